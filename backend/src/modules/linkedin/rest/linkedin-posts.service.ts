import { Injectable } from '@nestjs/common';
import { encodeLittleText, permalink, type SendResult } from '@drumbeat/domain';
import { AppConfig } from '../../../config/config.js';
import { OneShotRequest } from './one-shot-request.js';
import type { UploadedMedia } from './linkedin-media.service.js';
import { restHeaders } from './rest-headers.js';

export interface PostSend {
  readonly accessToken: string;
  /** The body from `requestBody`, byte for byte. */
  readonly body: string;
  readonly mayStart: () => boolean;
}

interface ImageContent {
  readonly id: string;
  readonly altText?: string;
}

/** `content` of a post (LINKEDIN-10). */
type PostContent =
  | { readonly media: ImageContent | { readonly id: string; readonly title: string } }
  | { readonly multiImage: { readonly images: readonly ImageContent[] } };

/** LinkedIn's Posts API as far as it concerns us: creating one post (LINKEDIN-7). */
@Injectable()
export class LinkedInPostsService {
  private readonly url: URL;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly connectTimeoutMs: number;
  private readonly sendTimeoutMs: number;
  private readonly siteUrl: string;

  constructor({ linkedin, publishing }: AppConfig) {
    this.url = new URL(`${linkedin.apiUrl}/rest/posts`);
    this.headers = restHeaders(linkedin.version);
    this.connectTimeoutMs = publishing.connectTimeoutMs;
    this.sendTimeoutMs = publishing.sendTimeoutMs;
    this.siteUrl = linkedin.siteUrl;
  }

  /** The bytes that make this text a public post of this member. No `content` key: an empty one is refused. */
  requestBody(memberId: string, text: string, media: readonly UploadedMedia[] = []): string {
    const content = postContent(media);
    return JSON.stringify({
      author: `urn:li:person:${memberId}`,
      commentary: encodeLittleText(text),
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
      ...(content === null ? {} : { content }),
    });
  }

  /** A fresh connection for one send, or why there is none. */
  connect(): Promise<OneShotRequest | SendResult> {
    return OneShotRequest.open(this.url, this.connectTimeoutMs);
  }

  /** The one call. Never throws and never repeats itself. */
  create(connection: OneShotRequest, { accessToken, body, mayStart }: PostSend): Promise<SendResult> {
    return connection.send({
      headers: { ...this.headers, authorization: `Bearer ${accessToken}` },
      body,
      timeoutMs: this.sendTimeoutMs,
      mayStart,
    });
  }

  /** Where the post can be seen: on LinkedIn, or on the stand-in's page. */
  permalink(urn: string): string {
    const { pathname } = new URL(permalink(urn));
    return `${this.siteUrl}${pathname}`;
  }
}

export type LinkedInConnection = OneShotRequest;

/** The media of a post: one image, 2 to 20 images, or a document; null for none, which leaves `content` out. */
export function postContent(media: readonly UploadedMedia[]): PostContent | null {
  const [first, second] = media;
  if (!first) return null;
  if (first.kind === 'document') return { media: { id: first.urn, title: first.title } };
  return second === undefined ? { media: imageOf(first) } : { multiImage: { images: media.map(imageOf) } };
}

function imageOf({ urn, altText }: UploadedMedia): ImageContent {
  return altText === '' ? { id: urn } : { id: urn, altText };
}
