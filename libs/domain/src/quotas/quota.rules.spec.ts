import { describe, expect, it } from '@jest/globals';
import {
  EXPORT_FILE_BYTES_MAX,
  exportRefusal,
  isNearQuota,
  QUOTAS,
  quotaRefusal,
  quotaWarning,
  receivedLabel,
} from './quota.rules.js';

describe('A quota', () => {
  it('is told before it is reached, with what to do', () => {
    expect(quotaWarning('posts', 4_499)).toBeNull();
    expect(quotaWarning('posts', 4_500)).toMatch(/^You have 4,500 of 5,000 posts\. Delete some/);
    expect(quotaWarning('file_bytes', 2.75 * 1024 ** 3)).toMatch(/^You have 2\.8 of 3 GB of files\./);
    expect(isNearQuota('notes', QUOTAS.notes)).toBe(true);
  });

  it('is refused in the same words wherever it is reached', () => {
    expect(quotaRefusal('notes')).toBe(
      'You have 2,000 notes, which is as many as there can be. Delete some that you no longer need.',
    );
  });

  it('of files leaves room for them in one archive, with half a gigabyte for the texts', () => {
    expect(QUOTAS.file_bytes).toBeLessThan(EXPORT_FILE_BYTES_MAX);
    expect(EXPORT_FILE_BYTES_MAX).toBeLessThanOrEqual(3.5 * 1024 ** 3);
    expect(exportRefusal(4.2 * 1024 ** 3)).toMatch(/^There are 4\.2 GB of files, and an export holds 3\.5\./);
  });

  it('tell how much of an export has come', () => {
    expect(receivedLabel(0)).toBe('The file is being put together…');
    expect(receivedLabel(12_340_000)).toBe('12.3 MB so far');
  });
});
