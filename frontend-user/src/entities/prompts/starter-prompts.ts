import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import type { StarterPrompts } from '../types';

const askEveryMs = 1_000;

/** How long a new user waits for their first prompts at the longest: a calendar without them is better than no calendar. */
const patienceMs = 45_000;

const isUnderWay = ({ status }: StarterPrompts) => status === 'queued' || status === 'writing';

/**
 * Orders the first prompts from the answers of the onboarding and follows how far they are, until they are there, failed, or
 * took too long. `signal` ends the waiting; the prompts come all the same.
 * @returns how far they are in the end; null where that could not be asked
 */
export async function writeStarterPrompts(
  onProgress: (starter: StarterPrompts) => void,
  signal: AbortSignal,
): Promise<StarterPrompts | null> {
  const until = Date.now() + patienceMs;
  try {
    let starter = bodyOf(await api.POST('/api/starter-prompts'));
    onProgress(starter);
    while (isUnderWay(starter) && !signal.aborted && Date.now() < until) {
      await pause(askEveryMs, signal);
      starter = bodyOf(await api.GET('/api/starter-prompts'));
      onProgress(starter);
    }
    return starter;
  } catch {
    // The calendar says itself that it is still empty.
    return null;
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
