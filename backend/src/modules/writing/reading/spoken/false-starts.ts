import type { PostLanguage } from '@drumbeat/domain';
import { isNounAlone } from '../german-nouns/german-nouns.js';
import { perLanguage } from '../words/per-language.js';
import {
  BEGUN_TWICE,
  BETWEEN,
  BETWEEN_MORE,
  ENGLISH_ROLE,
  SUBJECT_TWICE,
  TURNED_AROUND,
  TWICE,
  VERB_TWICE,
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

/** "Sind es halt sind es" */
const RESUMED_MORE = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}'’])(?<again>[\p{L}'’]+ (?:[\p{L}'’]+ )?[\p{L}'’]+),? (?:${BETWEEN_MORE[language]}),? \k<again>(?![\p{L}'’])`,
      'giu',
    ),
);

const NEVER = /(?!)/u;

/** The word of a match, once. */
const said = (...found: unknown[]): string =>
  Object.values(found.at(-1) as Record<string, string | undefined>).find((word) => word !== undefined) ?? '';

/**
 * What somebody dictated, without what they began and said anew: words that stand twice, a figure that they took back, a pronoun that
 * says its subject once more. Nothing is left out that does not stand there again or that they did not correct themselves.
 */
export function withoutFalseStarts(text: string, language: PostLanguage): string {
  const once = withoutTakenBack(text, language)
    .replace(TWICE[language], said)
    .replace(VERB_TWICE[language], said)
    .replace(RESUMED[language], '$<again>')
    .replace(RESUMED_MORE[language], '$<again>')
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
        const { subject = whole } = found.at(-1) as Record<string, string | undefined>;
        const isSubject =
          language === 'en' ||
          beginsWithVerb(behind, language) ||
          (language === 'fr' && VERB_FR.test(behind));
        return isSubject && (language !== 'de' || (isNounDe(subject) && !hasSecondVerb(behind)))
          ? subject
          : whole;
      }),
    placed,
  );
}

/** Behind its pronoun any such word is one. */
const VERB_FR = /^\p{L}{3,}(?:e|t|a|ent)(?!\p{L})/iu;

const END_OF_CLAUSE =
  /[.,;:!?\n]|(?<!\p{L})(?:und|aber|oder|weil|dass|wenn|als|ob|denn|was|wie|wo|damit|obwohl|bis)(?!\p{L})/iu;
/** "Der Sohn der ist neun hat gefragt": of a clause that was put in, which would lose its subject. */
function hasSecondVerb(behind: string): boolean {
  const [clause = ''] = behind.split(END_OF_CLAUSE);
  return clause.split(/\s+/u).filter((word) => beginsWithVerb(word, 'de')).length > 1;
}

/** "Die passte nicht die hat": a clause, and no noun with its article that is said once more. */
function isNounDe(subject: string): boolean {
  const words = subject.split(' ').slice(1);
  const last = words.pop() ?? '';
  const [between = 'e'] = words;
  const isAdjective = /^\p{Lu}|e$/u.test(between) && (!between.endsWith('te') || ADJECTIVE_TE.test(between));
  return isAdjective && (/^\p{Lu}/u.test(last) || isNounAlone(last.toLowerCase()));
}
/** Other forms with this ending are verbs: "die kaufte Brot die hat". */
const ADJECTIVE_TE = /^(?:alte|beste|erste|gute|letzte|nette|zweite|dritte)$/iu;

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
