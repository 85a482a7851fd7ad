import { counted, USAGE_DAYS } from '@drumbeat/domain';

/** '1 h 20 min' */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** Why there is no time of a last visit. */
export const noVisitText = ({ is_refused }: { is_refused: boolean }) =>
  is_refused ? 'Does not want to be tracked' : `Not in the last ${USAGE_DAYS} days`;

export const refusalsText = (refusals: number) =>
  refusals === 0
    ? 'Nobody has refused to be tracked.'
    : `${counted(refusals, 'person has', 'people have')} refused to be tracked.`;
