import type { PostLanguage } from '@drumbeat/domain';
import { valueOfWord } from '../number-words.js';
import { perLanguage } from '../per-language.js';
import {
  BEGUN_TWICE,
  BETWEEN,
  DAYS,
  ENGLISH_ROLE,
  IT_WAS,
  NAME_BACK,
  NO_MEANT,
  OWN,
  SUBJECT_TWICE,
  TAKES_BACK,
  TAKES_DAY_BACK,
  TURNED_AROUND,
  TWICE,
} from './false-starts.words.js';
import { beginsWithVerb } from './main-clauses.js';

const RESUMED = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}'’])(?<again>(?!(?:no|ja|yes|nein|non|oui|sí|gut|nee)(?!\p{L}))(?:[\p{L}'’]+ ){0,2}[\p{L}'’]+),? (?:${BETWEEN[language]}),? \k<again>(?![\p{L}'’])`,
      'giu',
    ),
);

/** "Ohne Wasser, nee, mit Wasser": the same noun with another word before it. */
const OTHER_BEFORE = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}'’])(?!(?:no|kein\p{L}*|pas) )[\p{L}'’]+ (?<noun>\p{L}{3,}),? (?:${TAKES_BACK[language]}),? (?<meant>[\p{L}'’]+ \k<noun>)(?!\p{L})`,
      'giu',
    ),
);
const OTHER_DAY = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?<day>${DAYS[language]}),? (?:${TAKES_BACK[language]}|${TAKES_DAY_BACK[language]}),? (?:(?:on|am|el) )?(?!\k<day>(?!\p{L}))(?<meant>${DAYS[language]})(?!\p{L})`,
      'giu',
    ),
);
const FIGURE = String.raw`(?:[£$€]?\p{N}[\p{N}.,]*(?:\s?%)?|[\p{L}]+)`;
/** "40 to 60 and then, no wait, it was 30 to 50". */
const OTHER_FIGURE = perLanguage((language) => {
  const range = String.raw`(?:(?<from>FIGURE) (?:to|bis|à|a) )?(?<at>FIGURE)`;
  const second = range.replace('<from>', '<from2>').replace('<at>', '<at2>');
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])${range}(?: \p{L}+)?,? (?:(?:and then|and|und|et|y),? )?(?:${TAKES_BACK[language]}),? (?:(?:${IT_WAS[language]}) )?(?<meant>${second})(?![\p{L}\p{N}])`.replaceAll(
      'FIGURE',
      FIGURE,
    ),
    'giu',
  );
});

/** "Chad no Brad sorry Brad": another name, said once more or not. */
const OTHER_NAME = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?!(?:I|No)(?!\p{L}))\p{Lu}\p{Ll}+,? (?:${NAME_BACK[language]}),? (?<meant>\p{Lu}\p{Ll}+)(?:,? (?:${TAKES_BACK[language]}),? \k<meant>)?(?!\p{L})`,
      'gu',
    ),
);
/** "In my slippers no I mean my work boots" */
const OTHER_THING = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?<of>${OWN[language]}) \p{L}+(?: \p{L}+)?,? (?:${NO_MEANT[language]}),? (?<meant>\k<of> \p{L}+)(?!\p{L})`,
      'giu',
    ),
);

const NEVER = /(?!)/u;

/**
 * What somebody dictated, without what they began and said anew: words that stand twice, a figure that they took back, a pronoun that
 * says its subject once more. Nothing is left out that does not stand there again or that they did not correct themselves.
 */
export function withoutFalseStarts(text: string, language: PostLanguage): string {
  const once = text
    .replace(TWICE[language], '$<word>')
    .replace(RESUMED[language], '$<again>')
    .replace(BEGUN_TWICE, '$<run>$<thing>')
    .replace(OTHER_BEFORE[language], '$<meant>')
    .replace(OTHER_DAY[language], '$<meant>')
    .replace(OTHER_NAME[language], '$<meant>')
    .replace(OTHER_THING[language], '$<meant>')
    .replace(OTHER_FIGURE[language], (...found: unknown[]) => meantFigure(found, language));
  const placed =
    language === 'de'
      ? turnedOnce(once)
      : once.replace(language === 'en' ? ENGLISH_ROLE : NEVER, '$<who>, $<role>,');
  return (SUBJECT_TWICE[language] ?? []).reduce(
    (left, pattern) =>
      left.replace(pattern, (...found: unknown[]) => {
        const [whole, at, all] = [String(found[0]), Number(found.at(-3)), String(found.at(-2))];
        const behind = all.slice(at + whole.length).trimStart();
        const isSubject = language === 'en' || beginsWithVerb(behind, language);
        return isSubject ? ((found.at(-1) as Record<string, string>).subject ?? whole) : whole;
      }),
    placed,
  );
}

const turnedOnce = (text: string): string =>
  TURNED_AROUND.reduce(
    (left, [pattern, form]) =>
      left.replace(pattern, (...found: unknown[]) => {
        const groups = found.at(-1) as Record<string, string | undefined>;
        // An apposition stands between commas.
        return form.replace(/\$<(\w+)>/gu, (_, name: string) =>
          name === 'role' && groups.role !== undefined ? `, ${groups.role},` : (groups[name] ?? ''),
        );
      }),
    text,
  );

/** Where both are figures, the second one; else what was said. */
function meantFigure(found: readonly unknown[], language: PostLanguage): string {
  const whole = String(found[0]);
  const { from, at, from2, at2, meant } = found.at(-1) as Record<string, string | undefined>;
  const figures = [from, at, from2, at2].filter((one) => one !== undefined);
  const areFigures = figures.every(
    (one) => /\p{N}/u.test(one) || valueOfWord(one.toLowerCase(), language) !== null,
  );
  return areFigures && (from === undefined) === (from2 === undefined) ? (meant ?? whole) : whole;
}
