import type { SavedPosts } from './api/posts.js';
import type { LinkedInWorld } from './linkedin.world.js';
import type { Member } from './members/members.js';
import type { AccessToken } from './oauth/access-tokens.js';

const version = 1;

/** The state that survives the process: accounts stay connected and the feed keeps its posts. */
interface LinkedInSnapshot {
  version: typeof version;
  members: Member[];
  tokens: AccessToken[];
  posts: SavedPosts;
}

function isSnapshot(value: unknown): value is LinkedInSnapshot {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === version;
}

export function snapshotOf(world: LinkedInWorld): LinkedInSnapshot {
  return {
    version,
    members: world.members.all(),
    tokens: world.tokens.all(),
    posts: world.posts.saved(),
  };
}

/** Restores a snapshot made by {@link snapshotOf}. Anything else, such as null, leaves the store empty. */
export function restore(world: LinkedInWorld, snapshot: unknown): void {
  if (!isSnapshot(snapshot)) return;
  world.members.restore(snapshot.members);
  world.tokens.restore(snapshot.tokens);
  world.posts.restore(snapshot.posts);
}
