import type { KeyboardEvent } from 'react';
import { useBoard } from '../components/calendar-board';
import { placeAfterKey, type WeekPlace } from '../components/week/week-places';

interface WeekKeys {
  places: WeekPlace[][];
  focusPlace: (id: string) => void;
  onPrevious: () => void;
  onNext: () => void;
  onToday: () => void;
}

/**
 * The keys of the week while one of its places has the focus: arrows between places and days, Enter opens, M opens
 * "Move to…", Page Up and Down change the week, Home goes to today. Inside a card the browser's own keys apply.
 */
export function useWeekKeys({ places, focusPlace, onPrevious, onNext, onToday }: WeekKeys) {
  const board = useBoard();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = places.flat().find(({ id }) => id === target.dataset['place']);
    if (!place) return;
    const act = actionOf(key, place, target);
    if (!act) return;
    event.preventDefault();
    act();
  };

  function actionOf(key: string, place: WeekPlace, element: HTMLElement): (() => void) | null {
    const { item } = place;
    switch (key) {
      case 'Enter':
        return item ? () => board.open(item) : () => element.querySelector<HTMLElement>('a, button')?.click();
      case 'm':
      case 'M':
        return item && (() => board.openMoveDialog(item));
      case 'PageUp':
        return onPrevious;
      case 'PageDown':
        return onNext;
      case 'Home':
        return onToday;
      default: {
        const next = placeAfterKey(key, place, places);
        return next && (() => focusPlace(next.id));
      }
    }
  }
}
