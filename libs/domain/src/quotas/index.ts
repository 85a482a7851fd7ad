export {
  EXPORT_FILE_BYTES_MAX,
  exportRefusal,
  quotaRefusal,
  QUOTAS,
  quotaWarning,
  DOWNLOAD_MS,
  EXPORT_RECEIPT_LENGTH,
  receivedLabel,
} from './quota.rules.js';
export type { QuotaKind } from './quota.rules.js';
