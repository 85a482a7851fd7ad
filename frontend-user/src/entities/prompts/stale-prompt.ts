import { ApiError } from '../../lib/api';
import type { Prompt } from '../types';

/** The newer prompt of a change that came too late; null for every other failure. */
export function newerPrompt(error: unknown): Prompt | null {
  return error instanceof ApiError && error.code === 'prompt.stale'
    ? (error.details as { current: Prompt }).current
    : null;
}
