import { findPlacesToFill } from '../../../entities/posts/places-to-fill.rules';
import type { TextRange } from '@drumbeat/domain';
import { useState, type ReactNode } from 'react';
import { OpenPlacesDialog } from '../components/open-places-dialog';

/**
 * Asks before a text with unfilled places is published. @param onFill Shows a place in the text; without it, only the
 * question closes.
 */
export function useOpenPlaces(
  content: string,
  action: string,
  onFill: ((place: TextRange) => void) | undefined,
) {
  const [next, setNext] = useState<(() => void) | null>(null);
  const places = next === null ? [] : findPlacesToFill(content);
  const [first] = places;
  const dialog: ReactNode = next ? (
    <OpenPlacesDialog
      places={places.map(({ start, end }) => content.slice(start, end))}
      action={action}
      onBack={() => {
        setNext(null);
        if (first) onFill?.(first);
      }}
      onAnyway={() => {
        setNext(null);
        next();
      }}
    />
  ) : null;
  return {
    /** To be rendered beside the calling dialog. */
    dialog,
    /** Acts at once when no place is unfilled. */
    askBefore: (go: () => void) => (findPlacesToFill(content).length > 0 ? setNext(() => go) : go()),
  };
}
