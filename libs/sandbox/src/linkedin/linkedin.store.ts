import { BoundedLog } from '../control/bounded-log.js';
import { ChangeSignal } from '../control/change-signal.js';
import { FaultQueue } from '../control/fault-queue.js';
import { HeldRequests } from '../control/held-requests.js';
import type { LinkedInCall } from './api/linkedin-call.js';
import { AssetFiles } from './api/asset-files.js';
import { PostAnalytics } from './api/post-analytics.js';
import { Media } from './api/media.js';
import { Posts } from './api/posts.js';
import type { ArmedLinkedInFault } from './linkedin.faults.js';
import { Members } from './members/members.js';
import { AccessTokens } from './oauth/access-tokens.js';
import type { AuthorizationRequest } from './oauth/authorization.rules.js';
import { type ClientRegistration, Clients, demoClient } from './oauth/clients.js';
import { OneTimeClaims } from './oauth/one-time-claims.js';

/** Counts the calls of each member since 00:00 UTC, as LinkedIn's limits do (LINKEDIN-19). */
class DailyLimit {
  #day = '';
  readonly #counts = new Map<string, number>();

  /** @param limit calls a member may make a day; Infinity for no limit */
  constructor(private readonly limit: number) {}

  /** Counts one call and says whether it is still within the limit. */
  admit(sub: string, now: Date): boolean {
    const day = now.toISOString().slice(0, 10);
    if (day !== this.#day) {
      this.#day = day;
      this.#counts.clear();
    }
    const count = (this.#counts.get(sub) ?? 0) + 1;
    this.#counts.set(sub, count);
    return count <= this.limit;
  }

  clear(): void {
    this.#counts.clear();
  }
}

const maxCalls = 10_000;

/** Every version seen alive in autumn 2026. There never was a 202512, and 202511 is gone (LINKEDIN-20). */
export const activeVersions = [
  '202601',
  '202602',
  '202603',
  '202604',
  '202605',
  '202606',
  '202607',
  '202608',
  '202609',
  '202610',
] as const;

export interface LinkedInOptions {
  /** Registered applications besides the demo's. */
  clients?: readonly ClientRegistration[];
  /** Values of `LinkedIn-Version` that are active; default {@link activeVersions}. */
  versions?: readonly string[];
  /** Calls per member and UTC day; default: no limit (LinkedIn reportedly allows 150). */
  dailyCallsPerMember?: number;
  /** Duplicate window in milliseconds; default 10 minutes, 0 for none. */
  duplicateWindowMs?: number;
  /** Folder of uploaded images and documents; default: in memory. */
  assetDirectory?: string;
  now?: () => Date;
}

/** A member's consent, to be exchanged for a token. */
export interface Grant {
  sub: string;
  clientId: string;
  redirectUri: string;
  scopes: string[];
}

/** The state of the LinkedIn stand-in, shared by its routes and its controls. */
export class LinkedInStore {
  readonly changes = new ChangeSignal();
  readonly now: () => Date;
  readonly clients: Clients;
  readonly versions: readonly string[];
  readonly dailyLimit: DailyLimit;
  readonly members: Members;
  readonly tokens: AccessTokens;
  readonly posts: Posts;
  readonly media: Media;
  readonly analytics = new PostAnalytics();
  readonly consents = new OneTimeClaims<AuthorizationRequest>('');
  readonly codes = new OneTimeClaims<Grant>('AQ');
  readonly faults = new FaultQueue<ArmedLinkedInFault>();
  readonly held = new HeldRequests(() => this.changes.notify());
  readonly calls = new BoundedLog<LinkedInCall>(maxCalls);
  #delays = new AbortController();

  /** @param onChange called when something changed that a data file should hold */
  constructor(options: LinkedInOptions, onChange: () => void) {
    const changed = (): void => {
      onChange();
      this.changes.notify();
    };
    this.now = options.now ?? (() => new Date());
    this.clients = new Clients([demoClient, ...(options.clients ?? [])]);
    this.versions = options.versions ?? activeVersions;
    this.dailyLimit = new DailyLimit(options.dailyCallsPerMember ?? Infinity);
    this.members = new Members(changed);
    this.tokens = new AccessTokens(changed);
    this.posts = new Posts(changed, options.duplicateWindowMs);
    this.media = new Media(new AssetFiles(options.assetDirectory ?? null));
  }

  /** Aborted by {@link letGo}: work that waits must not touch the state that comes after. */
  get delays(): AbortSignal {
    return this.#delays.signal;
  }

  /** Drops held or delayed requests. */
  letGo(): void {
    this.#delays.abort();
    this.#delays = new AbortController();
    this.held.release('drop');
  }

  /** Deletes posts, calls, faults and limits; members and tokens only on request, so accounts stay connected. */
  reset(alsoTokens: boolean): void {
    this.letGo();
    this.faults.clear();
    this.posts.clear();
    this.media.clear();
    this.analytics.clear();
    this.calls.clear();
    this.dailyLimit.clear();
    if (!alsoTokens) return;
    this.codes.clear();
    this.consents.clear();
    this.tokens.clear();
    this.members.clear();
  }
}
