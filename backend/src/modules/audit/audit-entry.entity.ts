import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One action: actor, row, whom it is about, and time. Append-only, but for what staff see within one hour (`reading_hour`). */
@Entity('audit_log')
@Index('ix_audit_log_at', ['at', 'id'])
@Index('ix_audit_log_action', ['action', 'id'])
@Index('ix_audit_log_writes', { synchronize: false })
@Index('ix_audit_log_write_actions', { synchronize: false })
@Index('ix_audit_log_record', { synchronize: false })
@Index('ix_audit_log_entity', ['entity', 'entity_id', 'id'])
@Index('ix_audit_log_actor', ['actor_id', 'id'], { where: 'actor_id is not null' })
@Index('ix_audit_log_user', ['user_id', 'at', 'id'], { where: 'user_id is not null' })
@Index('uq_audit_log_reading', ['actor_id', 'user_id', 'action', 'reading_hour'], {
  unique: true,
  where: 'reading_hour is not null',
})
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

  /** Whom it is about; null: nobody. The log forgets by it, whatever became of the record. */
  @Column('uuid', { nullable: true })
  user_id: string | null;

  @Column('text')
  action: string;

  @Column('text')
  entity: string;

  @Column('text')
  entity_id: string;

  @Column('jsonb', { default: {} })
  details: Record<string, unknown>;

  /** Of staff who look at what is a user's: its hour, which has one row of each kind. */
  @Column('timestamptz', { nullable: true })
  reading_hour: Date | null;
}
