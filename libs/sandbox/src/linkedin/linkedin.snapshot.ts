import type { SavedPosts } from './api/posts.js';
import type { LinkedInStore } from './linkedin.store.js';
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

export function snapshotOf(store: LinkedInStore): LinkedInSnapshot {
  return {
    version,
    members: store.members.all(),
    tokens: store.tokens.all(),
    posts: store.posts.saved(),
  };
}

/** Restores a snapshot made by {@link snapshotOf}. Anything else, such as null, leaves the store empty. */
export function restore(store: LinkedInStore, snapshot: unknown): void {
  if (!isSnapshot(snapshot)) return;
  store.members.restore(snapshot.members);
  store.tokens.restore(snapshot.tokens);
  store.posts.restore(snapshot.posts);
}
