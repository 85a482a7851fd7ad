import type { WeeklyMode } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** What staff chose for a user's weekly prompts; no row: as for everybody (`WEEKLY_PROMPTS`). */
@Entity('weekly_prompt_settings')
@Check('ck_weekly_prompt_settings_mode', `mode in ('review', 'push', 'off')`)
export class WeeklyPromptSettingEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_weekly_prompt_settings' })
  @ForeignKey('profiles', 'id', { name: 'fk_weekly_prompt_settings_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text')
  mode: WeeklyMode;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
