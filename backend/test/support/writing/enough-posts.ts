import { VOICE_EVIDENCE } from '@drumbeat/domain';

/** Plain sentences that say little of a voice. */
const FILLER =
  'The shop was open until late. People came in with bags. We sat at the table. The list was on the wall. The van stood in the yard. The boxes were on the floor. We wrote down the week. The light was off by ten. The door was shut. The street was wet that day. The bread was in the oven.';

/** Six posts and more, long enough for an analysis to find something, that begin with the given ones in turn. */
export function enoughPosts(posts: readonly string[]): string[] {
  return Array.from(
    { length: Math.max(posts.length, VOICE_EVIDENCE.posts + 1) },
    (_, at) => `${posts[at % posts.length]}\n${FILLER}`,
  );
}
