import { WEEKLY_MODES, type WeeklyMode } from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';

export class WeeklyPromptsParams {
  /** The user's id. */
  @IsUUID()
  id: string;
}

export class ChangeWeeklyPromptsRequest {
  /** Null: as for everybody. */
  @IsIn([...WEEKLY_MODES, null])
  @ApiProperty({ enum: WEEKLY_MODES, type: 'string', nullable: true })
  mode: WeeklyMode | null;
}

export class WeeklyPromptsResponse {
  /** What staff chose for this user; null: as for everybody. */
  @ApiProperty({ enum: WEEKLY_MODES, type: 'string', nullable: true })
  mode: WeeklyMode | null;
  /** What holds for everybody for whom nothing is chosen. */
  @ApiProperty({ enum: WEEKLY_MODES })
  everybody: WeeklyMode;
}
