import { Injectable } from '@nestjs/common';
import type { SendResult } from '@drumbeat/domain';
import { AppConfig } from '../../../config/config.js';
import { OneShotRequest } from './one-shot-request.js';
import { restHeaders } from './rest-headers.js';

export interface CommentSend {
  readonly accessToken: string;
  /** The member's id: the author of the comment. */
  readonly memberId: string;
  /** The post. */
  readonly urn: string;
  /** Plain text; comments are not little text (LINKEDIN-13). */
  readonly text: string;
  readonly mayStart: () => boolean;
}

/** LinkedIn's call for a comment under a post (LINKEDIN-14); as one that posts, it is made once and never repeated. */
@Injectable()
export class LinkedInCommentsService {
  private readonly apiUrl: string;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly connectTimeoutMs: number;
  private readonly sendTimeoutMs: number;

  constructor({ linkedin, publishing }: AppConfig) {
    this.apiUrl = linkedin.apiUrl;
    this.headers = restHeaders(linkedin.version);
    this.connectTimeoutMs = publishing.connectTimeoutMs;
    this.sendTimeoutMs = publishing.sendTimeoutMs;
  }

  /** A fresh connection for one comment, or why there is none. */
  connect(urn: string): Promise<OneShotRequest | SendResult> {
    const url = new URL(`${this.apiUrl}/rest/socialActions/${encodeURIComponent(urn)}/comments`);
    return OneShotRequest.open(url, this.connectTimeoutMs);
  }

  /** The one call. Never throws. */
  create(
    connection: OneShotRequest,
    { accessToken, memberId, urn, text, mayStart }: CommentSend,
  ): Promise<SendResult> {
    return connection.send({
      headers: { ...this.headers, authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ actor: `urn:li:person:${memberId}`, object: urn, message: { text } }),
      timeoutMs: this.sendTimeoutMs,
      mayStart,
    });
  }
}
