import type { AuthorProfile } from '../author-profile.js';
import { wholeSentences } from './whole-sentences.js';

/** Characters of a description; the second where its first sentence alone is longer than the first. */
const DESCRIPTION_MAX = 600;
const LONG_SENTENCE_MAX = 1_200;

/** The profile's fields as data, in the user's own words, and as a line for the user. */
export interface AuthorFact {
  readonly field: string;
  readonly value: unknown;
  readonly told: string;
}

/** Who writes, and for whom: what the user has filled in. No ids, no addresses. */
export function authorFacts(profile: AuthorProfile): AuthorFact[] {
  const pillars = profile.content_pillars.map((label, index) => ({ number: index + 1, label }));
  return [
    ...fact('name', profile.full_name, ''),
    ...fact('industry', profile.industry, 'Field: '),
    ...fact('business_size', profile.business_size, 'Size of the business: '),
    ...(pillars.length === 0
      ? []
      : [
          {
            field: 'content_pillars',
            value: pillars,
            told: `Subjects: ${profile.content_pillars.join('; ')}`,
          },
        ]),
    ...fact('target_audience', profile.target_audience, 'Writes for: '),
    ...fact('ideal_target_client', profile.ideal_target_client, 'Ideal client: '),
    ...fact('client_pain_points', profile.client_pain_points, 'What troubles these clients: '),
    ...fact('content_strategy', profile.content_strategy, 'How they are to be reached: '),
    ...fact('ideal_client_summary', profile.generated_icp_summary ?? null, 'The ideal client in short: '),
  ];
}

function fact(field: string, text: string | null, before: string): AuthorFact[] {
  const value = wholeSentences(text ?? '', DESCRIPTION_MAX) || wholeSentences(text ?? '', LONG_SENTENCE_MAX);
  return value === '' ? [] : [{ field, value, told: `${before}${value}` }];
}
