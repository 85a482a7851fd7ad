import { ArrayMaxSize, Equals, IsArray, IsOptional, IsUUID, ValidateIf } from 'class-validator';

export class NoticeResponse {
  id: string;
  /** Stable name of the occasion, such as `publication.missed`. */
  kind: string;
  title: string;
  body: string;
  /** Path inside the user app, for the notice's one button. */
  link: string;
  created_at: string;
  read_at: string | null;
}

export class NotificationsResponse {
  /** The newest 50. */
  data: NoticeResponse[];
  /** 100 for as many and more. */
  unread: number;
}

/** The notices to mark as read: `ids`, or `all: true`. */
export class MarkReadRequest {
  @IsOptional()
  @Equals(true)
  all?: true;

  @ValidateIf(({ all, ids }: MarkReadRequest) => all === undefined || ids !== undefined)
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID(undefined, { each: true })
  ids?: string[];

  @Equals(true)
  read: true;
}
