import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { presencesIn, type Presence } from '../../../reading/denials/absences.js';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { ordersIn, type Order } from '../../../reading/clauses/orders.js';

/**
 * "With a contract" where the author said "without a contract", or the other way round: where nothing else is said of it, or the two
 * clauses tell of the same ("five weeks later still in pain", of one who was without pain after five weeks).
 */
export function contraryPresences(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const sources = material.map((source) => ({ source, clauses: clausesOf(source, language) }));
  const said = sources.flatMap(({ source, clauses }) => withClauses(presencesIn(source, language), clauses));
  if (said.length === 0) return [];
  const claims = sources.flatMap(({ clauses }) => clauses);
  return withClauses(presencesIn(text, language), clausesOf(text, language))
    .filter(({ stem, isWithout, clause }) => {
      const same = said.filter((one) => one.stem === stem);
      const contrary = same.filter((one) => one.isWithout !== isWithout);
      if (contrary.length === 0) return false;
      const others = claims.filter(({ stems }) => stems.has(stem));
      // It is spoken of in no other clause.
      if (contrary.length === same.length && others.length <= same.length) return true;
      const materialOf = (clauses: readonly (Clause | undefined)[]) =>
        Math.max(0, ...clauses.map((one) => alike(one, clause, stem)));
      const places = contrary.map((one) => one.clause);
      return materialOf(places) > materialOf(others.filter((one) => !places.includes(one)));
    })
    .map(({ place }) => place);
}

/** "Eleven days after the filing" of what was eleven days before it. Without how long, both sentences have to tell of the same. */
export function contraryOrders(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const orders = ordersIn(text, language);
  if (orders.length === 0) return [];
  const said = material.flatMap((source) => withSentences(source, ordersIn(source, language), language));
  return withSentences(text, orders, language)
    .filter((order) => {
      const same = said.filter((one) => isSameWord(one.stem, order.stem));
      return (
        same.length > 0 &&
        isContrary(order, same) &&
        same.some((one) =>
          order.amount === '' && one.amount === '' ? tellsOfTheSame(one, order) : order.amount === one.amount,
        )
      );
    })
    .map(({ place }) => place);
}

/** Where the author tells of both, before and after, the clause decides which of them is meant. */
function isContrary(order: InSentence & Order, same: readonly (InSentence & Order)[]): boolean {
  const likeness = (isBefore: boolean) =>
    Math.max(
      -1,
      ...same
        .filter((one) => one.isBefore === isBefore)
        .map((one) => alike(one.clause, order.clause, order.stem)),
    );
  const [agreeing, contrary] = [likeness(order.isBefore), likeness(!order.isBefore)];
  return agreeing === -1 || contrary > agreeing;
}

const SHARED_WORDS_MIN = 2;

/** Two words of content, or all that the shorter sentence says besides. */
function tellsOfTheSame(a: InSentence, b: InSentence): boolean {
  const shared = [...a.words].filter((stem) => [...b.words].some((other) => isSameWord(stem, other))).length;
  return shared >= Math.min(SHARED_WORDS_MIN, a.words.size, b.words.size) && shared > 0;
}

const FORM = 4;
/** "Saler" and "salé", "echar" and "echado". */
const isSameWord = (a: string, b: string) =>
  a.slice(0, FORM) === b.slice(0, FORM) && Math.min(a.length, b.length) >= FORM - 1;

/** German conjunctions that are no function words to the stems. */
const MARK = /^(?:bevor|nachd)$/u;

interface InSentence {
  readonly clause: Clause | undefined;
  /** Of its sentence, beside the word that it is before or after. */
  readonly words: ReadonlySet<string>;
}

function withSentences(
  text: string,
  orders: readonly Order[],
  language: PostLanguage,
): (Order & InSentence)[] {
  const sentences = sentenceRanges(text);
  const clauses = clausesOf(text, language);
  return orders.map((order) => {
    const sentence = sentences.find(
      ({ start, end }) => start <= order.place.start && order.place.start < end,
    );
    const within = clauses.filter(
      ({ place }) => sentence !== undefined && sentence.start <= place.start && place.end <= sentence.end,
    );
    const words = new Set(
      within.flatMap(({ stems }) => [...stems]).filter((stem) => stem !== order.stem && !MARK.test(stem)),
    );
    const clause = within.find(
      ({ place }) => place.start <= order.place.start && order.place.start < place.end,
    );
    return { ...order, words, clause };
  });
}

const withClauses = <One extends Pick<Presence, 'place'>>(all: readonly One[], clauses: readonly Clause[]) =>
  all.map((one) => ({
    ...one,
    clause: clauses.find(({ place }) => place.start <= one.place.start && one.place.start < place.end),
  }));

/** How many words of content two clauses have in common beside the one that both are about. */
const alike = (a: Clause | undefined, b: Clause | undefined, beside: string): number =>
  a === undefined || b === undefined
    ? 0
    : [...a.stems].filter((stem) => stem !== beside && b.stems.has(stem)).length;
