import { queryOptions } from '@tanstack/react-query';
import { fetchCode } from '../../lib/http/fetch-code';

export const EMOJI_GROUPS = [
  { group: 'smileys', number: 0, name: 'Smileys' },
  { group: 'people', number: 1, name: 'People' },
  { group: 'nature', number: 3, name: 'Nature' },
  { group: 'food', number: 4, name: 'Food' },
  { group: 'travel', number: 5, name: 'Travel' },
  { group: 'activities', number: 6, name: 'Activities' },
  { group: 'objects', number: 7, name: 'Objects' },
  { group: 'symbols', number: 8, name: 'Symbols' },
  { group: 'flags', number: 9, name: 'Flags' },
] as const;

export type EmojiGroup = (typeof EMOJI_GROUPS)[number]['group'];

interface Emoji {
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
}

/** Enough to choose from; who finds none among these names it more closely. */
const foundMax = 120;

/** Unicode's own list with its names, fetched on demand. */
export const emojiQuery = queryOptions({
  queryKey: ['emoji'],
  queryFn: async (): Promise<readonly Emoji[]> =>
    (await fetchCode(() => import('emojibase-data/en/compact.json', { with: { type: 'json' } }))).default,
  staleTime: Infinity,
});

/** A group of emoji, or where something is searched for, those of all groups whose name or subject begins with it. */
export function foundEmoji(
  all: readonly Emoji[],
  { group, search }: { readonly group: EmojiGroup; readonly search: string },
): readonly Emoji[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') {
    const number = EMOJI_GROUPS.find((one) => one.group === group)?.number;
    return all.filter((emoji) => emoji.group === number);
  }
  const isNamed = (name: string) => ` ${name.toLowerCase()}`.includes(` ${wanted}`);
  const groups: readonly (number | undefined)[] = EMOJI_GROUPS.map(({ number }) => number);
  const found = all.filter(
    ({ group: own, label, tags = [] }) => groups.includes(own) && [label, ...tags].some(isNamed),
  );
  // Matches of the name come before matches of keywords.
  const distance = ({ label }: Emoji) => (label.toLowerCase() === wanted ? 0 : isNamed(label) ? 1 : 2);
  return found.sort((a, b) => distance(a) - distance(b)).slice(0, foundMax);
}
