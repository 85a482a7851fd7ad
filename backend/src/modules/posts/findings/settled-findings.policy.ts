import type { TextFinding } from '@drumbeat/domain';

/**
 * The findings of a text that was being written, without those that were settled in the meantime: the author vouched for the words that
 * the post had as `before` when the writing began, and no longer has `now`.
 */
export function withoutSettled(
  found: readonly TextFinding[],
  before: readonly TextFinding[],
  now: readonly TextFinding[],
): TextFinding[] {
  const words = (findings: readonly TextFinding[]) => new Set(findings.map(({ quotation }) => quotation));
  const [had, has] = [words(before), words(now)];
  return found.filter(({ quotation }) => !had.has(quotation) || has.has(quotation));
}
