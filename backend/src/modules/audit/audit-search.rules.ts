import { AUDIT_ACTIONS, AUDIT_RECORDS, foldSearch } from '@drumbeat/domain';

/** True of what staff only read. Worded as in SQL (`IS_WRITE`). */
const isReading = (action: string): boolean => action.endsWith('.read');

/**
 * What of the log has these words, in its name or in staff's words for it: actions and kinds of records. They are few and known, so that
 * the log itself is searched by index. Whoever leaves readings out does not look among them, who are most of the log.
 */
export function auditNamesWith(
  words: string,
  { isWithReads }: { isWithReads: boolean },
): { readonly actions: readonly string[]; readonly records: readonly string[] } {
  const folded = foldSearch(words.trim());
  const hasWords = (...texts: readonly string[]) => texts.some((text) => foldSearch(text).includes(folded));
  return {
    actions: Object.entries(AUDIT_ACTIONS)
      .filter(([action, label]) => hasWords(action, label) && (isWithReads || !isReading(action)))
      .map(([action]) => action),
    records: Object.entries(AUDIT_RECORDS)
      .filter(([record, { many, ...words }]) =>
        hasWords(record, many, ...('word' in words ? [words.word] : [])),
      )
      .map(([record]) => record),
  };
}
