import { LIVE, LIVE_CURSOR, LIVE_EVENT_KINDS, type LiveEventKind } from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

export class LiveQuery {
  /** The id of the last message, as the header `Last-Event-ID`, which goes before it. */
  @IsOptional()
  @Matches(LIVE_CURSOR)
  after?: string;

  /** Ends the stream after this: 0 for what was missed alone. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(LIVE.streamSeconds)
  seconds?: number;
}

export class LiveEventResponse {
  /** The same event has the same id, however often it is told. */
  id: string;
  @ApiProperty({ enum: LIVE_EVENT_KINDS })
  kind: LiveEventKind;
  at: string;
  post_id: string | null;
  title: string;
  linkedin_url: string | null;
}

/** The message `changes`. Its id is the time from which a stream can go on. */
export class LiveChangesMessage {
  events: LiveEventResponse[];
  /** True when there was more than is told here: everything has to be read again. */
  missed: boolean;
}
