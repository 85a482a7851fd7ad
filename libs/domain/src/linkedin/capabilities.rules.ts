import { mayComment } from '../publications/first-comment.js';
import { missingScopes } from './scopes.js';

/** What a connection lets Drumbeat do. */
export interface LinkedInCapabilities {
  readonly post: boolean;
  readonly images: boolean;
  readonly documents: boolean;
  readonly first_comment: boolean;
}

const DAY_MS = 86_400_000;

/** Images and documents come with posting; commenting is a permission of its own (external-apis §1.6, §1.7). */
export function linkedInCapabilities(granted: readonly string[], isUsable: boolean): LinkedInCapabilities {
  const post = isUsable && missingScopes(granted).length === 0;
  return { post, images: post, documents: post, first_comment: post && mayComment(granted) };
}

/** Whole days until the connection ends, 0 on its last day; null when its end is not known. */
export function connectionDaysLeft(expiresAt: Date | null, now: Date): number | null {
  return expiresAt === null ? null : Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS));
}
