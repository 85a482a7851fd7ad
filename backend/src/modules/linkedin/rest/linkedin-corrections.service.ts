import { correctionOutcome, encodeLittleText, type CorrectionOutcome } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { restHeaders } from './rest-headers.js';

const TIMEOUT_MS = 10_000;
const MAX_BODY_CHARACTERS = 64 * 1024;

/** Replaces the text of a member's own post (LINKEDIN-29). The same call again leaves the same text, so it may be repeated. */
@Injectable()
export class LinkedInCorrectionsService {
  private readonly apiUrl: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor({ linkedin }: AppConfig) {
    this.apiUrl = linkedin.apiUrl;
    this.headers = { ...restHeaders(linkedin.version), 'x-restli-method': 'PARTIAL_UPDATE' };
  }

  /** Never throws. */
  async correct(urn: string, text: string, accessToken: string): Promise<CorrectionOutcome> {
    try {
      const response = await fetch(`${this.apiUrl}/rest/posts/${encodeURIComponent(urn)}`, {
        method: 'POST',
        headers: { ...this.headers, authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ patch: { $set: { commentary: encodeLittleText(text) } } }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return correctionOutcome(response.status, (await response.text()).slice(0, MAX_BODY_CHARACTERS));
    } catch {
      return correctionOutcome(null, '');
    }
  }
}
