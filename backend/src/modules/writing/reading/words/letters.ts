/** A post in the form of a letter, in its parts; salutation and sign-off are null where it has none. */
export interface Letter {
  readonly salutation: string | null;
  readonly body: string;
  /** With the name below it, in its own lines. */
  readonly signOff: string | null;
}

const SALUTATION_WORDS_MAX = 8;
const SIGN_OFF_WORDS_MAX = 8;

const atStart = (source: string) => new RegExp(String.raw`^["“„«¡]?(?:${source})(?![\p{L}\p{M}])`, 'iu');
/** How a letter begins in English, German, French and Spanish. */
const GREETING = atStart(
  String.raw`dear|hello|hi|hey|good (?:morning|evening)|liebe[rsn]?|hallo|moin|servus|guten (?:morgen|tag|abend)|sehr geehrte[rn]?|ch[eè]re?s?|bonjour|bonsoir|salut|querid[oa]s?|estimad[oa]s?|hola|buen[oa]s (?:días|tardes|noches)`,
);
/** How it ends, before the name. */
const CLOSING = atStart(
  String.raw`yours(?: \p{L}+)?|sincerely|(?:all the |my )?best(?: (?:wishes|regards))?|(?:kind|warm) regards|warmly|with love|love|cheers|until (?:next|then|\p{L}+day)|herzlich(?:e grüße|st)?|(?:viele|liebe|beste|schöne) grüße|mit (?:\p{L}+en )?grüßen|bis (?:bald|dann|\p{L}+tag|nächste \p{L}+)|dein[e]?|euer|eure|ihr|ihre|bien à (?:vous|toi)|cordialement|amicalement|amitiés|bises|à (?:bientôt|\p{L}+)|votre|un (?:fuerte )?(?:saludo|abrazo)|(?:muchos )?saludos(?: cordiales)?|atentamente|hasta (?:pronto|el \p{L}+)|vuestr[oa]`,
);
/** A name, or two. */
const NAME = /^(?:\p{Lu}[\p{L}\p{M}.'’-]*)(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){0,2}[.!]?$/u;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const GREETING_WORDS_MAX = 3;

/** "Moin zusammen!": a sentence that greets and says nothing else. */
export const isGreeting = (sentence: string) =>
  GREETING.test(sentence) && wordsIn(sentence) <= GREETING_WORDS_MAX;

/** The parts of a post without its hashtags at the end. A first line that greets and goes on in the same line is none. */
export function letterOf(text: string): Letter {
  const lines = text.trim().split('\n');
  const first = (lines[0] ?? '').trim();
  const greets =
    lines.length > 1 &&
    wordsIn(first) <= SALUTATION_WORDS_MAX &&
    ((GREETING.test(first) && /[,!:\p{L}]$/u.test(first)) ||
      (/^\p{Lu}[^.!?:;]*,$/u.test(first) && lines[1]?.trim() === ''));
  const rest = greets ? lines.slice(1) : lines;
  const from = signOffFrom(rest, greets);
  return {
    salutation: greets ? first : null,
    body: rest.slice(0, from).join('\n').trim(),
    signOff: from === rest.length ? null : rest.slice(from).join('\n').trim(),
  };
}

/** The line from which on nothing but the sign-off comes; the number of lines where there is none. */
function signOffFrom(lines: readonly string[], isLetter: boolean): number {
  const said = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: line.trim(), index }]));
  const [before, last] = said.slice(-2);
  if (last === undefined || before === undefined) return lines.length;
  // "Yours," and the name below it.
  const isTwo =
    NAME.test(last.line) &&
    (CLOSING.test(before.line) || before.line.endsWith(',')) &&
    wordsIn(before.line) + wordsIn(last.line) <= SIGN_OFF_WORDS_MAX;
  if (isTwo && said.length > 2) return before.index;
  // What follows the closing is a name; within a letter it may be missing.
  const closing = CLOSING.exec(last.line)?.[0];
  const rest =
    closing === undefined ? null : last.line.slice(closing.length).replace(/^\s?[,.!–—-]?\s*/u, '');
  const isOne =
    wordsIn(last.line) <= SIGN_OFF_WORDS_MAX &&
    ((rest !== null && (NAME.test(rest) || (rest === '' && isLetter))) ||
      /^[–—-]\s?\p{Lu}[\p{L}\p{M}]+$/u.test(last.line));
  return isOne ? last.index : lines.length;
}

/** The first letter as a capital, the rest untouched, and so is a word with a capital within ("iPhone"). */
export function capitalized(text: string): string {
  const [first = ''] = text;
  if (/^\p{Ll}\p{L}*\p{Lu}/u.test(text)) return text;
  return `${first.toUpperCase()}${text.slice(first.length)}`;
}
