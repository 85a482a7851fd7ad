import type { TextRange } from './text-range.js';

export const SUGGESTION_LIMITS = {
  /** Characters. */
  reason: 1_000,
  /** Of one post, not decided yet. */
  open: 20,
} as const;

export const SUGGESTION_STATES = ['open', 'accepted', 'declined'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** The words of a text that are to be replaced, and where they stood. */
interface SuggestedPlace {
  readonly range_start: number;
  /** Empty where the text was. */
  readonly original: string;
}

/**
 * Where the words stand now: at their place, or, as text before them was changed, at the only other place that has them. Null where
 * they are not there any more, or nobody can tell which of them is meant.
 */
export function suggestionPlace(
  content: string,
  { range_start, original }: SuggestedPlace,
): TextRange | null {
  const at = (start: number) => ({ start, end: start + original.length });
  if (original === '') return content === '' ? at(0) : null;
  if (content.startsWith(original, range_start)) return at(range_start);
  const first = content.indexOf(original);
  return first >= 0 && !content.includes(original, first + 1) ? at(first) : null;
}

/** The text with the suggestion in it; null where it has no place any more. */
export function withSuggestion(
  content: string,
  suggestion: SuggestedPlace & { readonly replacement: string },
): string | null {
  const place = suggestionPlace(content, suggestion);
  return place && content.slice(0, place.start) + suggestion.replacement + content.slice(place.end);
}
