import { MAIL_MODES, NOTICE_TOPICS, type MailMode, type NoticeTopic } from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsObject, Matches, ValidateNested } from 'class-validator';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/u;

export class NoticeTopicSetting {
  @ApiProperty({ enum: NOTICE_TOPICS })
  topic: NoticeTopic;
  /** Shown in the app. */
  app: boolean;
  /** `at_once` waits for the end of the quiet hours. */
  @ApiProperty({ enum: MAIL_MODES })
  mail: MailMode;
  /** On the devices that were turned on; waits for the end of the quiet hours. */
  push: boolean;
}

export class NoticeSettingsResponse {
  topics: NoticeTopicSetting[];
  /** HH:MM in the user's zone. */
  quiet_from: string;
  /** The same as `quiet_from`: no hours are quiet. */
  quiet_until: string;
  digest_at: string;
  /** False while no mail can go out. */
  can_mail: boolean;
  /** The mailbox is proved to be the user's: others are sent nothing. */
  is_confirmed: boolean;
  /** False where this installation sends nothing to devices. */
  can_push: boolean;
  /** At least one device is turned on. */
  has_device: boolean;
}

export class ChangeNoticeTopic {
  @IsIn(NOTICE_TOPICS)
  topic: NoticeTopic;

  @IsGivenOrAbsent()
  @IsBoolean()
  app?: boolean;

  @IsGivenOrAbsent()
  @IsIn(MAIL_MODES)
  mail?: MailMode;

  @IsGivenOrAbsent()
  @IsBoolean()
  push?: boolean;
}

/** What is left out stays. */
export class ChangeNoticeSettingsRequest {
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(NOTICE_TOPICS.length)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ChangeNoticeTopic)
  topics?: ChangeNoticeTopic[];

  @IsGivenOrAbsent()
  @Matches(CLOCK_TIME)
  quiet_from?: string;

  @IsGivenOrAbsent()
  @Matches(CLOCK_TIME)
  quiet_until?: string;

  @IsGivenOrAbsent()
  @Matches(CLOCK_TIME)
  digest_at?: string;
}
