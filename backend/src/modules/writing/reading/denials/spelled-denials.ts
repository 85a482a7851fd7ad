import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { perTextIn } from '../words/per-language.js';

/** Denials as they are typed in haste or said in a region, by language, with the form that is read as one. */
const HASTY: Readonly<Partial<Record<PostLanguage, readonly (readonly [form: RegExp, spelled: string])[]>>> =
  {
    en: [
      [
        /(?<![\p{L}'’])(is|are|was|were|has|have|had|do|does|did|ca|wo|could|should|would|must|need|ai)nt(?![\p{L}'’])/giu,
        "$1n't",
      ],
    ],
    de: [
      [/(?<![\p{L}-])n[iu]x(?![\p{L}-])/gu, 'nichts'],
      [/(?<![\p{L}-])(?:net|nich|ned)(?![\p{L}-])/gu, 'nicht'],
    ],
  };

/** A text in which each denial is spelled out, and the way back to the places of the text as it was. */
export interface SpelledText {
  readonly text: string;
  readonly original: (place: TextRange) => TextRange;
}

/** "Werent told" as "weren't told", "nix gesagt" as "nichts gesagt". */
export const spelledDenials = (text: string, language: PostLanguage | null): SpelledText =>
  language === null ? asItStands(text) : SPELLED[language](text);

/** Notes are read at each review of what is written from them. */
const SPELLED = perTextIn((text, language) =>
  (HASTY[language] ?? []).reduce<SpelledText>(
    (read, [form, spelled]) => replaced(read, form, spelled),
    asItStands(text),
  ),
);

function asItStands(text: string): SpelledText {
  return { text, original: (place) => place };
}

function replaced({ text, original }: SpelledText, form: RegExp, spelled: string): SpelledText {
  const changes = [...text.matchAll(form)].map((found) => {
    const [whole] = found;
    return { start: found.index, whole, said: whole.replace(new RegExp(form.source, form.flags), spelled) };
  });
  if (changes.length === 0) return { text, original };
  return {
    text: text.replace(form, spelled),
    original: ({ start, end }) => original({ start: before(changes, start), end: before(changes, end) }),
  };
}

/** The place in the text before the changes; one within a changed word is the end of that word. */
function before(
  changes: readonly { readonly start: number; readonly whole: string; readonly said: string }[],
  place: number,
): number {
  let longer = 0;
  for (const { start, whole, said } of changes) {
    if (place <= start + longer) break;
    if (place < start + longer + said.length) return start + whole.length;
    longer += said.length - whole.length;
  }
  return place - longer;
}
