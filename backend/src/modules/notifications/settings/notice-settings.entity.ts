import type { MailMode, NoticeTopic } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** What was chosen for one topic; what is missing is as the topic is. */
export interface TopicChoice {
  readonly app?: boolean;
  readonly mail?: MailMode;
  readonly push?: boolean;
}

export type TopicChoices = Partial<Record<NoticeTopic, TopicChoice>>;

/** What a user wants to be told of, and when. Without a row everything is as it comes. */
@Entity('notice_settings')
@Check(
  'ck_notice_settings_times',
  `quiet_from || quiet_until || digest_at ~ '^(([01]\\d|2[0-3]):[0-5]\\d){3}$'`,
)
export class NoticeSettingsEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_notice_settings' })
  @ForeignKey('profiles', 'id', { name: 'fk_notice_settings_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('jsonb', { default: {} })
  topics: TopicChoices;

  /** HH:MM in the user's zone. */
  @Column('text', { default: '20:00' })
  quiet_from: string;

  /** The same as `quiet_from`: no hours are quiet. */
  @Column('text', { default: '07:00' })
  quiet_until: string;

  @Column('text', { default: '07:30' })
  digest_at: string;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
