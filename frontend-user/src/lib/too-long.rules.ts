const number = new Intl.NumberFormat('en-US');

/**
 * Why a text cannot be sent as it is, undefined where it can. Pasted words are kept and counted, never cut in silence.
 * @param max Its longest length, in UTF-16 units, which the API counts no stricter.
 */
export function tooLongProblem(text: string, max: number): string | undefined {
  return text.length > max
    ? `At most ${number.format(max)} characters: shorten it by ${number.format(text.length - max)}`
    : undefined;
}
