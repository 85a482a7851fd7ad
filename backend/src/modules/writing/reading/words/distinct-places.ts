import type { TextRange } from '@drumbeat/domain';

/** Each place once, however many rules find it. */
export const distinctPlaces = (places: readonly TextRange[]): TextRange[] => [
  ...new Map(places.map((place) => [`${place.start}-${place.end}`, place])).values(),
];
