import { isCommonWord, isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { clausesOf } from './clauses.js';
import { isSameVerb, verbRoot } from './deed-verbs.js';
import { GIVEN_NAMES } from '../names/known-names.js';
import { NAMES_AMONG_WORDS } from '../names/names-among-words.js';
import { wordsAsSaid } from '../denials/negations.js';
import { quotationsIn } from '../sentences/quotations.js';
import { notedRanges } from '../sentences/written-sentences.js';
import { perTextIn, type PerLanguage } from '../words/per-language.js';
import { stemOf } from '../words/stems.js';

/** The author alone, anybody else who is named, or nobody of whom that can be told ("we", "one", no subject). */
export type Doer = 'me' | 'other' | 'open';

/** A clause as it tells who did something; a cleft ("it was Ann who …") is one with what stands before it. */
export interface DeedClause {
  readonly place: TextRange;
  readonly language: PostLanguage;
  readonly words: readonly string[];
  /** All of its words of content. */
  readonly content: ReadonlySet<string>;
  /** Those of its whole sentence. */
  readonly sentence: ReadonlySet<string>;
  /** Who it is said of by "it was … who", as typed; null elsewhere. */
  readonly cleft: string | null;
  /** Behind the "who" of a cleft, or all of it. */
  readonly told: string;
}

/** "It was Ann who found it", « c'est Anne, ma sœur, qui l'a trouvée », "war es Anna, die …". */
const CLEFT: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:it|that)(?:\s(?:was|is)|['’]s)\s(?<who>[^.;:!?\n]{1,50}?),?\s(?:who|that)\s(?<told>[^.;:!?\n]+)/iu,
  de: /(?<=^|[\s\p{P}])(?<who>ich|[^.;:!?\n]{3,50}?)\s(?:war|bin|ist)\ses,?\s(?:der|die|das)\s(?<told>[^.;:!?\n]+)/iu,
  fr: /(?<!\p{L})(?:c['’]est|c['’]était|ce fut)\s(?<who>[^.;:!?\n]{1,60}?),?\squi\s(?<told>[^.;:!?\n]+)/iu,
  es: /(?<!\p{L})(?:fu[ei]|es|era|soy|ha sido|he sido)\s(?<who>[^.,;:!?\n]{1,50}?)\s(?:quien|el que|la que)\s(?<told>[^.;:!?\n]+)/iu,
};
const DENIED_CLEFT = /(?<!\p{L})(?:not|pas|nicht|no)\s[^.;:!?\n]{0,30}$|n['’]t\s[^.;:!?\n]{0,30}$/iu;
const ME: PerLanguage<RegExp> = {
  en: /^(?:me|i|myself)$/iu,
  de: /^ich(?: selbst)?$/iu,
  fr: /^moi(?:[ -]même)?$/iu,
  es: /^yo(?: mism[oa])?$/iu,
};
/** Of these the author may be one, or nobody is named. */
const OPEN: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:we|us|(?:our|the|my) (?:team|crew|company)|nobody|someone|somebody|everybody|everyone|anybody)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wir|uns|man|jemand|niemand|keine[rs]?|team|betrieb|firma|leute)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|on|personne|quelqu['’]un|équipe|entreprise)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotr[oa]s|nadie|alguien|equipo|empresa)(?!\p{L})/iu,
};

/** Deeds of a text with the clauses that they stand in; what is quoted or asked has another "I", or claims nothing. */
export const deedClausesOf = perTextIn((text, language): readonly DeedClause[] => {
  const quotations = quotationsIn(text, 2);
  const isQuoted = ({ start, end }: TextRange) =>
    quotations.some((one) => one.start < end && start < one.end);
  const clauses = clausesOf(text, language);
  return notedRanges(text).flatMap((range): DeedClause[] => {
    const typed = text.slice(range.start, range.end);
    if (isQuoted(range) || /\?["'”’»)\s]*$/u.test(typed)) return [];
    const sentence = contentOf(typed, language);
    const cleft = CLEFT[language].exec(typed);
    const { who, told } = cleft?.groups ?? {};
    const read = (place: TextRange, part: string, whom: string | null): DeedClause => ({
      place,
      language,
      words: part.match(/[\p{L}\p{M}\p{N}]+(?:['’](?!\p{L}{3})\p{L}+)?/gu) ?? [],
      content: contentOf(whom === null ? part : typed, language),
      sentence,
      cleft: whom,
      told: part,
    });
    const inside = clauses.filter(
      ({ place, isClaim, isDenial, mood }) =>
        range.start <= place.start && place.end <= range.end && isClaim && !isDenial && mood === '',
    );
    if (cleft !== null && who !== undefined && told !== undefined)
      return DENIED_CLEFT.test(typed.slice(0, cleft.index + cleft[0].length - told.length))
        ? []
        : [read(range, told, who)];
    return inside.map(({ place }) => read(place, text.slice(place.start, place.end), null));
  });
});

const contentOf = (part: string, language: PostLanguage): ReadonlySet<string> =>
  new Set(wordsAsSaid(part).flatMap((one) => stemOf(one, language) ?? []));

const AUXILIARY: PerLanguage<RegExp> = {
  en: /^(?:have|had|has|['’]ve|did|do|also|then|just|even|later|first|personally|only|finally|myself|himself|herself|once|all|each)$/iu,
  de: /^(?:habe?|hat|haben|hatten?|bin|ist|war|sind|waren)$/iu,
  fr: /^(?:ai|as|a|avons|ont|avais|avait|avaient|suis|est|étais|était|ensuite|alors|enfin|tout|aussi|déjà|seulement|même)$/iu,
  es: /^(?:he|ha|han|había|habían|ya|luego|también|mismo|misma)$/iu,
};
const CLITIC = /^(?:l|le|la|les|lo|los|las|leur|lui|y|en|me|m|se|s|nous|nos|te|t|vous|os|ne|n)$/iu;
const SPANISH_FIRST = /(?:é|[^aeo]í)$/u;
const SPANISH_OTHER = /(?:ó|aron|ieron)$/u;
const IRREGULAR_FIRST = /^(?:puse|traje|propuse|produje|conduje|traduje|escribí|vi|di)$/u;
const IRREGULAR_OTHER = /^(?:puso|trajo|propuso|produjo|condujo|tradujo|vio|dio)$/u;
const GERMAN_PARTICIPLE =
  /^(?:(?:an|auf|ab|aus|ein|vor|mit|zu|nach|weg|zurück|fest|um|durch|los|her|hin)?ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer|über|unter|wider|miss)\p{L}{2,}(?:t|en)|\p{L}{3,}iert)$/u;

/** Where the verb of the author's own deed stands, by its "I"; none where the clause says nothing of them. */
export function ownVerbsOf(clause: DeedClause): string[] {
  const { language, words } = clause;
  const found = words.flatMap((word, at): string[] => {
    const root = verbRoot(wordOf(word), language);
    return root !== null && isVerbPlace(clause, at) && doerAt(clause, at) === 'me' ? [root] : [];
  });
  return [...new Set(found)];
}

/** Who did it, in a clause that has the verb; null where it has not. */
export function doerOf(clause: DeedClause, verb: string): Doer | null {
  const { language, words } = clause;
  for (const [at, word] of words.entries()) {
    const root = verbRoot(wordOf(word), language);
    if (root !== null && isSameVerb(root, verb)) return isVerbPlace(clause, at) ? doerAt(clause, at) : 'open';
  }
  return null;
}

/** Without an elided "l'" or "j'". */
const wordOf = (word: string) => word.replace(/^\p{L}{1,2}['’](?=\p{L})/u, '');

/** German participles stand last or first, and Spanish verbs show by their ending. */
function isVerbPlace({ language, words, cleft }: DeedClause, at: number): boolean {
  const word = words[at] ?? '';
  if (language === 'de')
    return GERMAN_PARTICIPLE.test(word.toLowerCase())
      ? at === 0 || at === words.length - 1 || AUXILIARY.de.test(words[at + 1] ?? '')
      : /^\p{Ll}/u.test(word) && word.endsWith('te');
  if (language === 'es')
    return (
      cleft !== null ||
      SPANISH_FIRST.test(word) ||
      SPANISH_OTHER.test(word) ||
      IRREGULAR_FIRST.test(word) ||
      IRREGULAR_OTHER.test(word) ||
      (/[ai]do$/u.test(word) && AUXILIARY.es.test(words[at - 1] ?? ''))
    );
  return true;
}

function doerAt(clause: DeedClause, at: number): Doer {
  const { language, words, cleft } = clause;
  const before = subjectBefore(words, at, language);
  if (cleft !== null) {
    if (before.length > 0) return 'open';
    if (ME[language].test(cleft.trim())) return 'me';
    return isNamed(cleft, language) && !OPEN[language].test(cleft) ? 'other' : 'open';
  }
  const all = words.map((word) => word.toLowerCase());
  const has = (pattern: RegExp) => all.some((word) => pattern.test(word));
  if (OPEN[language].test(words.join(' '))) return 'open';
  switch (language) {
    case 'en': {
      const who = before.join(' ').replace(/^(?:and|so|then|but)\s/iu, '');
      if (/(?:^|\s)I$/u.test(who)) return before.length <= OWN_HEAD ? 'me' : 'open';
      if (/(?<!\p{L})I(?!\p{L})/u.test(words.join(' '))) return 'open';
      return isNamed(who, language) && ENGLISH_DONE.test(all[at] ?? '') ? 'other' : 'open';
    }
    case 'fr': {
      const helper = all.slice(0, at).findLast((word) => AUXILIARY.fr.test(word));
      const isMine = all.slice(0, at).some((word) => /^(?:je|j)$/u.test(word) || /^j['’]/u.test(word));
      if (isMine) return before.length <= OWN_HEAD + 1 ? 'me' : 'open';
      if (/^(?:a|ont|avait|avaient)$/u.test(helper ?? ''))
        return isNamed(before.join(' '), language) ? 'other' : 'open';
      return 'open';
    }
    case 'de': {
      const isParticiple = GERMAN_PARTICIPLE.test(all[at] ?? '');
      if (has(/^ich$/u)) return !isParticiple || has(/^(?:habe?|hatte|bin|war)$/u) ? 'me' : 'open';
      if (has(/^(?:sich|wurden?|worden|wird)$/u)) return 'open';
      return has(/^(?:hat|hatte)$/u) || !isParticiple
        ? isNamed(words.join(' '), language)
          ? 'other'
          : 'open'
        : 'open';
    }
    case 'es': {
      const verb = all[at] ?? '';
      if (all[at - 1] === 'se') return 'open';
      const isFirst = SPANISH_FIRST.test(verb) || IRREGULAR_FIRST.test(verb) || all[at - 1] === 'he';
      if (isFirst) return 'me';
      return SPANISH_OTHER.test(verb) || IRREGULAR_OTHER.test(verb) || /^(?:ha|han)$/u.test(all[at - 1] ?? '')
        ? 'other'
        : 'open';
    }
  }
}
const OWN_HEAD = 3;

/** The words before a verb without its helpers and small pronouns. */
function subjectBefore(words: readonly string[], at: number, language: PostLanguage): string[] {
  const head = words.slice(0, at).map((word) => word.replace(/^(?:l|m|s|t|n|qu)['’]/iu, ''));
  while (
    head.length > 0 &&
    (AUXILIARY[language].test(head.at(-1) ?? '') || isClitic(head.at(-1) ?? '', language))
  )
    head.pop();
  return head;
}
const isClitic = (word: string, language: PostLanguage) =>
  (language === 'fr' || language === 'es') && CLITIC.test(word);

const ROLE: PerLanguage<RegExp> = {
  en: /(?:^|\s)(?:my|our|the|his|her|their)\s\p{L}+(?:\s\p{L}+){0,4}$/iu,
  de: /(?<!\p{L})(?:mein|unser|der|die|das|sein|ihr|frau|herr)\p{L}{0,2}\s(?:\p{Ll}+\s)?\p{Lu}/u,
  fr: /(?:^|\s)(?:mon|ma|mes|notre|nos|le|la|les|son|sa|ses|un|une)\s\p{L}+(?:\s\p{L}+){0,4}$|(?:^|\s)l['’]?\p{L}+$/iu,
  es: /(?:^|\s)(?:mi|mis|el|la|los|las|su|un|una|nuestr[oa])\s\p{L}+/iu,
};
const NAME = /^\p{Lu}[\p{L}\p{M}-]+$/u;
const HEAD_MAX = 6;

/** "Weds call with the surveyor": neither a day nor a common word is anybody. */
function isNoWord(name: string, language: PostLanguage): boolean {
  const small = name.toLowerCase();
  if (GIVEN_NAMES.has(name) || NAMES_AMONG_WORDS.has(small)) return true;
  return !isStopWord(small, language) && !isCommonWord(small, language) && !WEEKDAY.test(small);
}
const WEEKDAY = /^(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?$/u;
/** What somebody does or did ends so in English: "call" alone may be a noun. */
const ENGLISH_DONE =
  /(?:ed|s)$|^(?:found|drew|drove|wrote|took|gave|built|bought|brought|sold|sent|left|rang|made|broke|caught|held|ran|spoke|taught|threw|chose|led|met|paid|saw|shut|cut|put|set|won|lost|kept|flew|sang|dug|laid|fed|grew|rode|swept|hung|drank|ate)$/u;

/** A role with its article, or a name. */
function isNamed(who: string, language: PostLanguage): boolean {
  const words = who
    .trim()
    .split(/[\s,]+/u)
    .filter(Boolean);
  if (words.length === 0 || (language !== 'de' && words.length > HEAD_MAX)) return false;
  if (ROLE[language].test(who.trim())) return true;
  return words.some((word) => NAME.test(word) && isNoWord(word, language));
}
