import type { OutcomeCode, PublicationState } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Evidence that a post is on LinkedIn. */
export type PublicationEvidence = 'response' | 'late_response' | 'readback' | 'user';

/** One intended appearance of one post on one LinkedIn account: the row is the schedule and the truth (docs/publishing.md). */
@Entity('publications')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_publications_user', onDelete: 'CASCADE' })
@ForeignKey('posts', ['post_id'], ['id'], { name: 'fk_publications_post', onDelete: 'CASCADE' })
@ForeignKey('social_accounts', ['social_account_id'], ['id'], {
  name: 'fk_publications_account',
  onDelete: 'CASCADE',
})
@Unique('uq_publications_occurrence', ['social_account_id', 'post_id', 'occurrence'])
@Index('uq_publications_live', ['post_id'], { unique: true, where: `state <> 'cancelled'` })
@Index('ix_publications_newest', ['post_id', 'created_at', 'id'])
@Index('ix_publications_user', ['user_id', 'due_at', 'id'])
@Index('ix_publications_all_due', ['due_at', 'id'])
@Index('ix_publications_due', ['due_at', 'id'], { where: `state = 'scheduled'` })
@Index('ix_publications_lease', ['lease_until'], { where: `state in ('claimed', 'sending')` })
@Index('ix_publications_settling', ['settle_until'], { where: `state in ('uncertain', 'reconciling')` })
@Index('ix_publications_blocked', ['due_at'], { where: `state = 'blocked_auth'` })
@Index('ix_publications_decisions', ['user_id', 'due_at', 'id'], {
  where: `state in ('uncertain', 'reconciling', 'needs_user', 'missed', 'blocked_auth', 'rejected')`,
})
@Index('ix_publications_at_risk', ['due_at', 'id'], {
  where: `state in ('uncertain', 'reconciling', 'needs_user', 'missed', 'blocked_auth', 'rejected') or held_since is not null`,
})
@Index('ix_publications_newly_published', ['published_at'], { where: `state = 'published'` })
@Index('ix_publications_published', ['social_account_id', 'published_at'], {
  where: `state = 'published' and urn is not null`,
})
@Index('ix_publications_late', ['published_at'], {
  where: `state = 'published' and published_at - due_at >= interval '1 minute'`,
})
@Index('ix_publications_held', ['user_id', 'due_at', 'id'], { where: 'held_since is not null' })
@Index('ix_publications_on_hold', ['due_at', 'id'], { where: 'held_since is not null' })
@Index('ix_publications_cancelled', ['due_at', 'id'], { where: `state = 'cancelled'` })
@Check('ck_publications_held', `held_since is null or state = 'scheduled'`)
@Check(
  'ck_publications_state',
  `state in ('draft', 'scheduled', 'claimed', 'sending', 'published', 'rejected', 'blocked_auth', 'uncertain',
   'reconciling', 'needs_user', 'missed', 'cancelled')`,
)
@Check('ck_publications_local_time', `local_time ~ '^[0-2][0-9]:[0-5][0-9]$'`)
@Check(
  'ck_publications_owned',
  `state not in ('claimed', 'sending') or (owner_id is not null and lease_until is not null)`,
)
@Check(
  'ck_publications_snapshot',
  `state not in ('sending', 'uncertain', 'reconciling') or snapshot is not null`,
)
@Check('ck_publications_settling', `state not in ('uncertain', 'reconciling') or settle_until is not null`)
@Check(
  'ck_publications_published',
  `state <> 'published' or (published_at is not null and evidence is not null)`,
)
@Check('ck_publications_evidence', `evidence in ('response', 'late_response', 'readback', 'user')`)
export class PublicationEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_publications' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('uuid')
  post_id: string;

  @Column('uuid')
  social_account_id: string;

  /** Counts the publications of this post on this account, forgotten ones too; all but the last are cancelled. */
  @Column('integer', { default: 1 })
  occurrence: number;

  @Column('text', { default: 'scheduled' })
  state: PublicationState;

  /** Incremented by each reschedule and each decision of the user: older wake-ups and claims become invalid. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  due_at: Date;

  /** The clock as the user chose it, YYYY-MM-DD and HH:MM in `time_zone`. */
  @Column('date')
  local_date: string;

  @Column('text')
  local_time: string;

  /** IANA name. */
  @Column('text')
  time_zone: string;

  /** Incremented by each claim: the holder of an older one has lost the row. */
  @Column('integer', { default: 0 })
  fence: number;

  /**
   * The worker that claimed last, from the sequence publishing_owners; it holds an advisory lock of this number while
   * it runs.
   */
  @Column('integer', { nullable: true })
  owner_id: number | null;

  @Column('timestamptz', { nullable: true })
  lease_until: Date | null;

  /** Earliest next attempt, after an obstacle at due_at. */
  @Column('timestamptz', { nullable: true })
  next_try_at: Date | null;

  /** When the planner put a wake-up into the queue. */
  @Column('timestamptz', { nullable: true })
  queued_at: Date | null;

  /** An uncertain send is looked at only after this time: LinkedIn may still be finishing it. */
  @Column('timestamptz', { nullable: true })
  settle_until: Date | null;

  /** The user cancelled while a worker had the row; it stops before sending. */
  @Column('boolean', { default: false })
  cancel_requested: boolean;

  /** Start of the wait for its user's check: the data was restored from a backup, and a change may be lost (ADR 9). */
  @Column('timestamptz', { nullable: true })
  held_since: Date | null;

  @Column('smallint', { default: 0 })
  not_sent_count: number;

  /** Progress of the checks ahead: 1 a day before, 2 an hour before. */
  @Column('smallint', { default: 0 })
  ahead_check: number;

  /** The version whose media were taken for uploading ahead of the due time; null before that. */
  @Column('integer', { nullable: true })
  media_ahead_version: number | null;

  /** The request body, byte for byte, of the send that was last intended. */
  @Column('text', { nullable: true })
  snapshot: string | null;

  /** The post's version that the snapshot was made from. */
  @Column('integer', { nullable: true })
  post_version: number | null;

  @Column('text', { nullable: true })
  outcome: OutcomeCode | null;

  @Column('text', { nullable: true })
  urn: string | null;

  @Column('text', { nullable: true })
  evidence: PublicationEvidence | null;

  /** Address given by the user. */
  @Column('text', { nullable: true })
  linkedin_url: string | null;

  @Column('timestamptz', { nullable: true })
  published_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
