import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { clausesOf, EXISTENCE, statementsOf, type Clause } from '../../reading/clauses.js';
import { hasStem } from '../../reading/stems.js';

/** How much of a longer denial the statement has to say before it contradicts it. */
const SAME_FROM = 0.75;
/** How much of one another two denials have to say before one stands for the other. */
const ALIKE_FROM = 0.5;

/**
 * The clauses of the text that deny what the author said, or say what the author denied. A denial is contradicted by a statement that
 * says all of it, with or without more ("We lost the client in May" and "We lost no client"), never the other way round: "We did not
 * lose them over the price" leaves open that they were lost. Of a single word of content, the whole clause has to be the same, or both
 * name what something is ("Not colic at all", "Classic colic!"). Advice, questions, suppositions and reported thoughts claim nothing,
 * and where the author says both, or the clauses differ in mood or person, nothing is told.
 */
export function unsourcedNegations(
  text: string,
  language: PostLanguage | null,
  told: readonly string[],
): TextRange[] {
  if (language === null) return [];
  const said = told.flatMap((source) => [...clausesOf(source, language), ...statementsOf(source, language)]);
  const claims = said.filter(({ isClaim }) => isClaim);
  return clausesOf(text, language)
    .filter(
      (clause) =>
        clause.isClaim &&
        // "The head, that is for strollers": its first word is no statement yet.
        (!clause.isNaming || !clause.isBare || clause.isWhole) &&
        claims.some((other) => contradicts(clause, other)) &&
        !claims.some((other) => supports(other, clause)),
    )
    .map(({ place }) => place);
}

function contradicts(a: Clause, b: Clause): boolean {
  if (a.isDenial === b.isDenial || a.mood !== b.mood || a.reports !== b.reports) return false;
  if (a.person !== null && b.person !== null && a.person !== b.person) return false;
  if (a.compares !== null && b.compares !== null && a.compares !== b.compares) return false;
  const [denial, statement] = a.isDenial ? [a, b] : [b, a];
  if (isWordForWord(denial, statement)) return true;
  if (denial.isUniversal) return isSaidOfAll(denial, statement);
  if (![...denial.denied].some((stem) => hasStem(statement.stems, stem))) return false;
  if (denial.stems.size === 1) return denial.isNaming && statement.isNaming;
  // That something is there is denied of what is said to be there, and of nothing else that is said of it.
  if (denial.stems.has(EXISTENCE) && !statement.stems.has(EXISTENCE)) return false;
  const shared = sharedBy(denial.stems, statement.stems);
  return shared >= 2 && shared / denial.stems.size >= SAME_FROM;
}

/** The same clause but for its "not": at least a word of content, or enough others that it is no mere "It was". */
function isWordForWord(a: Clause, b: Clause): boolean {
  if (a.stems.size === 0 && a.said.size < 3) return false;
  return a.said.size === b.said.size && sharedBy(a.said, b.said) === a.said.size;
}

/** "Nothing would have prevented it": the statement says the same of something, in the same words. */
const isSaidOfAll = (denial: Clause, statement: Clause) =>
  denial.said.size >= 3 && sharedBy(denial.said, statement.said) === denial.said.size;

/** True where what the author said is what the clause says, or says as much: then something else may be meant by the denial. */
function supports(told: Clause, clause: Clause): boolean {
  if (told.isDenial !== clause.isDenial || told.reports !== clause.reports) return false;
  if (isWordForWord(told, clause)) return true;
  const shared = sharedBy(told.stems, clause.stems);
  if (!clause.isDenial) return shared > 0 && shared === clause.stems.size;
  return (
    sharedBy(told.denied, clause.stems) > 0 &&
    shared / Math.min(told.stems.size, clause.stems.size) >= ALIKE_FROM
  );
}

const sharedBy = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((stem) => hasStem(b, stem)).length;
