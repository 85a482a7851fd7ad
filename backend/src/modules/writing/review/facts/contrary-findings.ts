import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { presencesIn, type Presence } from '../../reading/absences.js';
import { clausesOf, type Clause } from '../../reading/clauses.js';
import { ordersIn } from '../../reading/orders.js';

/**
 * "With a contract" where the author said "without a contract", or the other way round: where nothing else is said of it, or the two
 * clauses tell of the same ("five weeks later still in pain", of one who was without pain after five weeks).
 */
export function contraryPresences(
  text: string,
  told: readonly string[],
  language: PostLanguage,
): TextRange[] {
  const sources = told.map((source) => ({ source, clauses: clausesOf(source, language) }));
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
      const toldOf = (clauses: readonly (Clause | undefined)[]) =>
        Math.max(0, ...clauses.map((one) => alike(one, clause, stem)));
      const places = contrary.map((one) => one.clause);
      return toldOf(places) > toldOf(others.filter((one) => !places.includes(one)));
    })
    .map(({ place }) => place);
}

/** "Eleven days after the filing" of what was eleven days before it. Without how long, both have to be told of the same. */
export function contraryOrders(text: string, told: readonly string[], language: PostLanguage): TextRange[] {
  const orders = ordersIn(text, language);
  if (orders.length === 0) return [];
  const said = told.flatMap((source) => withClauses(ordersIn(source, language), clausesOf(source, language)));
  return withClauses(orders, clausesOf(text, language))
    .filter(({ stem, isBefore, amount, clause }) => {
      const same = said.filter((one) => one.stem === stem);
      return (
        same.length > 0 &&
        same.every((one) => one.isBefore !== isBefore) &&
        same.some((one) =>
          amount === '' && one.amount === ''
            ? alike(one.clause, clause, stem) >= TOLD_OF_THE_SAME
            : amount === one.amount,
        )
      );
    })
    .map(({ place }) => place);
}

const TOLD_OF_THE_SAME = 2;

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
