import { findNeverUsePhrases } from '@drumbeat/domain';
import type { AuthorProfile } from '../author-profile.js';
import { insideSentence, shortened, tidyPhrase } from './phrase.js';

/** What the profile's free texts say, in phrases that fit into a frame; null where a field says nothing usable. */
export interface AuthorFacts {
  /** A noun phrase: "founders of small agencies". */
  readonly audience: string | null;
  readonly idealClient: string | null;
  readonly industry: string | null;
  readonly businessSize: string | null;
  /** Short phrases in the user's words. Frames quote them, because they may have any grammar. */
  readonly problems: readonly string[];
  readonly strategy: string | null;
}

/** @param neverUse phrases that disqualify a fact: it is left out rather than maimed */
export function authorFactsOf(profile: AuthorProfile, neverUse: readonly string[]): AuthorFacts {
  const usable = (fact: string | null) =>
    fact !== null && fact !== '' && findNeverUsePhrases(fact, neverUse).length === 0 ? fact : null;
  const client = usable(peopleOf(profile.ideal_target_client));
  return {
    audience: usable(peopleOf(profile.target_audience)) ?? client,
    idealClient: client,
    industry: usable(phraseOf(profile.industry, 40)),
    businessSize: usable(phraseOf(profile.business_size, 40)),
    problems: problemsOf(profile.client_pain_points).filter((problem) => usable(problem) !== null),
    strategy: usable(phraseOf(profile.content_strategy, 90)),
  };
}

/** A point inside an abbreviation ("U.S. founders" aside) has no space behind it. */
const SENTENCE_END = /[.;!?](?:\s|$)|\n|\s+[–—]\s+/u;
const PEOPLE_MAX = 60;
/** What stands before the people themselves: "My audience is …", "I help …", "We work with …". */
const LEAD_IN =
  /^(?:(?:my|our|the)\s+(?:ideal\s+|target\s+)?(?:audience|clients?|customers?|readers?|market)\s+(?:is|are|includes?|consists? of)\s+|(?:i|we)\s+(?:mainly\s+|mostly\s+)?(?:help|serve|support|advise|coach|train|work with|speak to|write for|sell to)\s+|(?:mainly|mostly|primarily)\s+)/iu;
/** What is left would be a sentence or an activity, not people. */
const NOT_PEOPLE = /^(?:i|we|my|our|you|they|it|to|helping|people like|anyone|everyone|all)\b/iu;
/** "three to six places" is one size: a number behind "to" begins no aim. */
const NUMBER = String.raw`(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a\s+)?(?:few|dozen|hundred|thousand|million))\b(?!-(?:person|man|woman)))`;
/** Where the people end, and what they want or get begins. */
const AFTER_PEOPLE = new RegExp(
  String.raw`\s+(?:(?:who|that|and)\s+(?:want|need|wish|would like|ha(?:s|ve) to|are looking|are trying|struggle)\b|(?:looking|wanting|trying|struggling|seeking|hoping)\b|to\s+(?!${NUMBER})\p{Ll}|(?:so that|in order to|by)\s+\p{Ll})`,
  'u',
);

function peopleOf(text: string | null): string | null {
  const first = firstItem(text, SENTENCE_END);
  const people = tidyPhrase(first.replace(LEAD_IN, ''));
  if (people === '' || NOT_PEOPLE.test(people)) return null;
  const [head = people] = people.split(AFTER_PEOPLE);
  return shortened(asPlural(insideSentence(shortList(withoutDetails(tidyPhrase(head))))), PEOPLE_MAX);
}

/** What narrows the people further down than a sentence about something else can carry. */
const DETAILS = /,?\s+(?:who|that|which|whose)\s/iu;
/** What stands behind a comma and is no further kind of people. */
const ASIDE = new RegExp(
  String.raw`,\s+(?:(?:who|which|whose|with|without|usually|often|mostly|around|about|between|up to|at least|at most)\b|${NUMBER})`,
  'iu',
);

/** "the owner of a studio who still does most of the work" is too long: the owner of a studio will do. */
function withoutDetails(people: string): string {
  const [start = people] = people.split(ASIDE);
  if (start.length <= PEOPLE_MAX) return start;
  return start.split(DETAILS)[0] ?? start;
}

/** Words that only English has between nouns: other languages build their plurals in their own way. */
const ENGLISH = /^(?:an?|the)\s|\s(?:of|who|with|at)\s/iu;
const HEAD =
  /^(?:(?:an?|the|one)\s+)?(.*?)(?=\s+(?:of|at|in|on|for|from|with|who|that|which|whose|running|working|doing)\s|,|$)/iu;
const PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  man: 'men',
  woman: 'women',
  child: 'children',
};

/** The people as several ones, whom the frames speak of: "a founder of an agency" → "founders of an agency". */
function asPlural(people: string): string {
  if (!ENGLISH.test(people)) return people;
  return people.replace(HEAD, (_, head: string) => {
    const words = head.split(' ');
    const last = words.pop() ?? '';
    return [...words, pluralOf(last)].join(' ');
  });
}

function pluralOf(word: string): string {
  const whole = Object.keys(PLURALS).find((end) => word.toLowerCase().endsWith(end));
  if (whole !== undefined) return word.slice(0, -whole.length) + (PLURALS[whole] ?? '');
  if (/(?:s|people|men|children|staff)$/iu.test(word) || !/[a-z]$/iu.test(word)) return word;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:x|z|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`;
}

/** "founders, CTOs, HR leads and coaches" is too long for a sentence about something else: two of them stand for all. */
function shortList(people: string): string {
  if (people.length <= PEOPLE_MAX) return people;
  const parts = people.split(/\s*,\s*(?:and\s+|or\s+)?/u).filter((part) => part !== '');
  const [first = people, second] = parts;
  return second !== undefined && first.length + second.length + 5 <= PEOPLE_MAX
    ? `${first} and ${second}`
    : first;
}

function phraseOf(text: string | null, max: number): string {
  return shortened(insideSentence(tidyPhrase(firstItem(text, SENTENCE_END))), max);
}

const PROBLEM_MAX = 60;
/** "They struggle with slow hiring" names slow hiring. */
const COMPLAINT_LEAD_IN =
  /^(?:(?:and|or)\s+)?(?:(?:they|(?:my |our |the )?(?:clients|customers|people))\s+(?:(?:often|usually|always)\s+)?(?:struggle with|suffer from|complain about|worry about|are|feel|have)\s+)?/iu;

function problemsOf(text: string | null): string[] {
  return (text ?? '')
    .split(/[.;!?](?:\s|$)|\n|,\s+(?!and\b|or\b)/u)
    .map((part) => insideSentence(tidyPhrase(tidyPhrase(part).replace(COMPLAINT_LEAD_IN, ''))))
    .filter((part) => part.length >= 4 && part.length <= PROBLEM_MAX)
    .slice(0, 6);
}

function firstItem(text: string | null, separator: RegExp): string {
  return (text ?? '').split(separator).find((part) => /[\p{L}\p{N}]/u.test(part)) ?? '';
}
