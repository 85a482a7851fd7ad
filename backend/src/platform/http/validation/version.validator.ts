import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

/** The largest value of a column of type integer. */
const VERSION_MAX = 2_147_483_647;

/** The number of a version: from 1 on, as its column can hold it. */
export function IsVersion(): PropertyDecorator {
  return applyDecorators(
    IsInt(),
    Min(1),
    Max(VERSION_MAX),
    ApiProperty({ type: Number, minimum: 1, maximum: VERSION_MAX }),
  );
}

/** The number of a round, which is counted as versions are. */
export const IsRound = IsVersion;
