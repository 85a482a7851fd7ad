import { inFigures } from '@drumbeat/domain';

/**
 * The reason why a text cannot be sent, undefined when it can. Pasted text is kept and counted, never cut silently. @param max
 * Its maximum length in UTF-16 units; the API's limit is not stricter.
 */
export function tooLongProblem(text: string, max: number): string | undefined {
  return text.length > max
    ? `At most ${inFigures(max)} characters: shorten it by ${inFigures(text.length - max)}`
    : undefined;
}
