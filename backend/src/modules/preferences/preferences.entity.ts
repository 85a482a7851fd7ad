import {
  type EditingPatterns,
  LENGTHS,
  type Tone,
  TONES,
  USAGE_LEVELS,
  type UsageLevel,
  type WritingProfile,
} from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

const LEVELS = ['directness_level', 'confidence_level', 'energy_level', 'writing_style_formality'];

/** The user's writing profile (VOICE-1). The defaults are VOICE-2. */
@Entity('user_preferences')
@Unique('uq_user_preferences_user', ['user_id'])
@Check('ck_user_preferences_version', 'version >= 1')
@Check('ck_user_preferences_levels', LEVELS.map((level) => `${level} between 1 and 10`).join(' and '))
@Check(
  'ck_user_preferences_usage',
  ['emoji_usage_preference', 'humor_usage', 'question_usage']
    .map((usage) => `${usage} in ('${USAGE_LEVELS.join("', '")}')`)
    .join(' and '),
)
@Check(
  'ck_user_preferences_lengths',
  ['average_sentence_length', 'content_length_preference']
    .map((length) => `${length} in ('${LENGTHS.join("', '")}')`)
    .join(' and '),
)
@Check('ck_user_preferences_tone', `writing_style_tone in ('${TONES.join("', '")}')`)
export class PreferencesEntity implements WritingProfile {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_user_preferences' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_user_preferences_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text', { array: true, default: '{}' })
  frequently_used_words: string[];

  @Column('text', { array: true, default: '{}' })
  industry_jargon: string[];

  @Column('text', { array: true, default: '{}' })
  signature_expressions: string[];

  @Column('text', { array: true, default: '{}' })
  structural_patterns: string[];

  @Column('text', { array: true, default: '{}' })
  tone_markers: string[];

  @Column('text', { array: true, default: '{}' })
  formatting_preferences: string[];

  @Column('text', { array: true, default: '{}' })
  post_type_preferences: string[];

  @Column('text', { array: true, default: '{}' })
  never_use_phrases: string[];

  @Column('text', { array: true, default: '{}' })
  preferred_hooks: string[];

  @Column('text', { array: true, default: '{}' })
  denied_habits: string[];

  @Column('text', { array: true, default: '{}' })
  content_pillars: string[];

  @Column('text', { array: true, default: '{brand_awareness,lead_generation}' })
  content_goals: string[];

  @Column('text', { array: true, default: '{professional,authentic}' })
  voice_attributes: string[];

  @Column('text', { array: true, default: '{post,article}' })
  preferred_content_types: string[];

  @Column('jsonb', { default: { edit_count: 0 } })
  editing_patterns: EditingPatterns;

  @Column('jsonb', { default: { frequency: 'moderate' } })
  cta_preferences: { frequency: UsageLevel };

  @Column('jsonb', { default: { last_analysis: null, analysis_insights: [], learning_summary: '' } })
  personalization_data: {
    last_analysis: string | null;
    analysis_insights: string[];
    learning_summary: string;
  };

  @Column('jsonb', { default: {} })
  onboarding_data: Record<string, unknown>;

  /** Never written: the response is made from the training posts (VOICE-8). */
  @Column('jsonb', { default: [] })
  sample_posts: Record<string, unknown>[];

  @Column('text', { default: '' })
  target_audience: string;

  @Column('text', { default: 'minimal' })
  emoji_usage_preference: UsageLevel;

  @Column('text', { default: 'medium' })
  average_sentence_length: WritingProfile['average_sentence_length'];

  @Column('text', { default: 'medium' })
  content_length_preference: WritingProfile['content_length_preference'];

  @Column('text', { default: 'balanced' })
  storytelling_style: string;

  @Column('text', { default: 'minimal' })
  humor_usage: UsageLevel;

  @Column('text', { default: 'moderate' })
  question_usage: UsageLevel;

  @Column('text', { default: 'professional' })
  writing_style_tone: Tone;

  @Column('text', { default: 'brand_awareness' })
  primary_goal: string;

  @Column('text', { default: 'dashboard' })
  default_dashboard_view: string;

  @Column('smallint', { default: 5 })
  directness_level: number;

  @Column('smallint', { default: 5 })
  confidence_level: number;

  @Column('smallint', { default: 5 })
  energy_level: number;

  @Column('smallint', { default: 5 })
  writing_style_formality: number;

  @Column('boolean', { default: true })
  email_notifications: boolean;

  @Column('boolean', { default: true })
  content_reminders: boolean;

  @Column('boolean', { default: true })
  weekly_insights: boolean;

  @Column('boolean', { default: false })
  marketing_emails: boolean;

  /** Fields of the voice that a person was the last to change: an analysis leaves them (VOICE-10). */
  @Column('text', { array: true, default: '{}' })
  set_by_hand: string[];

  /** Of what a person or an analysis wrote; measurements leave it. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
