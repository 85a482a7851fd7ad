import { useNavigate } from 'react-router';
import { useMoves, type MoveTarget } from '../../../features/calendar/hooks/use-moves';
import type { Prompt } from '../../../lib/api-types';
import { linkTo } from '../../paths';

/** Puts the chosen prompt into the place and shows it there; null where no place is to be filled. */
export function useChoosing(place: MoveTarget | null): ((prompt: Prompt) => void) | null {
  const { place: put } = useMoves();
  const navigate = useNavigate();
  if (place === null) return null;
  return (prompt) => put(prompt, place, () => void navigate(linkTo.calendar({ selectedDate: place.date })));
}
