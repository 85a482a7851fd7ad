import { findNeverUsePhrases, shownLanguage } from '@drumbeat/domain';
import type { AuthorProfile } from '../../author-profile.js';
import { listedProblems } from './listed-problems.js';
import { peopleOf, type People } from './people.js';
import { phrasesOf, tidyPhrase } from '../phrase.js';

/** The profile's free texts, each complete as typed; null when a frame cannot use a field. */
export interface FrameFacts {
  /** The clients, or the other readers of an author who says nothing of clients. */
  readonly audience: People | null;
  /** Further readers, besides the clients. */
  readonly otherReaders: People | null;
  /** The clients, or else the readers, in the user's words, of any grammar. */
  readonly readers: string | null;
  /** The ideal client in the user's words, of any grammar; null where they are the audience already. */
  readonly client: string | null;
  /** Of any grammar, like all below: frames put them after a colon or in quotes. */
  readonly industry: string | null;
  readonly businessSize: string | null;
  readonly problems: readonly string[];
  readonly strategy: string | null;
}

/** @param neverUse phrases that disqualify a fact: it is left out rather than maimed */
export function frameFactsOf(profile: AuthorProfile, neverUse: readonly string[]): FrameFacts {
  const isClean = (text: string) => findNeverUsePhrases(text, neverUse).length === 0;
  const usable = (fact: string) => (fact !== '' && isClean(fact) ? fact : null);
  const people = (text: string | null) => {
    const found = peopleOf(text);
    return found !== null && isClean(found.phrase) ? found : null;
  };
  const clients = people(profile.ideal_target_client);
  const others = people(profile.target_audience);
  const clientText = phraseOf(profile.ideal_target_client, 100);
  return {
    audience: clientText === '' ? others : clients,
    otherReaders: clientText === '' || others?.phrase === clients?.phrase ? null : others,
    readers: usable(clientText || phraseOf(profile.target_audience, 100)),
    client: clients === null ? usable(clientText) : null,
    industry: usable(phraseOf(profile.industry, 60)),
    businessSize: usable(phraseOf(profile.business_size, 60)),
    problems: problemsOf(profile).filter(isClean),
    strategy: usable(phraseOf(profile.content_strategy, 120)),
  };
}

/** The first phrase, whole; '' where it is too long for a prompt. */
function phraseOf(text: string | null, max: number): string {
  const [phrase = ''] = phrasesOf(text);
  return phrase.length <= max ? phrase : '';
}

const PROBLEM_MAX = 90;
/** "They struggle with slow hiring" names slow hiring: a noun always follows these. */
const COMPLAINT_LEAD_IN =
  /^(?:and\s+)?(?:they|(?:my |our |the )?(?:clients|customers|people))\s+(?:(?:often|usually|always)\s+)?(?:struggle with|suffer from|complain about|worry about)\s+/iu;

function problemsOf(profile: AuthorProfile): string[] {
  const { client_pain_points, industry, target_audience, ideal_target_client, content_pillars } = profile;
  const told = [client_pain_points, industry, target_audience, ideal_target_client, ...content_pillars];
  const language = shownLanguage(told.join('\n'));
  return phrasesOf(client_pain_points)
    .flatMap((sentence) => listedProblems(sentence, language))
    .map((part) => tidyPhrase(tidyPhrase(part).replace(COMPLAINT_LEAD_IN, '')))
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && part.length >= 4 && part.length <= PROBLEM_MAX)
    .slice(0, 6);
}
