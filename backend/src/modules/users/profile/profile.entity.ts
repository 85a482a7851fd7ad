import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The one row per person; `is_admin` is the authority for the console (ACCOUNT-7). */
@Entity('profiles')
@Unique('uq_profiles_email', ['email'])
@Index('ix_profiles_created', ['created_at', 'id'])
@Index('ix_profiles_admin', ['is_admin', 'id'])
@Index('ix_profiles_locked', ['created_at', 'id'], { where: 'profile_locked' })
@Index('ix_profiles_search', { synchronize: false })
@Index('ix_profiles_seen', { synchronize: false })
@Check('ck_profiles_email', `email <> '' and email !~ '[A-Z[:space:]]'`)
@Check('ck_profiles_content_pillars', 'cardinality(content_pillars) <= 5')
@Check(
  'ck_profiles_pillar_mix',
  'cardinality(pillar_mix) <= 5 and 0 <= all (pillar_mix) and 100 >= all (pillar_mix)',
)
@Check('ck_profiles_weekly_posting_goal', 'weekly_posting_goal between 1 and 21')
@Check('ck_profiles_posting_streak', 'posting_streak >= 0')
export class ProfileEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_profiles' })
  id: string;

  /** Normalised: trimmed, lower case. */
  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  full_name: string | null;

  @Column('text', { nullable: true })
  first_name: string | null;

  @Column('boolean', { default: false })
  is_admin: boolean;

  @Column('boolean', { default: false })
  onboarding_completed: boolean;

  /** At most five; a prompt's pillar_number counts in this list from 1. */
  @Column('text', { array: true, default: '{}' })
  content_pillars: string[];

  /** Percent of the posts that each pillar should have; empty for equal shares. It counts only while it is as long as the pillars. */
  @Column('smallint', { array: true, default: '{}' })
  pillar_mix: number[];

  /** IANA name. */
  @Column('text', { default: 'UTC' })
  time_zone: string;

  @Column('text', { nullable: true })
  target_audience: string | null;

  @Column('text', { nullable: true })
  ideal_target_client: string | null;

  @Column('text', { nullable: true })
  client_pain_points: string | null;

  @Column('text', { nullable: true })
  content_strategy: string | null;

  @Column('text', { nullable: true })
  business_size: string | null;

  @Column('text', { nullable: true })
  company_size: string | null;

  @Column('text', { nullable: true })
  industry: string | null;

  @Column('text', { nullable: true })
  pain_points: string | null;

  @Column('text', { nullable: true })
  generated_icp_summary: string | null;

  @Column('smallint', { default: 3 })
  weekly_posting_goal: number;

  @Column('integer', { default: 0 })
  posting_streak: number;

  /** Set by staff: the user may read but not change the profile (ACCOUNT-9). */
  @Column('boolean', { default: false })
  profile_locked: boolean;

  @Column('timestamptz', { nullable: true })
  email_confirmed_at: Date | null;

  /** Null until the first sign-in to the account. No signed-in user can reset it. */
  @Column('timestamptz', { nullable: true })
  first_signed_in_at: Date | null;

  /** The newest use of a session, to the hour; null before the first, and for who was away for longer than sessions are kept. */
  @Column('timestamptz', { nullable: true })
  last_seen_at: Date | null;

  @Column('text', { nullable: true })
  signup_source: string | null;

  /** Raised to make every access token of the user worthless at once. */
  @Column('integer', { default: 0 })
  token_version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
