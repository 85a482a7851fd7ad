import { type MatchAnswer, type MatchTask, TextMatcher } from './text-matcher.js';

const matcher = new TextMatcher();

/** One task of the thread that voices are learned on (platform/threads). */
export function work(task: MatchTask): MatchAnswer {
  return matcher.match(task);
}
