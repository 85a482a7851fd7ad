import type { AuthorProfile } from '../author-profile.js';
import { wholeSentences } from './whole-sentences.js';

/** Characters of a description; the second where its first sentence alone is longer than the first. */
const DESCRIPTION_MAX = 600;
const LONG_SENTENCE_MAX = 1_200;

/** The profile's fields as data, in the user's own words, and as a line for the user. */
export interface AuthorFact {
  readonly field: string;
  readonly value: unknown;
  readonly line: string;
}

/** What the user has filled in, whole, by its name in the data. */
export function profileTexts(profile: AuthorProfile) {
  return {
    name: profile.full_name,
    industry: profile.industry,
    business_size: profile.business_size,
    content_pillars: profile.content_pillars,
    target_audience: profile.target_audience,
    ideal_target_client: profile.ideal_target_client,
    client_pain_points: profile.client_pain_points,
    content_strategy: profile.content_strategy,
    ideal_client_summary: profile.generated_icp_summary,
  };
}

/** How each of them is introduced to its user. */
const INTRODUCTIONS: Readonly<Record<keyof ReturnType<typeof profileTexts>, string>> = {
  name: '',
  industry: 'Field: ',
  business_size: 'Size of the business: ',
  content_pillars: 'Subjects: ',
  target_audience: 'Writes for: ',
  ideal_target_client: 'Ideal client: ',
  client_pain_points: 'What troubles these clients: ',
  content_strategy: 'How they are to be reached: ',
  ideal_client_summary: 'The ideal client in short: ',
};

/** Who writes, and for whom: what the user has filled in. No ids, no addresses. */
export function authorFacts(profile: AuthorProfile): AuthorFact[] {
  const texts = profileTexts(profile);
  return (Object.keys(INTRODUCTIONS) as (keyof typeof INTRODUCTIONS)[]).flatMap((field) => {
    if (field === 'content_pillars') return pillarFact(texts.content_pillars);
    const text = texts[field] ?? '';
    const value = wholeSentences(text, DESCRIPTION_MAX) || wholeSentences(text, LONG_SENTENCE_MAX);
    return value === '' ? [] : [{ field, value, line: `${INTRODUCTIONS[field]}${value}` }];
  });
}

function pillarFact(pillars: readonly string[]): AuthorFact[] {
  if (pillars.length === 0) return [];
  const value = pillars.map((label, index) => ({ number: index + 1, label }));
  const line = `${INTRODUCTIONS.content_pillars}${pillars.join('; ')}`;
  return [{ field: 'content_pillars', value, line }];
}
