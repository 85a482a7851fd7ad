import type { PostLanguage, TextRange } from '@drumbeat/domain';
import {
  deedClausesOf,
  doerOf,
  ownVerbsOf,
  type DeedClause,
  type Doer,
} from '../../../reading/clauses/doers.js';
import { isSameVerb, verbRoot } from '../../../reading/clauses/deed-verbs.js';
import { distinctPlaces } from '../../../reading/words/distinct-places.js';
import { hasStem } from '../../../reading/words/stems.js';

/**
 * The author's own deed told of somebody else, or somebody else's told as theirs: "I found a cracked rail" of "our trainee found it:
 * cracked rail", « C'est moi qui ai appelé » of « c'est ma sœur qui a appelé ». The clause of the notes with the same verb that has most in
 * common says who it was; where it leaves that open, or two of them say it otherwise, nothing is told.
 */
export function exchangedDoers(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const told = deedClausesOf[language](text);
  const said = material.flatMap(deedClausesOf[language]);
  if (said.length === 0) return [];
  const verbs = [...new Set(said.flatMap(ownVerbsOf))];
  const found = told.filter((clause) => {
    const own = ownVerbsOf(clause);
    if (own.some((verb) => isAnothers(clause, verb, said))) return true;
    return verbs.some((verb) => doerOf(clause, verb) === 'other' && isMine(clause, verb, said));
  });
  return distinctPlaces(found.map(({ place }) => place));
}

interface Told {
  readonly clause: DeedClause;
  readonly who: Doer;
  readonly shared: number;
}

/** The clauses of the notes that have most in common with this one, of those with its verb. */
function nearest(clause: DeedClause, verb: string, said: readonly DeedClause[]): Told[] {
  const own = contentBeside(clause, verb);
  const all = said.flatMap((one): Told[] => {
    const who = doerOf(one, verb);
    if (who === null || isOtherWay(clause, one)) return [];
    const near = [...own].filter((stem) => hasStem(one.content, stem)).length;
    const around = [...own].filter((stem) => hasStem(one.sentence, stem)).length;
    return [{ clause: one, who, shared: near + around }];
  });
  const most = Math.max(0, ...all.map(({ shared }) => shared));
  return all.filter(({ shared }) => shared === most);
}

/** The author claims what somebody else did. */
function isAnothers(clause: DeedClause, verb: string, said: readonly DeedClause[]): boolean {
  const near = nearest(clause, verb, said);
  if (near.length === 0 || near.some(({ who }) => who !== 'other')) return false;
  const own = contentBeside(clause, verb);
  if (own.size === 0) return OF_IT.test(clause.told);
  return near.some(({ clause: one }) => {
    const shared = [...own].filter((stem) => hasStem(one.sentence, stem)).length;
    return shared > 0 && shared >= own.size / 2;
  });
}

/** Somebody else is told to have done what the author did. */
function isMine(clause: DeedClause, verb: string, said: readonly DeedClause[]): boolean {
  const near = nearest(clause, verb, said);
  if (near.length === 0 || near.some(({ who }) => who !== 'me')) return false;
  const own = contentBeside(clause, verb);
  return near.some(({ clause: one }) => {
    const theirs = contentBeside(one, verb);
    const shared = [...theirs].filter((stem) => hasStem(own, stem)).length;
    // Beside what it was done to stands who did it.
    const hasSubject = clause.cleft !== null || [...own].some((stem) => !hasStem(theirs, stem));
    if (theirs.size === 0) return hasSubject && OF_IT.test(clause.told) && OF_IT.test(one.told);
    return hasSubject && shared > 0 && shared >= Math.min(theirs.size, WORDS_MAX) / 2;
  });
}
const WORDS_MAX = 3;
const OF_IT =
  /(?<!\p{L})(?:it|this|that|them|es|das|ihn|le|la|les|lo|los|las|dagegen|dafür|only|just|nur|seulement|solo|sólo)(?!\p{L})|(?<!\p{L})l['’]/iu;

function contentBeside({ content, language }: DeedClause, verb: string): ReadonlySet<string> {
  return new Set(
    [...content].filter((stem) => {
      const root = verbRoot(stem, language);
      return root === null || !isSameVerb(root, verb.slice(0, STEM));
    }),
  );
}
const STEM = 5;

const FOR_OR_AGAINST: readonly RegExp[] = [
  /(?<!\p{L})(?:against|gegen|dagegen|contre|en contra)(?!\p{L})/iu,
  /(?<!\p{L})(?:voted for|voting for|dafür|für|pour|a favor)(?!\p{L})/iu,
];
/** One is for it, and the other against it. */
const isOtherWay = (a: DeedClause, b: DeedClause) =>
  FOR_OR_AGAINST.some((pattern) => pattern.test(a.told) && !pattern.test(b.told));
