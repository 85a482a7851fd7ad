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

/** True of the author themselves, or of those they write for. */
type Whose = 'author' | 'others';

/** Each field in the order in which it is told: its name in the data, how it is introduced to its user, and whom it is true of. */
const FIELDS = {
  full_name: { name: 'name', introduction: '', of: 'author' },
  industry: { name: 'industry', introduction: 'Field: ', of: 'author' },
  business_size: { name: 'business_size', introduction: 'Size of the business: ', of: 'author' },
  content_pillars: { name: 'content_pillars', introduction: 'Subjects: ', of: 'author' },
  target_audience: { name: 'target_audience', introduction: 'Writes for: ', of: 'others' },
  ideal_target_client: { name: 'ideal_target_client', introduction: 'Ideal client: ', of: 'others' },
  client_pain_points: {
    name: 'client_pain_points',
    introduction: 'What troubles these clients: ',
    of: 'others',
  },
  content_strategy: { name: 'content_strategy', introduction: 'How they are to be reached: ', of: 'others' },
  generated_icp_summary: {
    name: 'ideal_client_summary',
    introduction: 'The ideal client in short: ',
    of: 'others',
  },
} as const satisfies Record<
  keyof AuthorProfile,
  { readonly name: string; readonly introduction: string; readonly of: Whose }
>;

const NAMES = Object.keys(FIELDS) as (keyof AuthorProfile)[];

/** What the user has filled in, each text whole. @param of what of it: all, where nothing is asked for */
export const profileTexts = (profile: AuthorProfile, of?: Whose): string[] =>
  NAMES.filter((field) => of === undefined || FIELDS[field].of === of)
    .flatMap((field) => profile[field] ?? [])
    .filter((text) => text.trim() !== '');

/** Who writes, and for whom: what the user has filled in. No ids, no addresses. */
export function authorFacts(profile: AuthorProfile): AuthorFact[] {
  return NAMES.flatMap((field) => {
    const { name, introduction } = FIELDS[field];
    const text = profile[field] ?? '';
    if (typeof text !== 'string') return pillarFact(text, { name, introduction });
    const value = wholeSentences(text, DESCRIPTION_MAX) || wholeSentences(text, LONG_SENTENCE_MAX);
    return value === '' ? [] : [{ field: name, value, line: `${introduction}${value}` }];
  });
}

function pillarFact(
  pillars: readonly string[],
  { name, introduction }: { readonly name: string; readonly introduction: string },
): AuthorFact[] {
  if (pillars.length === 0) return [];
  const value = pillars.map((label, index) => ({ number: index + 1, label }));
  return [{ field: name, value, line: `${introduction}${pillars.join('; ')}` }];
}
