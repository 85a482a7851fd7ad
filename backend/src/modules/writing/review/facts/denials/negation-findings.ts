import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { isLacking } from '../../../reading/denials/absences.js';
import { alternativesIn, replacedIn, type Alternative } from '../../../reading/denials/alternatives.js';
import { hasWord } from '../../../reading/clauses/clause-frames.js';
import { clausesOf, EXISTENCE, statementsOf, type Clause } from '../../../reading/clauses/clauses.js';
import { exceptedIn } from '../../../reading/denials/exceptions.js';
import { isOfAGroup } from '../../../reading/denials/negations.js';
import { isOfPlan } from '../../../reading/clauses/plans.js';
import { hasStem } from '../../../reading/words/stems.js';

/** How much of a longer denial the statement has to say before it contradicts it. */
const SAME_FROM = 0.75;
/** How much of one another two denials have to say before one stands for the other. */
const ALIKE_FROM = 0.5;

const SHORT_WORDS = 8;

/**
 * The clauses of the text that deny what the author said, or say what the author denied. A denial is contradicted by a statement that
 * says all of it, with or without more ("We lost the client in May" and "We lost no client"), never the other way round: "We did not
 * lose them over the price" leaves open that they were lost. Of a single word of content, the whole clause has to be the same, or both
 * name what something is ("Not colic at all", "Classic colic!"). Half denials are lost too: "no longer", "not all", "hardly ever",
 * "without"; and of "not the price but the delay" each may stand in the other's place. Advice, questions, suppositions and reported
 * thoughts claim nothing, and where the author says both, or the clauses differ in mood or person, nothing is told.
 */
export function unsourcedNegations(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const said = material.flatMap((source) => inMaterial(source, language));
  const claims = once(
    said.filter(({ isClaim }) => isClaim),
    ({ typed, stems, isDenial, reports }) =>
      `${[...typed].join(' ')} | ${[...stems].join(' ')} ${isDenial} ${reports}`,
  );
  const clauses = [
    ...clausesOf(text, language),
    // "Le problème, c'était la pompe" is one statement in two clauses.
    ...statementsOf(text, language).filter(({ typed }) => typed.size <= SHORT_WORDS),
    ...exceptedIn(text, language),
  ].filter(({ isClaim }) => isClaim);
  const alternatives = once(
    material.flatMap((source) => alternativesIn(source, language)),
    ({ denied, affirmed }) => `${[...denied].join(' ')} | ${[...affirmed].join(' ')}`,
  );
  // "Without an argument", "wednesdays instead of mondays": the word is denied here, too.
  const isDeniedInBoth = (clause: Clause, other: Clause) => {
    const [denial, statement] = clause.isDenial ? [clause, other] : [other, clause];
    const { start, end } = clause.place;
    const replaced = clause === statement ? replacedIn(text.slice(start, end), language) : [];
    const lacked = new Set([...statement.lacked, ...replaced]);
    return lacked.size > 0 && [...denial.denied].every((stem) => hasStem(lacked, stem));
  };
  // "I had quoted 4 days" of "6 days, not 4 as I'd quoted".
  const isPlanned = ({ place }: Clause, denied: ReadonlySet<string>) =>
    isOfPlan(text.slice(place.start, place.end)) && [...denied].some((stem) => /^\d/u.test(stem));
  const isOfTheOthers = (clause: Clause, other: Clause) =>
    !other.isOfAll &&
    other.person !== 'other' &&
    isOfAGroup(text.slice(clause.place.start, clause.place.end));
  const isSupported = (clause: Clause) =>
    claims.some((other) => supports(other, clause)) ||
    isSaidOfIt(clause, claims) ||
    // "Not the big one" of "the small one rather than the big one".
    alternatives.some(
      ({ denied }) => clause.isDenial && [...denied].every((stem) => hasStem(clause.stems, stem)),
    );
  const contradicted = clauses.filter(
    (clause) =>
      // "The head, that is for strollers": its first word is no statement yet.
      (!clause.isNaming || !clause.isBare || clause.isWhole) &&
      (claims.some(
        (other) =>
          (contradicts(clause, other, language) &&
            !isSaidApart(clause, other) &&
            !isOfTheOthers(clause, other) &&
            !isPlanned(clause, other.denied) &&
            !isDeniedInBoth(clause, other)) ||
          takesBack(clause, other),
      ) ||
        alternatives.some((one) => takesTheOther(clause, one) && !isPlanned(clause, one.denied))) &&
      !isSupported(clause),
  );
  const denied = clauses.filter((clause) => alternatives.some((one) => deniesTheOne(clause, one)));
  const swapped = alternativesIn(text, language).filter((one) =>
    alternatives.some((other) => isSwapped(one, other)),
  );
  return [...contradicted, ...denied, ...swapped].map(({ place }) => place);
}

interface MaterialClause extends Clause {
  /** The clauses of a whole sentence. */
  readonly parts?: readonly Clause[];
}

/** The clauses and whole sentences; of a sentence that only says what two things are ("the roof is tight, the gutter leaky") each stands for itself. */
function inMaterial(source: string, language: PostLanguage): MaterialClause[] {
  const clauses = clausesOf(source, language);
  const partsOf = ({ place }: Clause) =>
    clauses.filter((one) => place.start <= one.place.start && one.place.end <= place.end);
  const isOne = (parts: readonly Clause[]) =>
    parts.length < 2 || parts.some((one) => !one.isNaming || one.stems.size < NAMING_STEMS);
  const sentences = statementsOf(source, language).map((one) => ({ ...one, parts: partsOf(one) }));
  return [...clauses, ...sentences.filter(({ parts }) => isOne(parts))];
}

/** "Five were sent back, not my red one" of "five were sent back, and my red one was praised": it is said of it in another clause. */
const isSaidApart = (clause: Clause, { parts = [] }: MaterialClause) =>
  clause.isDenial &&
  parts.length > 1 &&
  [...clause.denied].every((stem) => {
    const own = parts.filter(({ stems }) => hasStem(stems, stem));
    return (
      own.length > 0 &&
      own.every(({ stems }) => {
        const others = [...stems].filter((one) => !hasStem(clause.denied, one));
        return others.length > 0 && others.every((one) => !hasStem(clause.stems, one));
      })
    );
  });

const NAMING_STEMS = 2;

/** What is said again and again is compared once. */
function once<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

function contradicts(a: Clause, b: Clause, language: PostLanguage): boolean {
  if (a.isDenial === b.isDenial || a.mood !== b.mood || a.reports !== b.reports) return false;
  if (a.person !== null && b.person !== null && a.person !== b.person) return false;
  if (a.compares !== null && b.compares !== null && a.compares !== b.compares) return false;
  const [denial, statement] = a.isDenial ? [a, b] : [b, a];
  if (denial.deniesWho !== null && !isSaidOfWho(statement, denial.deniesWho)) return false;
  // "0 complaints" denies them, too.
  if ([...statement.typed].some((one) => NONE.test(one))) return false;
  if (isLacking(statement.typed) && !isLacking(denial.typed)) return false;
  if (denial.isNobody && isSaidOfEach(statement, denial, language)) return true;
  if (a.isBefore !== b.isBefore) return false;
  if (denial.half === 'partly' || denial.half === 'seldom') return saysOfAll(statement, denial, language);
  // What is so no longer was so, and what is so now was not: `takesBack` reads the tense.
  if (denial.half === 'ended') return false;
  if (isWordForWord(denial, statement)) return true;
  if (denial.isNeither) return isOneOfNeither(denial, statement);
  if (denial.isNobody) return isSaidOfSomebody(denial, statement);
  if (denial.isUniversal) return isSaidOfAll(denial, statement);
  if (![...denial.denied].some((stem) => hasStem(statement.stems, stem))) return false;
  if (denial.stems.size === 1)
    return (
      denial.isNaming && statement.isNaming && ![...denial.stems].some((stem) => statement.topics.has(stem))
    );
  // That something is there is denied of what is said to be there, and of nothing else that is said of it.
  if (denial.stems.has(EXISTENCE) && !statement.stems.has(EXISTENCE)) return false;
  if (denial.verb !== null && !hasStem(statement.stems, denial.verb)) return false;
  if (hasOtherNumbers(denial, statement)) return false;
  const shared = sharedBy(denial.stems, statement.stems);
  return shared >= 2 && shared / denial.stems.size >= SAME_FROM;
}

/** "Sean found it" of "it wasn't me who found it" is no contradiction. */
const isSaidOfWho = (statement: Clause, who: string) =>
  who === 'me' ? statement.person === 'first' : hasStem(statement.stems, who);

/** A test that is negative found none, either. */
const NONE = /^(?:0|zero|null|zéro|cero|negative?[nmrsoa]?s?|négati(?:fs?|ves?))$/u;

/** "Two of the five were not paid" leaves open that three were. */
const hasOtherNumbers = (denial: Clause, statement: Clause) =>
  [...denial.stems].some((stem) => /^\d+$/u.test(stem) && !statement.stems.has(stem)) &&
  [...statement.stems].some((stem) => /^\d+$/u.test(stem) && !denial.stems.has(stem));

/** "He no longer works for us" is taken back by "He (still) works for us": in the same words, tense and all, whatever is added. */
function takesBack(clause: Clause, material: Clause): boolean {
  if (material.half !== 'ended' || clause.isDenial || clause.reports !== material.reports) return false;
  const words = [...material.typed];
  return (
    words.length >= 2 &&
    material.stems.size > 0 &&
    words.every((one) => clause.typed.has(one) || (one.length >= 4 && hasStem(clause.typed, one)))
  );
}

/** "Not all clients pay late", "I hardly ever travel": all of them, or always. */
function saysOfAll(statement: Clause, denial: Clause, language: PostLanguage): boolean {
  if (!statement.isOfAll || denial.stems.size === 0) return false;
  const shared = [...denial.stems].filter((stem) => hasWord(statement.stems, stem, language)).length;
  return shared >= 1 && shared / denial.stems.size >= SAME_FROM;
}

const FRAME_WORDS = 3;

/** "Not one of them had been in the loft": every one of them had. Of a single word of content, those around it are the same, too. */
const isSaidOfEach = (statement: Clause, denial: Clause, language: PostLanguage) =>
  saysOfAll(statement, denial, language) &&
  (denial.stems.size > 1 || sharedBy(denial.said, statement.said) >= FRAME_WORDS);

/** The same clause but for its "not": at least a word of content, or enough others that it is no mere "It was". */
function isWordForWord(a: Clause, b: Clause): boolean {
  if ((a.stems.size === 0 || b.stems.size === 0) && a.said.size < 3) return false;
  return a.said.size === b.said.size && sharedBy(a.said, b.said) === a.said.size;
}

/** "Nothing would have prevented it": the statement says the same of something, in the same words. */
const isSaidOfAll = (denial: Clause, statement: Clause) =>
  ((denial.said.size >= 3 || [...statement.typed].some((one) => SOMETHING.test(one))) &&
    sharedBy(denial.said, statement.said) === denial.said.size) ||
  (denial.stems.size >= CONTENT_WORDS && sharedBy(denial.stems, statement.stems) === denial.stems.size);
const CONTENT_WORDS = 3;
const SOMETHING = /^(?:something|etwas|chose|algo)$/u;

/** "They had neither a lawyer nor a plan": they had one of them, said in the same words. */
function isOneOfNeither(denial: Clause, statement: Clause): boolean {
  const frame = [...denial.said].filter((one) => one.startsWith('(') && one !== '(noch)');
  const shared = sharedBy(statement.stems, denial.stems);
  return (
    shared > 0 &&
    shared === statement.stems.size &&
    shared + frame.length >= 2 &&
    frame.every((one) => statement.said.has(one))
  );
}

/** "Nobody checked the invoice": somebody did, or it was checked. Without its verb ("none of the 12 is") it says too little. */
function isSaidOfSomebody(denial: Clause, statement: Clause): boolean {
  if (statement.isWithout) return false;
  const content = [...denial.stems].filter((stem) => !/^\d+$/u.test(stem));
  if (content.length >= 2) return content.every((stem) => hasStem(statement.stems, stem));
  // "Se fue" and "se fueron" are forms of one word.
  const bare = (said: ReadonlySet<string>) => new Set([...said].map((one) => one.replace(/[()]/gu, '')));
  return denial.said.size >= 3 && sharedBy(bare(denial.said), bare(statement.said)) === denial.said.size;
}

/** "Not the price but the delay cost us the deal": of the price it is said that it cost the deal, and nothing of the delay. */
function takesTheOther(clause: Clause, { denied, instead, shared }: Alternative): boolean {
  if (clause.isDenial || clause.reports || shared.size === 0) return false;
  if (hasStem(clause.stems, instead)) return false;
  if (![...denied].every((stem) => hasStem(clause.stems, stem))) return false;
  return sharedBy(shared, clause.stems) >= Math.max(1, shared.size / 2);
}

/** "The problem was not the delay": the author says that it was. */
const deniesTheOne = (clause: Clause, { instead, denied }: Alternative) =>
  clause.isDenial &&
  clause.half === null &&
  !clause.isNobody &&
  !clause.reports &&
  hasStem(clause.denied, instead) &&
  ![...denied].some((stem) => hasStem(clause.denied, stem));

/** "Hire for speed, not for patience" of "hire for patience, not for speed": what only the one denies, the other affirms. */
function isSwapped(one: Alternative, material: Alternative): boolean {
  const own = [...one.denied].filter((stem) => !hasStem(material.denied, stem));
  const other = [...material.denied].filter((stem) => !hasStem(one.denied, stem));
  return (
    own.length > 0 &&
    other.length > 0 &&
    own.every((stem) => hasStem(material.affirmed, stem)) &&
    other.every((stem) => hasStem(one.affirmed, stem) && !hasStem(material.affirmed, stem))
  );
}

/** True where what the author said is what the clause says, or says as much: then something else may be meant by the denial. */
function supports(material: Clause, clause: Clause): boolean {
  if (material.isDenial !== clause.isDenial || material.reports !== clause.reports) return false;
  // "Operating would have been easier" tells nobody that they did.
  if (material.mood.includes('would') && material.mood !== clause.mood) return false;
  if (isWordForWord(material, clause)) return true;
  const shared = sharedBy(material.stems, clause.stems);
  if (!clause.isDenial) return shared > 0 && shared === clause.stems.size;
  // "Not one of them" and "not one of the three surveyors" deny the same of nobody by the same name.
  const isOfNobody = material.isNobody && clause.isNobody && shared === clause.stems.size;
  return (
    (isOfNobody || sharedBy(material.denied, clause.stems) > 0) &&
    shared / Math.min(material.stems.size, clause.stems.size) >= ALIKE_FROM
  );
}

/** "Margit was sure about the colour": of who was sure, and who was not, the author says that Margit was. */
function isSaidOfIt(clause: Clause, claims: readonly Clause[]): boolean {
  const [subject] = clause.stems;
  return (
    !clause.isDenial &&
    subject !== undefined &&
    claims.some(
      (other) =>
        other.isDenial === clause.isDenial &&
        other.reports === clause.reports &&
        hasStem(other.stems, subject) &&
        sharedBy(clause.stems, other.stems) >= 2 &&
        !claims.some((one) => one.isDenial !== clause.isDenial && hasStem(one.stems, subject)),
    )
  );
}

const sharedBy = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((stem) => hasStem(b, stem)).length;
