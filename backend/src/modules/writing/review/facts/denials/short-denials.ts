import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { frameOf, hasWord, type ClauseFrame } from '../../../reading/clauses/clause-frames.js';
import { clausesOf } from '../../../reading/clauses/clauses.js';
import { wordsAsSaid } from '../../../reading/denials/negations.js';
import { perLanguage, perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { isFormOf } from '../../../reading/denials/verb-forms.js';
import { unaccented, wordSet } from '../../../reading/words/word-patterns.js';

/** What may stand beside the one word of such a clause, and say nothing: who and whom it concerns is looked at apart. */
const LIGHT: PerLanguage<ReadonlySet<string>> = {
  en: wordSet(
    `have has had did was were be been is are it them him her me us that this there then once though but and which who whom of about to for time times
     anybody anyone anything something`,
  ),
  de: wordSet(
    `habe hab hat haben hatte hatten ist sind war waren wurde wurden wird werden es ihn ihm ihr ihnen mich mir uns das davon daran darauf damit dazu da dann
     einmal denen dem von mit an zu und aber doch sich jemand etwas was`,
  ),
  fr: wordSet(
    `ai as a avons avez ont avais avait avions avaient suis est sommes sont était étaient en y lui leur me m nous ça cela ce c que qu qui dont fois alors puis
     mais et se s quelque chose`,
  ),
  es: wordSet(
    `he ha hemos han había habíamos habían fue fueron se me nos lo la los las le les eso esto que de a vez entonces luego pero y algo`,
  ),
};
const STEM = 5;
const LIGHT_STEMS = perLanguage((language) => new Set([...LIGHT[language]].map((one) => one.slice(0, STEM))));
const SUBJECTS: PerLanguage<ReadonlySet<string>> = {
  en: wordSet('i we you he she they it'),
  de: wordSet('ich i wir du er sie man'),
  fr: wordSet('je j nous on tu vous il elle ils elles'),
  es: wordSet('yo nosotros tú usted él ella ellos ellas ustedes'),
};
/** Whom something was done to or for: one is not the other. */
const OBJECTS: PerLanguage<ReadonlySet<string>> = {
  en: wordSet('him her them me us'),
  de: wordSet('ihn ihm ihr ihnen mich mir uns'),
  fr: wordSet('lui leur me m nous'),
  es: wordSet('lo la los las le les me nos'),
};
/** Spanish names who does something in the verb. */
const SPANISH_VERB = /(?:amos|emos|imos|aron|ieron|aba|aban|[éóí]|[oó])$/u;
const ENGLISH_PAST =
  /^(?:did|was|were|had|lost|paid|sold|left|kept|bought|wrote|told|grew|won|sent|built|found|spent|rose|fell|broke|began|thought|knew|met|gave|saw|ate|came|went|took|made|said|ran|drove|slept|held|stood|sat|read|cut|rang|sang|spoke|\p{L}{2,}ed)$/u;

/** A clause of one word of content, and the rest of it by what it says. */
interface Short extends ClauseFrame {
  readonly word: string;
  readonly typed: string;
  readonly subjects: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
  readonly isPast: boolean;
}

/**
 * "I helped him once" of "I never helped him", "Operamos" of "No operamos": a clause of a single word of content, said of the same people,
 * with a "not" more or less. Where the author says the word in this way anywhere, nothing is told.
 */
export function turnedShortClauses(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const said = material.flatMap(FRAMES[language]);
  if (said.length === 0) return [];
  const given = said.flatMap((frame) => shortOf(frame, language));
  return FRAMES[language](text)
    .flatMap((frame) => shortOf(frame, language))
    .filter(
      (one) =>
        given.some((other) => isTurned(one, other, language)) &&
        !said.some(
          ({ clause, words, mood }) =>
            clause.isDenial === one.clause.isDenial &&
            mood === one.mood &&
            words.some((other) =>
              // A French noun has its verb's letters: "école de plongée".
              language === 'fr' ? other === one.typed : isSameVerb(other, one.typed, language),
            ),
        ),
    )
    .map(({ clause }) => clause.place);
}

/** "I said nothing" reports no thought: that something was said is what was done. */
const SAYS_A_WORD =
  /(?<!\p{L})(?:nothing|anything|something|nichts|etwas|was|rien|quelque chose|nada|algo)(?!\p{L})/iu;

const FRAMES = perTextIn(
  (source, language): readonly (ClauseFrame & { readonly words: readonly string[] })[] =>
    clausesOf(source, language)
      .filter(
        ({ isClaim, isWithout, half, reports, place }) =>
          isClaim &&
          !isWithout &&
          half === null &&
          (!reports || SAYS_A_WORD.test(source.slice(place.start, place.end))),
      )
      .map((clause) => ({
        ...frameOf(clause, source, language),
        words: wordsAsSaid(source.slice(clause.place.start, clause.place.end)),
      })),
);

function shortOf(
  frame: ClauseFrame & { readonly words: readonly string[] },
  language: PostLanguage,
): Short[] {
  const { others, words } = frame;
  const [word, ...more] = [...frame.content].filter((stem) => !LIGHT_STEMS[language].has(stem));
  const typed = words.find((one) => word !== undefined && unaccented(one).startsWith(word));
  if (word === undefined || more.length > 0 || typed === undefined || /^\d/u.test(word)) return [];
  const said = language === 'de' ? words.map(withPronoun) : words;
  const of = (list: ReadonlySet<string>) => new Set(said.filter((one) => list.has(one)));
  const subjects = of(SUBJECTS[language]);
  return [
    {
      ...frame,
      word,
      typed,
      subjects,
      objects: of(OBJECTS[language]),
      beside: new Set([...others].filter((one) => !LIGHT[language].has(one) && !SUBJECTS[language].has(one))),
      isPast: language === 'en' && words.some((one) => ENGLISH_PAST.test(one.replace(/n't$/u, ''))),
    },
  ];
}

const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ['der', 'er'],
  ['die', 'sie'],
]);
const GERMAN_HELPER = /^(?:hat|hatte|haben|hatten|ist|war|sind|waren|wurde|wurden|kann|konnte|will|wollte)$/u;
/** "Die hat überlebt": right before its verb an article is a pronoun. */
const withPronoun = (word: string, index: number, words: readonly string[]): string =>
  (GERMAN_HELPER.test(words[index + 1] ?? '') ? PRONOUNS.get(word) : undefined) ?? word;

function isTurned(a: Short, b: Short, language: PostLanguage): boolean {
  if (a.clause.isDenial === b.clause.isDenial || a.mood !== b.mood || a.isPast !== b.isPast) return false;
  const [denial, statement] = a.clause.isDenial ? [a, b] : [b, a];
  if (!isSameVerb(statement.typed, denial.typed, language)) return false;
  // "The idea", "Idea": of a noun alone nothing is said.
  const isSaid =
    statement.subjects.size > 0 ||
    statement.isPast ||
    (language === 'es' && SPANISH_VERB.test(statement.typed));
  return (
    isSaid &&
    areEqual(a.beside, b.beside) &&
    (denial.clause.isNobody || areAlike(a.subjects, b.subjects)) &&
    areAlike(a.objects, b.objects)
  );
}

function isSameVerb(a: string, b: string, language: PostLanguage): boolean {
  if (a === b || hasWord(new Set([unaccented(a)]), unaccented(b), language)) return true;
  // "Gewusst" and "wusste".
  const base = (one: string) => one.replace(/^ge(?=\p{L}{3})/u, '');
  if (language !== 'de') return false;
  return isFormOf(a, base(b), language) || isFormOf(b, base(a), language);
}

const areEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((one) => b.has(one));
/** Notes leave out "I", and both may leave out whom. */
const FIRST = /^(?:i|we|ich|wir|je|j|nous|on|yo|nosotros)$/u;
const areAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
  const own = [...a].filter((one) => !FIRST.test(one));
  const others = [...b].filter((one) => !FIRST.test(one));
  return own.length === others.length && own.every((one) => others.includes(one));
};
