import { QUOTAS, type QuotaKind } from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';

/** The account's use of a quota; bytes for `file_bytes`. */
export class QuotaResponse {
  @ApiProperty({ enum: Object.keys(QUOTAS) })
  kind: QuotaKind;
  used: number;
  max: number;
  /** Text for the user from nine tenths on, null before. */
  warning: string | null;
}

export class QuotaListResponse {
  data: QuotaResponse[];
}
