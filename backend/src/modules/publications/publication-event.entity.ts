import type { PublicationState } from '@drumbeat/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The audit of the ledger: one row for each transition, written in its transaction. Append-only, except for folded
 * rows of plans that were replaced.
 */
@Entity('publication_events')
@ForeignKey('publications', ['publication_id'], ['id'], {
  name: 'fk_publication_events_publication',
  onDelete: 'CASCADE',
})
@Index('ix_publication_events_publication', ['publication_id', 'id'])
@Index('ix_publication_events_ends', ['at'], {
  where: `to_state in ('published', 'rejected', 'blocked_auth', 'needs_user', 'missed')`,
})
export class PublicationEventEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_publication_events',
  })
  id: string;

  @Column('uuid')
  publication_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** An event of the state machine, or a fact that moves nothing (`cancel_requested`, `late_report`). */
  @Column('text')
  event: string;

  @Column('text', { nullable: true })
  from_state: PublicationState | null;

  @Column('text')
  to_state: PublicationState;

  @Column('integer')
  version: number;

  @Column('integer')
  fence: number;

  /** `worker:<owner>`, `sweeper:<owner>` or `user:<id>`. */
  @Column('text')
  actor: string;

  @Column('jsonb', { nullable: true })
  details: Record<string, unknown> | null;
}
