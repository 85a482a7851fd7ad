import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/http/api';
import type { Prompt } from '../types';

/** The newer prompt of a change that came too late; null for every other failure. */
export function newerPrompt(error: unknown): Prompt | null {
  return error instanceof ApiError && error.code === 'prompt.stale'
    ? (error.details as { current: Prompt }).current
    : null;
}

/** A prompt with changes that the API has not confirmed yet. */
interface ChangingPrompt {
  /** The last state confirmed by the API. */
  confirmed: Prompt;
  /** Optimistic changes on top of it, in the order of the clicks. */
  readonly patches: Partial<Prompt>[];
}

const changing = new WeakMap<QueryClient, Map<number, ChangingPrompt>>();

/** The unconfirmed changes of a prompt; undefined without any. */
export const changingPrompt = (queryClient: QueryClient, id: number): ChangingPrompt | undefined =>
  changing.get(queryClient)?.get(id);

/** The prompt with all unconfirmed changes. */
export const foreseenPrompt = ({ confirmed, patches }: ChangingPrompt): Prompt =>
  patches.reduce<Prompt>((prompt, patch) => ({ ...prompt, ...patch }), confirmed);

/** Keeps a change until it is dropped; `prompt` is the API's state when no other change is in progress. */
export function keepChange(queryClient: QueryClient, prompt: Prompt, patch: Partial<Prompt>): ChangingPrompt {
  const prompts = changing.get(queryClient) ?? new Map<number, ChangingPrompt>();
  changing.set(queryClient, prompts);
  const entry = prompts.get(prompt.id) ?? { confirmed: prompt, patches: [] };
  prompts.set(prompt.id, entry);
  entry.patches.push(patch);
  return entry;
}

/** Removes a change that the API has confirmed. */
export function dropChange(queryClient: QueryClient, id: number, patch: Partial<Prompt>): void {
  const entry = changingPrompt(queryClient, id);
  const index = entry?.patches.indexOf(patch) ?? -1;
  if (index >= 0) entry?.patches.splice(index, 1);
  if (entry?.patches.length === 0) changing.get(queryClient)?.delete(id);
}
