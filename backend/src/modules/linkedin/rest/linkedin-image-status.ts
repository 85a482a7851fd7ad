import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const TIMEOUT_MS = 5_000;
/** Most pictures are ready within a second or two; one that is not by then is left to the post, which says so itself. */
const ASKED_AFTER_MS = [500, 1_500, 3_000, 5_000];

const asset = z.object({ status: z.string() });

/**
 * Asks LinkedIn whether it could process an uploaded image. Without a version in its headers: the versioned
 * call is refused with `w_member_social` (LINKEDIN-22).
 */
export class LinkedInImageStatus {
  /** @param askedAfterMs how long to wait before each question */
  constructor(
    private readonly apiUrl: string,
    private readonly askedAfterMs: readonly number[] = ASKED_AFTER_MS,
  ) {}

  /**
   * Waits until the image is processed or has failed. Never throws: without a response the status stays
   * unknown.
   * @returns false only when LinkedIn reports a processing failure
   */
  async isUsable(urn: string, accessToken: string): Promise<boolean> {
    for (const wait of this.askedAfterMs) {
      await pause(wait);
      const status = await this.read(urn, accessToken);
      if (status === 'PROCESSING_FAILED') return false;
      if (status !== 'PROCESSING' && status !== 'WAITING_UPLOAD') return true;
    }
    return true;
  }

  /** Null when LinkedIn does not say. */
  private async read(urn: string, accessToken: string): Promise<string | null> {
    try {
      const response = await fetch(`${this.apiUrl}/rest/images/${encodeURIComponent(urn)}`, {
        headers: {
          authorization: `Bearer ${accessToken}`,
          'x-restli-protocol-version': '2.0.0',
          accept: 'application/json',
          'user-agent': 'Drumbeat',
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok ? asset.parse(await response.json()).status : null;
    } catch {
      return null;
    }
  }
}
