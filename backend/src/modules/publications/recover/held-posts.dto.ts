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
  /** The LinkedIn member in whose name it goes out. */
  account_name: string;
  /** Nothing was kept that would tell whether it was sent early since: its user looks at LinkedIn first. */
  may_have_gone_out: boolean;
}

export class HeldPostsResponse {
  data: HeldPostResponse[];
  /** Of all that wait. */
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
  /** How many wait for their times again. */
  count: number;
  /** Nothing is sent to LinkedIn at the moment: they go out once sending goes on. */
  is_paused: boolean;
}
