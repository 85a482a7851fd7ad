import { PERFORMANCE_FIGURE_MAX, type PerformanceFigures, type ReadingPauseReason } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppConfig } from '../../../config/config.js';
import { restHeaders } from './rest-headers.js';

const TIMEOUT_MS = 10_000;
const MAX_BODY_CHARACTERS = 64 * 1024;

/** Which metric is which of our figures. LinkedIn counts every kind of reaction together, as its pages do. */
const METRICS = [
  ['impressions', 'IMPRESSION'],
  ['likes', 'REACTION'],
  ['comments', 'COMMENT'],
  ['shares', 'RESHARE'],
] as const satisfies readonly (readonly [keyof PerformanceFigures, string])[];
type Metric = (typeof METRICS)[number][1];

/** A metric is a plain string since 202605, and was an object of one before (LINKEDIN-28). */
const metricType = z.union([z.string(), z.record(z.string(), z.string())]);
const answer = z.object({
  elements: z.array(z.object({ count: z.int(), metricType })).max(1),
});

export type FiguresRead =
  | { readonly kind: 'figures'; readonly figures: PerformanceFigures }
  /** LinkedIn has no number for this one. */
  | { readonly kind: 'missing'; readonly metric: Metric }
  /** There is no such post any more. */
  | { readonly kind: 'gone' }
  /** Nothing more is to be asked for this member for now. */
  | { readonly kind: 'refused'; readonly reason: ReadingPauseReason; readonly status: number }
  /** No answer, or an error of LinkedIn's own. */
  | { readonly kind: 'unreachable'; readonly status: number | null }
  /** The caller stopped it. */
  | { readonly kind: 'broken_off' };

type CountRead =
  { readonly kind: 'count'; readonly count: number } | Exclude<FiguresRead, { kind: 'figures' }>;

/** How a post did, as LinkedIn tells its author (LINKEDIN-28). Reading harms nobody; it is repeated by its schedule alone. */
@Injectable()
export class LinkedInFiguresService {
  private readonly apiUrl: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor({ linkedin }: AppConfig) {
    this.apiUrl = linkedin.apiUrl;
    const { 'content-type': _ofABody, ...headers } = restHeaders(linkedin.version);
    this.headers = headers;
  }

  /** All four figures, or why there are none: part of them would be a reading of nothing. Never throws. */
  async read(urn: string, accessToken: string, stopping: AbortSignal): Promise<FiguresRead> {
    const figures: PerformanceFigures = { impressions: 0, likes: 0, comments: 0, shares: 0 };
    for (const [name, metric] of METRICS) {
      const read = await this.count(urn, metric, accessToken, stopping);
      if (read.kind !== 'count') return read;
      figures[name] = read.count;
    }
    return { kind: 'figures', figures };
  }

  private async count(
    urn: string,
    metric: Metric,
    accessToken: string,
    stopping: AbortSignal,
  ): Promise<CountRead> {
    let status: number | null = null;
    let body: string;
    try {
      const response = await fetch(this.address(urn, metric), {
        headers: { ...this.headers, authorization: `Bearer ${accessToken}` },
        redirect: 'manual',
        signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      status = response.status;
      body = await response.text();
    } catch {
      return stopping.aborted ? { kind: 'broken_off' } : { kind: 'unreachable', status };
    }
    return countOf(status, body, metric);
  }

  private address(urn: string, metric: Metric): string {
    const type = urn.startsWith('urn:li:share:') ? 'share' : 'ugc';
    // Brackets and colons are Rest.li's syntax: they stay, and those of the URN are encoded.
    const entity = `(${type}:${encodeURIComponent(urn)})`;
    return `${this.apiUrl}/rest/memberCreatorPostAnalytics?q=entity&entity=${entity}&queryType=${metric}&aggregation=TOTAL`;
  }
}

function countOf(status: number, body: string, metric: Metric): CountRead {
  switch (status) {
    case 200:
      return countIn(body, metric);
    case 401:
      return { kind: 'refused', reason: 'token_refused', status };
    case 403:
      return { kind: 'refused', reason: 'not_permitted', status };
    case 404:
      return { kind: 'gone' };
    case 426:
      return { kind: 'refused', reason: 'version_ended', status };
    case 429:
      return { kind: 'refused', reason: 'throttled', status };
    default:
      return status >= 500
        ? { kind: 'unreachable', status }
        : { kind: 'refused', reason: 'changed_shape', status };
  }
}

/** What is not exactly as documented counts as a changed shape: no number is taken from it. */
function countIn(body: string, metric: Metric): CountRead {
  const changed = { kind: 'refused', reason: 'changed_shape', status: 200 } as const;
  const parsed = answer.safeParse(body.length > MAX_BODY_CHARACTERS ? null : parsedJson(body));
  if (!parsed.success) return changed;
  const [element] = parsed.data.elements;
  // No element or -1: both are said to mean that LinkedIn has no number.
  if (!element || element.count === -1) return { kind: 'missing', metric };
  const named =
    typeof element.metricType === 'string' ? [element.metricType] : Object.values(element.metricType);
  if (named.length !== 1 || named[0] !== metric) return changed;
  if (element.count < 0 || element.count > PERFORMANCE_FIGURE_MAX) return changed;
  return { kind: 'count', count: element.count };
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
