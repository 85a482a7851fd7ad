import { useNavigate } from 'react-router';
import { useMoves, type MoveTarget } from '../../../features/calendar/hooks/use-moves';
import type { Prompt } from '../../../entities/types';
import { useStay } from '../../../lib/use-stay';
import { linkTo } from '../../../lib/paths';

/**
 * Puts the chosen prompt into the place and navigates there unless the user has left meanwhile; null when no place is
 * to be filled.
 */
export function useChoosing(place: MoveTarget | null): ((prompt: Prompt) => void) | null {
  const { place: put } = useMoves();
  const navigate = useNavigate();
  const stay = useStay();
  if (place === null) return null;
  return (prompt) => {
    const isStillHere = stay();
    put(prompt, place, () => {
      // "Back" leads to where the choice began: the place is filled, and choosing for it again would put the prompt out of it.
      if (isStillHere()) void navigate(linkTo.calendar({ selectedDate: place.date }), { replace: true });
    });
  };
}
