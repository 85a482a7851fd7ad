import { Injectable } from '@nestjs/common';
import { LINKEDIN_SCOPES } from '@drumbeat/domain';
import { AppConfig } from '../config/config.js';

interface MintedToken {
  readonly access_token: string;
  /** OpenID Connect's subject of the member. */
  readonly sub: string;
  readonly name: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** A post as the stand-in's feed is to show it. */
interface FeedPost {
  readonly content: string;
  readonly at: Date;
}

const TIMEOUT_MS = 10_000;

/**
 * The control calls of LinkedIn's stand-in that a made-up past needs (libs/sandbox/README.md): a member who
 * agreed, and posts that are out already. LinkedIn itself has no such calls, so a copy with the real LinkedIn
 * has demo data without a connection.
 */
@Injectable()
export class DemoSandbox {
  constructor(private readonly config: AppConfig) {}

  /** True when a stand-in replaces LinkedIn. */
  get isThere(): boolean {
    return this.config.linkedin.sandbox;
  }

  /** A token as issued by the consent page. */
  async consent(name: string, email: string): Promise<MintedToken> {
    return this.order<MintedToken>('tokens', { name, email, scopes: LINKEDIN_SCOPES });
  }

  /** Ends a token as its member would at LinkedIn. */
  async revoke(accessToken: string): Promise<void> {
    await this.order('tokens/revoke', { access_token: accessToken });
  }

  /** Adds posts to the feed; returns their URNs in the order given. */
  async publish(name: string, posts: readonly FeedPost[]): Promise<{ urn: string; url: string }[]> {
    const { urns } = await this.order<{ urns: string[] }>(
      'posts',
      posts.map(({ content, at }) => ({ name, text: content, created_at: at.toISOString() })),
    );
    return urns.map((urn) => ({ urn, url: `${this.config.linkedin.siteUrl}/feed/update/${urn}/` }));
  }

  private async order<Answer>(path: string, body: object): Promise<Answer> {
    const url = `${this.config.linkedin.apiUrl}/_sandbox/${path}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
