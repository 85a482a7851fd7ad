import { bodyOf } from '@drumbeat/api-client';
import { api } from '../../../lib/http/api';
import type { StarterPrompts } from '../../../entities/types';

const askEveryMs = 1_000;

/** Longest wait of a new user for their first prompts: a calendar without them is better than no calendar. */
const patienceMs = 45_000;

const isUnderWay = ({ status }: StarterPrompts) => status === 'queued' || status === 'writing';

/**
 * Orders the first prompts from the answers of the onboarding and polls their progress, until they are done, failed,
 * or took too long. `signal` ends the waiting; the prompts are written anyway. @returns the final progress; null when
 * it could not be read
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
