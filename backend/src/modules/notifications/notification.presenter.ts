import type { NoticeResponse } from './notifications.dto.js';
import type { NoticeRow } from './notifications.repository.js';

export function presentNotice({ created_at, read_at, ...notice }: NoticeRow): NoticeResponse {
  return {
    ...notice,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}
