import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { clausesOf } from './clauses.js';
import { perLanguage, type PerLanguage } from '../words/per-language.js';

/** To whom something is owed, or is not: "thanks to Lucy, not me", "das lag nicht an mir". */
export interface Credit {
  readonly place: TextRange;
  /** Somebody by their name or role in small letters; the author is "me". */
  readonly who: string;
  readonly isDenied: boolean;
  /** What good or bad came of it; null where that stays open. */
  readonly kind: 'credit' | 'fault' | null;
}

interface Words {
  /** Right before who it was. */
  readonly credit: string;
  readonly fault: string;
  readonly cause: string;
  /** They name the author themselves. */
  readonly ownCredit: string;
  readonly ownFault: string;
  readonly ownCause: string;
  readonly me: string;
  readonly not: string;
  /** Before somebody else: articles and whose they are. */
  readonly article: string;
}
const NONE = '(?!)';
const WORDS: PerLanguage<Words> = {
  en: {
    credit: 'thanks to|(?:credit|praise) (?:is|was|goes|went|belongs) (?:not )?to',
    fault: NONE,
    cause: 'because of|due to|owing to|down to',
    ownCredit: '(?:my|our) (?:doing|merit|achievement)',
    ownFault: '(?:my|our) fault|i (?:am|was) to blame',
    ownCause: NONE,
    me: 'me|us|myself',
    not: String.raw`(?:not|no|never|\p{L}+n['’]t)(?:\s(?!only|just|least)\p{L}+){0,2}?`,
    article: 'the|my|our|her|his|their',
  },
  de: {
    credit: 'dank',
    fault: NONE,
    cause: 'wegen|(?:lag|liegt|gelegen|lags)(?: es| das)?(?: nicht)? an|an',
    ownCredit: String.raw`(?:mein|unser) (?:verdienst|werk)|(?:mir|uns)(?: nicht)? zu verdanken`,
    ownFault: '(?:meine|unsere) schuld|(?:ich|wir)(?: war| bin| waren| sind)?(?: nicht)? schuld',
    ownCause: NONE,
    me: 'mir|meiner|uns|mich',
    not: NONE,
    article: String.raw`de[rmns]|die|mein\p{L}*|unser\p{L}*|sein\p{L}*|ihr\p{L}*`,
  },
  fr: {
    credit: 'grâce(?: à|(?= aux?))',
    fault: 'par la faute d[eu]',
    cause: 'à cause d[eu]',
    ownCredit: '(?:mon|notre) (?:mérite|œuvre)',
    ownFault: '(?:ma|notre) faute',
    ownCause: 'suis pour rien',
    me: 'moi|nous',
    not: String.raw`(?:pas|jamais|non)(?:\s(?!seulement|que)\p{L}+){0,2}?`,
    article: String.raw`l[ae]s?|l['’]|aux?|mon|ma|mes|notre|nos|son|sa|ses`,
  },
  es: {
    credit: 'gracias(?: a|(?= al))',
    fault: 'por culpa de(?:l(?= ))?',
    cause: 'debido a|a causa de',
    ownCredit: 'mérito (?:mío|nuestro)|mi mérito|nuestro mérito',
    ownFault: '(?:por )?(?:mi|nuestra) culpa|culpa (?:mía|nuestra)',
    ownCause: NONE,
    me: 'mí|mi(?= |$|[.,;])|nosotros',
    not: String.raw`(?:no|nunca|jamás|ni)(?:\s(?!solo|sólo|solamente)\p{L}+){0,2}?`,
    article: String.raw`el|la|los|las|al|mi|mis|nuestr[oa]s?|su|sus`,
  },
};
const EDGE = String.raw`(?<![\p{L}\p{M}])`;
const END = String.raw`(?![\p{L}\p{M}])`;
/** "Thanks to Lucy, not me": what stands behind the one denies the other. */
const BEHIND: PerLanguage<string> = {
  en: String.raw`,?\s(?:and\s)?not\s(?:to\s|because of\s)?`,
  de: String.raw`,?\s(?:und\s)?nicht\s(?:dank\s|an\s|wegen\s)?`,
  fr: String.raw`,?\s(?:et\s)?(?:pas|non)\s(?:pas\s)?(?:grâce\s)?(?:à\s)?`,
  es: String.raw`,?\s(?:y\s)?no\s(?:gracias\s)?a\s`,
};

const PATTERNS = perLanguage((language) => {
  const { credit, fault, cause, ownCredit, ownFault, ownCause, me, not, article } = WORDS[language];
  const who = String.raw`(?:(?<me>${me})|(?:(?:${article})\s?)?(?<other>\p{L}[\p{L}\p{M}-]+))${END}`;
  return {
    marked: new RegExp(
      String.raw`${EDGE}(?<not>${not}\s)?(?:(?<credit>${credit})|(?<fault>${fault})|(?:${cause}))\s${who}(?:${BEHIND[language]}(?:(?<notMe>${me})${END}|(?:(?:${article})\s?)?(?<notOther>\p{L}[\p{L}\p{M}-]+)))?`,
      'giu',
    ),
    own: new RegExp(
      String.raw`${EDGE}(?<not>${not}\s)?(?:(?<credit>${ownCredit})|(?<fault>${ownFault})|(?<none>${ownCause}))${END}`,
      'giu',
    ),
  };
});
const ME = 'me';
const NOT_ONLY = /(?<!\p{L})nicht (?:nur|bloß|zuletzt)(?!\p{L})/iu;
/** "Dank" and "wegen" say so with whatever their clause denies; "an mir" does with "lag" alone. */
const GERMAN_AT = /^an\s/iu;
const GERMAN_LAY = /(?<!\p{L})(?:lag|liegt|gelegen|liegen|lags)(?!\p{L})/iu;

export function creditsIn(text: string, language: PostLanguage): Credit[] {
  const { marked, own } = PATTERNS[language];
  const questions = sentenceRanges(text).filter(({ start, end }) => /\?\s*$/u.test(text.slice(start, end)));
  const isAsked = (at: number) => questions.some(({ start, end }) => start <= at && at < end);
  const clauses = language === 'de' ? clausesOf(text, language) : [];
  return [...text.matchAll(marked), ...text.matchAll(own)].flatMap(({ 0: all, index, groups = {} }) => {
    if (isAsked(index)) return [];
    const clause = clauses.find(({ place }) => place.start <= index && index < place.end);
    const around = clause === undefined ? '' : text.slice(clause.place.start, clause.place.end);
    if (NOT_ONLY.test(around) || (GERMAN_AT.test(all) && !GERMAN_LAY.test(around))) return [];
    const isBehind = groups['notMe'] !== undefined || groups['notOther'] !== undefined;
    const isDenied =
      groups['not'] !== undefined || groups['none'] !== undefined || (!isBehind && clause?.isDenial === true);
    const kind = groups['credit'] !== undefined ? 'credit' : groups['fault'] !== undefined ? 'fault' : null;
    const place = { start: index, end: index + all.length };
    const named = (name: string | undefined) => (name === undefined ? ME : name.toLowerCase());
    const first: Credit = { place, who: named(groups['other']), isDenied, kind };
    return isBehind ? [first, { ...first, who: named(groups['notOther']), isDenied: !isDenied }] : [first];
  });
}
