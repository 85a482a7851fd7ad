import type { VoiceChange } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { LearnedWhere } from './edit-habits.rules.js';
import { EDIT_KINDS, type EditKind } from './edit-trace.js';

export type LearnedRuleStatus = 'proposed' | 'accepted' | 'declined';

/** A habit of a user's edits, and what they said to making a rule of it (LEARN-3). */
@Entity('learned_rules')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_learned_rules_user', onDelete: 'CASCADE' })
@Unique('uq_learned_rules_key', ['user_id', 'kind', 'key'])
@Check('ck_learned_rules_kind', `kind in ('${EDIT_KINDS.join("', '")}')`)
@Check('ck_learned_rules_status', `status in ('proposed', 'accepted', 'declined')`)
@Check(
  'ck_learned_rules_decided',
  `(status = 'proposed') = (decided_at is null) and (decided_at is null) = (decided_occurrences is null)`,
)
@Check('ck_learned_rules_counts', 'occurrences between 1 and opportunities')
export class LearnedRuleEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_learned_rules' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  kind: EditKind;

  /** What is compared: words in lower case without punctuation, the type of an opening, or nothing. */
  @Column('text')
  key: string;

  /** As the user or the writer spells it; empty where the kind says it all. */
  @Column('text')
  phrase: string;

  /** What the user puts in its place. */
  @Column('text')
  instead: string;

  /** Emoji of a post, or words as a share of the draft's. */
  @Column('real', { nullable: true })
  measure: number | null;

  /** Drafts that showed it when it was last looked for, and those that gave the occasion. */
  @Column('integer')
  occurrences: number;

  @Column('integer')
  opportunities: number;

  @Column('jsonb')
  learned_where: LearnedWhere;

  @Column('text', { default: 'proposed' })
  status: LearnedRuleStatus;

  @Column('timestamptz', { nullable: true })
  decided_at: Date | null;

  /** Occurrences at the decision: one that was declined comes back when they have doubled. */
  @Column('integer', { nullable: true })
  decided_occurrences: number | null;

  /** What accepting it changed in the writing profile. */
  @Column('jsonb', { default: [] })
  applied: VoiceChange[];

  /** Fields among these that no person had set before. */
  @Column('text', { array: true, default: '{}' })
  not_by_hand: string[];

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
