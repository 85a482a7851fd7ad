import { QUOTAS, type QuotaKind } from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';

/** How much the account has of something; bytes for `file_bytes`. */
export class QuotaResponse {
  @ApiProperty({ enum: Object.keys(QUOTAS) })
  kind: QuotaKind;
  used: number;
  max: number;
  /** Words for the user from nine tenths on, null before. */
  warning: string | null;
}

export class QuotaListResponse {
  data: QuotaResponse[];
}
