import { isStopWord, sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { isNegator, wordsAsSaid } from '../../reading/negations.js';
import { valueOfWord } from '../../reading/number-words.js';

/** Irregular verbs whose forms share too few letters; the ones that business is told with. */
const SAME_VERB: Readonly<Record<string, string>> = Object.fromEntries(
  `lose:lost,losing,loses pay:paid,pays,paying sell:sold,sells,selling leave:left,leaves,leaving keep:kept,keeps,keeping
   buy:bought,buys,buying write:wrote,written,writes,writing tell:told,tells,telling grow:grew,grown,grows,growing
   win:won,wins,winning send:sent,sends,sending build:built,builds,building find:found,finds,finding spend:spent,spends,spending
   hire:hired,hires,hiring fire:fired,fires raise:raised,raises,raising cancel:cancelled,canceled,cancels rise:rose,risen,rises
   fall:fell,fallen,falls break:broke,broken,breaks begin:began,begun,begins think:thought,thinks know:knew,known,knows meet:met,meets give:gave,given,gives
   verlieren:verloren,verlor,verliert,verlieren gewinnen:gewonnen,gewann,gewinnt kündigen:gekündigt,kündigt,kündigte
   steigen:gestiegen,stieg,steigt zahlen:gezahlt,zahlt,zahlte,bezahlt kaufen:gekauft,kauft,kaufte verkaufen:verkauft,verkaufte
   perdre:perdu,perdus,perdue,perd,perdons vendre:vendu,vendus,vend perder:perdí,perdió,perdimos,perdido,perdieron
   vender:vendí,vendió,vendimos,vendido`
    .trim()
    .split(/\s+/u)
    .flatMap((entry) => {
      const [verb = '', forms = ''] = entry.split(':');
      return [verb, ...forms.split(',')].map((form) => [form, verb]);
    }),
);

/** How much of the shorter clause the other one has to say before it counts as the same statement. */
const SAME_FROM = 0.66;
const LONGER_FROM = 0.5;
const STEM = 5;

interface Clause {
  readonly place: TextRange;
  readonly stems: ReadonlySet<string>;
  /** The words that it denies. */
  readonly denied: ReadonlySet<string>;
  /** "below" or "above", as far as it compares: one for the other is no "not". */
  readonly compares: 'low' | 'high' | null;
  readonly isAdvice: boolean;
}

/**
 * The clauses of the text that deny what the author said, or say what the author denied: nearly the same words, with a "not" at one
 * of them on one side alone. A clause that the author says as it stands is none, nor is advice ("Don't hire on …"), nor what somebody only does not say ("I'm not saying that …").
 */
export function unsourcedNegations(
  text: string,
  language: PostLanguage | null,
  told: readonly string[],
): TextRange[] {
  if (language === null) return [];
  const said = told.flatMap((source) => [
    ...clausesOf(source, language),
    // Cut otherwise, a statement may be a whole sentence; where that denies, only its clauses say what.
    ...sentenceRanges(source)
      .map((range) => clauseAt(source, range, language))
      .filter(({ denied }) => denied.size === 0),
  ]);
  return clausesOf(text, language).flatMap((clause) => {
    if (clause.isAdvice) return [];
    const alike = said.filter((other) => isAlike(clause, other));
    const turned = alike.length > 0 && alike.every((other) => isTurned(clause, other));
    return turned ? [clause.place] : [];
  });
}

function isAlike(a: Clause, b: Clause): boolean {
  const shared = [...a.stems].filter((stem) => has(b.stems, stem)).length;
  return (
    shared >= 2 &&
    shared / Math.min(a.stems.size, b.stems.size) >= SAME_FROM &&
    shared / Math.max(a.stems.size, b.stems.size) >= LONGER_FROM &&
    (a.compares === null || b.compares === null || a.compares === b.compares)
  );
}

/** True where one of them alone denies, and what it denies is what both speak of. */
const isTurned = (a: Clause, b: Clause) =>
  (a.denied.size === 0) !== (b.denied.size === 0) && (denies(a, b) || denies(b, a));
const denies = (a: Clause, b: Clause) => [...a.denied].some((stem) => has(b.stems, stem));

/** "mis" and "mise" are one word. */
const has = (stems: ReadonlySet<string>, stem: string) =>
  stems.has(stem) ||
  [...stems].some(
    (other) => Math.min(stem.length, other.length) >= 3 && (stem.startsWith(other) || other.startsWith(stem)),
  );

const CLAUSE_END: Readonly<Record<PostLanguage, RegExp>> = {
  en: /[,;:–—()“”"]|\s(?:and|but|because|so|while|until|when)\s/giu,
  de: /[,;:–—()„“”"]|\s(?:und|aber|sondern|weil|denn|während|bis|als)\s/giu,
  fr: /[,;:–—()«»“”"]|\s(?:et|mais|parce|car|quand|donc)\s/giu,
  es: /[,;:–—()“”«»"]|\s(?:y|pero|porque|cuando|sino|mientras)\s/giu,
};

function clausesOf(text: string, language: PostLanguage): Clause[] {
  return sentenceRanges(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const cuts = [...sentence.matchAll(CLAUSE_END[language])];
    const starts = [0, ...cuts.map(({ 0: match, index }) => index + match.length)];
    const ends = [...cuts.map(({ index }) => index), sentence.length];
    return starts.flatMap((from, index) => {
      const to = ends[index] ?? sentence.length;
      const part = sentence.slice(from, to);
      const lead = part.length - part.trimStart().length;
      const place = { start: start + from + lead, end: start + from + part.trimEnd().length };
      const clause = clauseAt(text, place, language);
      return place.end > place.start && clause.stems.size >= 2 ? [clause] : [];
    });
  });
}

const LOW = /^(?:below|under|less|fewer|unter|weniger|moins|menos)$/u;
const HIGH = /^(?:above|over|more|über|mehr|plus|más)$/u;
const ADVICE =
  /^(?:don't|do not|never|nie|niemals|ne\s|n'|nunca|i'm not saying|i am not saying|ich sage nicht|ich behaupte nicht|je ne dis pas|no digo)/u;
/** In German the word that is denied may stand before its "nicht"; elsewhere it follows. */
const DENIES_BEFORE = /^(?:nicht|nie|niemals)$/u;

function clauseAt(text: string, place: TextRange, language: PostLanguage): Clause {
  const part = text.slice(place.start, place.end);
  const words = wordsAsSaid(part);
  const stems = words.map((word) => (isNegator(word, language) ? undefined : stemOf(word, language)));
  const denied = words.flatMap((word, index) => {
    if (!isNegator(word, language)) return [];
    const next = stems.slice(index + 1).find((stem) => stem !== undefined);
    const before = stems.slice(0, index).findLast((stem) => stem !== undefined);
    const either = language === 'de' && DENIES_BEFORE.test(word) ? [before, next] : [next ?? before];
    return either.flatMap((stem) => stem ?? []);
  });
  return {
    place,
    stems: new Set(stems.flatMap((stem) => stem ?? [])),
    denied: new Set(denied),
    compares: words.some((word) => LOW.test(word))
      ? 'low'
      : words.some((word) => HIGH.test(word))
        ? 'high'
        : null,
    isAdvice: ADVICE.test(part.toLowerCase().replace(/[‘’ʼ]/gu, "'")),
  };
}

/** Enough of a word to be known again in another form; undefined for a function word. */
function stemOf(word: string, language: PostLanguage): string | undefined {
  const bare = word.replace(/^\p{L}{1,2}'/u, '').replace(/'s$/u, '');
  const value = /^\d+$/u.test(bare) ? Number(bare) : valueOfWord(bare, language);
  if (value !== null) return String(value);
  const plain = SAME_VERB[bare] ?? bare;
  if (plain === bare && (isStopWord(bare, language) || bare.length < 2)) return undefined;
  return plain.normalize('NFD').replace(/\p{M}/gu, '').slice(0, STEM);
}
