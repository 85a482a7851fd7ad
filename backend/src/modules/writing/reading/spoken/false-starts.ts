import type { PostLanguage } from '@drumbeat/domain';
import { perLanguage } from '../per-language.js';
import {
  BEGUN_TWICE,
  BETWEEN,
  ENGLISH_ROLE,
  SUBJECT_TWICE,
  TURNED_AROUND,
  TWICE,
} from './false-starts.words.js';
import { beginsWithVerb } from './main-clauses.js';
import { withoutTakenBack } from './taken-back.js';

const RESUMED = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}'’])(?<again>(?!(?:no|ja|yes|nein|non|oui|sí|gut|nee)(?!\p{L}))(?:[\p{L}'’]+ ){0,2}[\p{L}'’]+),? (?:${BETWEEN[language]}),? \k<again>(?![\p{L}'’])`,
      'giu',
    ),
);

const NEVER = /(?!)/u;

/**
 * What somebody dictated, without what they began and said anew: words that stand twice, a figure that they took back, a pronoun that
 * says its subject once more. Nothing is left out that does not stand there again or that they did not correct themselves.
 */
export function withoutFalseStarts(text: string, language: PostLanguage): string {
  const once = withoutTakenBack(text, language)
    .replace(TWICE[language], '$<word>')
    .replace(RESUMED[language], '$<again>')
    .replace(BEGUN_TWICE, '$<run>$<thing>');
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
