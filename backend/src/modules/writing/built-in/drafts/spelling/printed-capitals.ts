import { type PostLanguage, shownLanguage } from '@drumbeat/domain';
import type { AuthorProfile } from '../../../author-profile.js';
import { withKnownSpellings } from './known-spellings.js';
import { withNamesOfSmall, withTitledNames } from './names-by-place.js';
import { withOwnCapitals, withOwnNames, withUsualCapitals } from './own-capitals.js';

type Profile = Pick<
  AuthorProfile,
  'full_name' | 'target_audience' | 'ideal_target_client' | 'client_pain_points'
>;

/** What an author typed, with the capitals of nouns, names, days and brands as a person would print them. */
export function printedCapitals(
  given: string,
  language: PostLanguage | null,
  { posts, profile }: { readonly posts: readonly string[]; readonly profile: Profile },
): string {
  const told = [profile.target_audience, profile.ideal_target_client, profile.client_pain_points].filter(
    (one) => one !== null,
  );
  const same = posts.filter((post) => shownLanguage(post) === language);
  if (language === null) return withOwnNames(given, same, null);
  const named = withTitledNames(withNamesOfSmall(given, language), language);
  const capital =
    language === 'de'
      ? withOwnCapitals(named, [...posts, ...told])
      : withOwnNames(withUsualCapitals(named, language), same, language, [profile.full_name, ...told]);
  return withKnownSpellings(capital, language, same);
}
