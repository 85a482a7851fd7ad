import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

/** Query of the console's lists, as react-admin's data provider sends it. */
export class AdminListQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  page: number = 1;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  perPage: number = 25;

  @IsOptional()
  @IsString()
  @Matches(/^[a-z_]{1,40}$/)
  sort?: string;

  @IsOptional()
  @IsIn(['ASC', 'DESC'])
  order: 'ASC' | 'DESC' = 'DESC';

  /** JSON object of field → value; `q` searches. */
  @ApiPropertyOptional({ type: 'string' })
  @Transform(({ value }: { value: unknown }) => parseFilter(value))
  @IsObject()
  filter: Record<string, unknown> = {};
}

function parseFilter(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
