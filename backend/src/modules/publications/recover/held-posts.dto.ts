import { ArrayMaxSize, IsArray, IsOptional, IsUUID } from 'class-validator';

export class HeldPostResponse {
  post_id: string;
  title: string;
  /** Its first characters. */
  content_start: string;
  due_at: string;
  local_date: string;
  /** HH:MM. */
  local_time: string;
  /** IANA name. */
  time_zone: string;
  /** The LinkedIn member who posts it. */
  account_name: string;
  /** Nothing was kept that would tell whether it was sent early since: its user looks at LinkedIn first. */
  may_have_gone_out: boolean;
}

export class HeldPostsResponse {
  data: HeldPostResponse[];
  /** Number of all that wait. */
  total: number;
}

export class StillRightRequest {
  /** Left out: all that wait and surely did not go out. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(500)
  @IsUUID(undefined, { each: true })
  post_ids?: string[];
}

export class StillRightResponse {
  /** Number of posts that are scheduled again. */
  count: number;
  /** True when sending to LinkedIn is paused: they are published once it resumes. */
  is_paused: boolean;
}
