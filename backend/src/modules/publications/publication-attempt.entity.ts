import type { OutcomeClass, OutcomeCode } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PublicationEvidence } from './publication.entity.js';

/** One call to LinkedIn, written down before it is made. Append-only; at most one is open per publication. */
@Entity('publication_attempts')
@ForeignKey('publications', ['publication_id'], ['id'], {
  name: 'fk_publication_attempts_publication',
  onDelete: 'CASCADE',
})
@Index('uq_publication_attempts_open', ['publication_id'], { unique: true, where: 'outcome_class is null' })
@Check('ck_publication_attempts_class', `outcome_class in ('published', 'A', 'B', 'C', 'D', 'E', 'F')`)
@Check('ck_publication_attempts_outcome', '(outcome_class is null) = (outcome is null)')
@Check('ck_publication_attempts_evidence', `evidence in ('response', 'late_response', 'readback', 'user')`)
export class PublicationAttemptEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_publication_attempts' })
  publication_id: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_publication_attempts' })
  number: number;

  @Column('integer')
  fence: number;

  @Column('integer')
  owner_id: number;

  /** SHA-256 of the publication's snapshot. */
  @Column('text')
  payload_hash: string;

  @Column('timestamptz', { default: () => 'now()' })
  sending_at: Date;

  /** When the sender itself reported; null when another process closed the attempt because the sender was lost. */
  @Column('timestamptz', { nullable: true })
  responded_at: Date | null;

  @Column('smallint', { nullable: true })
  http_status: number | null;

  /** Null while the call is in progress. */
  @Column('text', { nullable: true })
  outcome_class: OutcomeClass | null;

  @Column('text', { nullable: true })
  outcome: OutcomeCode | null;

  @Column('text', { nullable: true })
  urn: string | null;

  @Column('text', { nullable: true })
  evidence: PublicationEvidence | null;
}
