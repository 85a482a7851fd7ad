import { encodeLittleText } from '@drumbeat/domain';
import type { ConnectionGate } from '../http/connection-gate.js';
import type { Release } from '../control/held-requests.js';
import type { LinkedInCall } from './api/linkedin-call.js';
import type { PostFigures } from './api/post-analytics.js';
import type { SandboxPost } from './api/post.js';
import { type ArmedLinkedInFault, armedFault, type LinkedInFaultRequest } from './linkedin.faults.js';
import type { LinkedInStore } from './linkedin.store.js';
import { decodeLittleText } from './little-text.decoder.js';
import { memberName } from './members/members.js';
import { tokenLifetimeSeconds } from './oauth/access-tokens.js';
import { allow } from './oauth/authorization.routes.js';
import { cancelledLocation, judgeAuthorization } from './oauth/authorization.rules.js';
import { demoClient, selfServeScopes } from './oauth/clients.js';

export interface TokenRequest {
  /** The member's name; the same name is the same member. */
  name: string;
  email?: string;
  /** Default: the scopes of the self-serve products. */
  scopes?: readonly string[];
  /** Lifetime in seconds; default 60 days. Zero or less makes an expired token. */
  expires_in?: number;
  client_id?: string;
}

export interface MintedToken {
  access_token: string;
  sub: string;
  /** `urn:li:person:{sub}` */
  author: string;
  name: string;
  scopes: readonly string[];
  expires_in: number;
}

/** A post that a member is to have published at some time before now. */
export interface PastPost {
  /** The member's name; the same name is the same member. */
  name: string;
  /** The text as readers see it. */
  text: string;
  /** ISO 8601. */
  created_at: string;
}

/** A token by its text, or all tokens of a member. */
export type WhichTokens = { access_token: string } | { sub: string };

function selection(which: WhichTokens): { accessToken: string } | { sub: string } {
  return 'sub' in which ? which : { accessToken: which.access_token };
}

/** The controls of the LinkedIn stand-in, for tests in the same process. Over HTTP: `/linkedin/_sandbox`. */
export class LinkedInSandbox {
  constructor(
    private readonly store: LinkedInStore,
    private readonly gate: ConnectionGate,
  ) {}

  /** @throws RangeError when the fault's parts do not go together */
  fault(request: LinkedInFaultRequest): void {
    if (request.kind !== 'refuse') {
      this.store.faults.arm(armedFault({ ...request, kind: request.kind }));
      return;
    }
    if (request.target !== undefined || request.text_contains !== undefined || request.member !== undefined) {
      throw new RangeError('refuse strikes before anything is read: it takes no target, text or member');
    }
    this.gate.refuseNext(request.times ?? 1);
  }

  /** Armed faults that wait for a request. */
  pendingFaults(): readonly (ArmedLinkedInFault | { kind: 'refuse'; times: number })[] {
    const refusals = this.gate.pending > 0 ? [{ kind: 'refuse' as const, times: this.gate.pending }] : [];
    return [...this.store.faults.pending(), ...refusals];
  }

  /** Posts that really were created, oldest first, deleted ones too. */
  posts(): SandboxPost[] {
    return this.store.posts.all();
  }

  /** Real creations since the last reset, also those that memory no longer holds. */
  get created(): number {
    return this.store.posts.created;
  }

  /** The requests seen since the last reset, oldest first; the newest 10,000. */
  calls(): readonly LinkedInCall[] {
    return this.store.calls.entries();
  }

  get totalCalls(): number {
    return this.store.calls.total;
  }

  /** Requests held by `hang` and `hang_after`. */
  get held(): number {
    return this.store.held.count;
  }

  /** @param textContains releases only what was held by a fault with this `text_contains` */
  release(how: Release = 'proceed', textContains?: string): number {
    return this.store.held.release(how, textContains);
  }

  /** Deletes posts, calls, faults and held or delayed requests; tokens and members only on request. */
  reset({ tokens = false }: { tokens?: boolean } = {}): void {
    this.gate.clear();
    this.store.reset(tokens);
  }

  /** A token without the consent page. @throws RangeError for a name that is blank or too long */
  mintToken(request: TokenRequest): MintedToken {
    const { members, tokens } = this.store;
    const { client_id: clientId = demoClient.clientId, expires_in = tokenLifetimeSeconds } = request;
    const name = memberName(request.name);
    if (name === null) throw new RangeError('The name of a member has 1 to 100 characters');
    const scopes = request.scopes ?? selfServeScopes;
    const { sub } = members.signIn(clientId, name, this.store.now(), request.email);
    const access_token = tokens.issue(sub, clientId, scopes, this.store.now(), expires_in);
    return { access_token, sub, author: `urn:li:person:${sub}`, name, scopes, expires_in };
  }

  /**
   * Adds posts to the feed with their past times; returns their URNs, in the order given. For demo data older than
   * the stand-in. @throws RangeError for a blank or too long name, or an invalid time
   */
  backdate(posts: readonly PastPost[]): string[] {
    return posts.map(({ name: given, text, created_at }) => {
      const name = memberName(given);
      if (name === null) throw new RangeError('The name of a member has 1 to 100 characters');
      const at = new Date(created_at);
      if (Number.isNaN(at.getTime())) throw new RangeError(`Not a time: ${JSON.stringify(created_at)}`);
      const { sub } = this.store.members.signIn(demoClient.clientId, name, this.store.now());
      const commentary = encodeLittleText(text);
      const draft = {
        sub,
        author: `urn:li:person:${sub}`,
        authorName: name,
        commentary,
        visibility: 'PUBLIC' as const,
        media: [],
      };
      return this.store.posts.create(draft, decodeLittleText(commentary), at).urn;
    });
  }

  /** From now on these are a post's figures; those left out stay what they would be. */
  setFigures(urn: string, figures: Partial<PostFigures>): void {
    this.store.analytics.set(urn, figures);
  }

  /** Returns the number of tokens. */
  revokeTokens(which: WhichTokens): number {
    return this.store.tokens.revoke(selection(which));
  }

  /** Expires tokens now; returns their number. */
  expireTokens(which: WhichTokens): number {
    return this.store.tokens.expire(selection(which), this.store.now());
  }

  /**
   * Acts as the member's browser: opens the authorization address and decides. @returns the redirect target, with code or error
   * @throws Error when LinkedIn would show an error page instead
   */
  consent(authorizationUrl: string, decision: { allow: string } | 'cancel' | 'leave'): string {
    const query = Object.fromEntries(new URL(authorizationUrl).searchParams);
    const judged = judgeAuthorization(query, this.store.clients);
    if (judged.kind === 'shown') throw new Error(judged.message);
    if (judged.kind === 'redirected') return judged.location;
    if (decision === 'cancel') return cancelledLocation(judged.request, 'authorize');
    if (decision === 'leave') return cancelledLocation(judged.request, 'login');
    const name = memberName(decision.allow);
    if (name === null) throw new RangeError('The name of a member has 1 to 100 characters');
    return allow(this.store, judged.request, name);
  }

  /** Resolves when `count` requests are held. @throws Error after `timeoutMs` */
  whenHeld(count = 1, timeoutMs?: number): Promise<void> {
    return this.store.changes.until(`${count} held requests`, () => this.held >= count, timeoutMs);
  }

  /** Resolves when `count` posts were created. @throws Error after `timeoutMs` */
  whenCreated(count = 1, timeoutMs?: number): Promise<void> {
    return this.store.changes.until(`${count} created posts`, () => this.created >= count, timeoutMs);
  }

  /** Resolves when a request matches; checked whenever one arrives or is answered. */
  whenCalled(fits: (call: LinkedInCall) => boolean, timeoutMs?: number): Promise<void> {
    return this.store.changes.until('a call', () => this.calls().some(fits), timeoutMs);
  }
}
