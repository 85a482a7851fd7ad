import type { FilterField, SearchedText } from './admin-filter.js';

/** Most people and texts that a search goes on with: where thousands share a word, another one finds the row. */
export const FOUND_MOST = 1_000;

/** SQL of an array: who has the words in name or address, found by the index of the same words (`ix_profiles_search`). */
export const peopleWith = ({ pattern }: Pick<SearchedText, 'pattern'>): string =>
  `array(select who.id from profiles who
          where search_folded(who.email || ' ' || coalesce(who.full_name, '')) like ${pattern()} limit ${FOUND_MOST})`;

/** The search of a list whose rows belong to people, by name and address. `column`: that of the user's id. */
export const searchOfPeople = (column: string): FilterField => ({
  type: 'search',
  // The people are found before their rows: the words of a joined table no index of the list has.
  sql: (searched) => `${column} = any (${peopleWith(searched)})`,
});
