import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

/** The largest value of a column of type integer. */
const COUNT_MAX = 2_147_483_647;

/** A number that counts from 1 on, as its column can hold it. */
const IsCount = () =>
  applyDecorators(
    IsInt(),
    Min(1),
    Max(COUNT_MAX),
    ApiProperty({ type: Number, minimum: 1, maximum: COUNT_MAX }),
  );

/** The number of a version. */
export function IsVersion(): PropertyDecorator {
  return IsCount();
}

/** The number of a round. */
export function IsRound(): PropertyDecorator {
  return IsCount();
}
