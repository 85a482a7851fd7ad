import { Injectable } from '@nestjs/common';
import { connectionFailure, type SendResult } from '@drumbeat/domain';
import { z } from 'zod';
import { AppConfig } from '../../../config/config.js';
import { LinkedInImageStatus } from './linkedin-image-status.js';
import { restHeaders } from './rest-headers.js';

const INITIALIZE_TIMEOUT_MS = 10_000;
/** 20 MB at 4 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 45_000;
const MAX_ANSWER_CHARACTERS = 64 * 1024;

export interface MediaUpload {
  readonly kind: 'image' | 'document';
  /** The member's id; they own what is uploaded. */
  readonly memberId: string;
  readonly accessToken: string;
  readonly content: Uint8Array;
  readonly contentType: string;
}

export type MediaUploadResult =
  | { readonly kind: 'uploaded'; readonly urn: string }
  /** LinkedIn has the bytes, twice, and can make no picture of them. */
  | { readonly kind: 'unprocessable' }
  /** Nothing was posted, whatever went wrong; `step` says what a refusal is about: the call or the file. */
  | { readonly kind: 'failed'; readonly step: 'initialize' | 'upload'; readonly result: SendResult };

/** A file under the name that LinkedIn gave it. */
export interface UploadedMedia {
  /** `urn:li:image:…` or `urn:li:document:…`. */
  readonly urn: string;
  readonly kind: 'image' | 'document';
  readonly altText: string;
  /** Of a document. */
  readonly title: string;
}

const initialized = z.object({
  value: z.object({
    uploadUrl: z.url(),
    image: z
      .string()
      .regex(/^urn:li:image:[\w-]+$/)
      .optional(),
    document: z
      .string()
      .regex(/^urn:li:document:[\w-]+$/)
      .optional(),
  }),
});

/**
 * LinkedIn's Images and Documents APIs (LINKEDIN-15): ask for an address, put the bytes there. Repeating it
 * is harmless: LinkedIn drops unused files. The status of an image is requested only if the installation
 * enables it (LINKEDIN-22).
 */
@Injectable()
export class LinkedInMediaService {
  private readonly apiUrl: string;
  private readonly apiOrigin: string;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly imageStatus: LinkedInImageStatus | null;

  constructor({ linkedin }: AppConfig) {
    this.apiUrl = linkedin.apiUrl;
    this.apiOrigin = new URL(linkedin.apiUrl).origin;
    this.headers = restHeaders(linkedin.version);
    this.imageStatus = linkedin.imageStatus ? new LinkedInImageStatus(linkedin.apiUrl) : null;
  }

  /** Never throws for errors of LinkedIn or the network. */
  async upload(media: MediaUpload): Promise<MediaUploadResult> {
    const first = await this.uploadOnce(media);
    // Final for that upload, not for the file (LINKEDIN-16).
    return first.kind === 'unprocessable' ? this.uploadOnce(media) : first;
  }

  private async uploadOnce(media: MediaUpload): Promise<MediaUploadResult> {
    const authorization = `Bearer ${media.accessToken}`;
    const answer = await call(`${this.apiUrl}/rest/${media.kind}s?action=initializeUpload`, {
      method: 'POST',
      headers: { ...this.headers, authorization },
      body: JSON.stringify({ initializeUploadRequest: { owner: `urn:li:person:${media.memberId}` } }),
      signal: AbortSignal.timeout(INITIALIZE_TIMEOUT_MS),
    });
    if (!isSuccess(answer)) return { kind: 'failed', step: 'initialize', result: answer };
    const target = this.targetOf(answer.body, media.kind);
    if (!target)
      return { kind: 'failed', step: 'initialize', result: { kind: 'unknown', reason: 'unreadable' } };
    const put = await call(target.uploadUrl, {
      method: 'PUT',
      headers: { authorization, 'content-type': media.contentType, 'user-agent': 'Drumbeat' },
      body: media.content,
      signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
    });
    if (!isSuccess(put)) return { kind: 'failed', step: 'upload', result: put };
    const { imageStatus } = this;
    const isUsable =
      media.kind !== 'image' || !imageStatus || (await imageStatus.isUsable(target.urn, media.accessToken));
    return isUsable ? { kind: 'uploaded', urn: target.urn } : { kind: 'unprocessable' };
  }

  /** The token is sent along, so the address must be LinkedIn's own. */
  private targetOf(body: string, kind: 'image' | 'document'): { uploadUrl: string; urn: string } | null {
    const parsed = initialized.safeParse(parseJson(body));
    if (!parsed.success) return null;
    const { uploadUrl, [kind]: urn } = parsed.data.value;
    const { origin, protocol, hostname } = new URL(uploadUrl);
    const isLinkedIn = protocol === 'https:' && /(?:^|\.)linkedin\.com$/u.test(hostname);
    return urn !== undefined && (isLinkedIn || origin === this.apiOrigin) ? { uploadUrl, urn } : null;
  }
}

async function call(url: string, init: RequestInit): Promise<SendResult> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const body = (await response.text()).slice(0, MAX_ANSWER_CHARACTERS);
    return { kind: 'response', status: response.status, restliId: null, body };
  } catch (error) {
    return isTimeout(error) ? { kind: 'unknown', reason: 'timeout' } : connectionFailure('UNKNOWN', false);
  }
}

function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}

function isSuccess(answer: SendResult): answer is Extract<SendResult, { kind: 'response' }> {
  return answer.kind === 'response' && answer.status >= 200 && answer.status < 300;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
