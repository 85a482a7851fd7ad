import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One action: actor, row and time. Append-only. */
@Entity('audit_log')
@Index('ix_audit_log_at', ['at', 'id'])
@Index('ix_audit_log_action', ['action', 'id'])
@Index('ix_audit_log_entity', ['entity', 'entity_id', 'id'])
@Index('ix_audit_log_actor', ['actor_id', 'id'], { where: 'actor_id is not null' })
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_audit_log',
  })
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Null: Drumbeat itself. */
  @Column('uuid', { nullable: true })
  actor_id: string | null;

  @Column('text')
  action: string;

  @Column('text')
  entity: string;

  @Column('text')
  entity_id: string;

  @Column('jsonb', { default: {} })
  details: Record<string, unknown>;
}
