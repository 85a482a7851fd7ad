import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import { restHeaders } from '../../testing/linkedin-client.js';
import type { MintedToken } from '../linkedin.sandbox.js';
import { selfServeScopes } from '../oauth/clients.js';

const { 'content-type': _ofABody, ...headers } = restHeaders;
const scopes = [...selfServeScopes, 'r_member_postAnalytics'];

let sandbox: Sandbox;
let nora: MintedToken;
let urn: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.linkedin.reset({ tokens: true });
  nora = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist', scopes });
  urn = pastPost('Nora Lindqvist');
});

function pastPost(name: string): string {
  const created_at = new Date(Date.now() - 5 * 86_400_000).toISOString();
  const [made] = sandbox.linkedin.backdate([{ name, text: 'A post of last week', created_at }]);
  if (made === undefined) throw new Error('No post was made');
  return made;
}

const entityOf = (of: string): string =>
  `(${of.startsWith('urn:li:share:') ? 'share' : 'ugc'}:${encodeURIComponent(of)})`;

interface Question {
  query?: string;
  token?: string;
  more?: Record<string, string>;
}

/** At the root of a host, as LinkedIn's own API is. */
function ask({ query = queryOf(), token = nora.access_token, more = {} }: Question = {}): Promise<Response> {
  return fetch(`${sandbox.roots.linkedin}/rest/memberCreatorPostAnalytics?${query}`, {
    headers: { ...headers, authorization: `Bearer ${token}`, ...more },
  });
}

function queryOf(change: Record<string, string> = {}): string {
  const parts = {
    q: 'entity',
    entity: entityOf(urn),
    queryType: 'IMPRESSION',
    aggregation: 'TOTAL',
    ...change,
  };
  return Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

describe('The figures of a member’s post', () => {
  it('are told one metric a call, with the metric as a plain string since 202605', async () => {
    sandbox.linkedin.setFigures(urn, { IMPRESSION: 1_240, COMMENT: 7 });
    expect(await (await ask()).json()).toEqual({
      paging: { start: 0, count: 10, links: [] },
      elements: [{ count: 1_240, metricType: 'IMPRESSION', targetEntity: { share: urn } }],
    });
    expect(await (await ask({ query: queryOf({ queryType: 'COMMENT' }) })).json()).toMatchObject({
      elements: [{ count: 7, metricType: 'COMMENT' }],
    });
    expect(await (await ask({ more: { 'linkedin-version': '202604' } })).json()).toMatchObject({
      elements: [
        {
          metricType: {
            'com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1': 'IMPRESSION',
          },
        },
      ],
    });
  });

  it('grow with the post’s age where nobody set them, and stay the same otherwise', async () => {
    const counts = async () =>
      ((await (await ask()).json()) as { elements: { count: number }[] }).elements[0]?.count;
    const first = await counts();
    expect(first).toBeGreaterThan(0);
    expect(await counts()).toBe(first);
  });

  it.each([
    ['an unknown parameter', () => `${queryOf()}&count=10`, 400],
    ['a parameter given twice', () => `${queryOf()}&q=entity`, 400],
    ['another finder', () => queryOf({ q: 'author' }), 400],
    ['an unknown metric', () => queryOf({ queryType: 'LIKES' }), 400],
    ['a metric by day', () => queryOf({ aggregation: 'DAILY' }), 400],
    ['a URN that is not encoded', () => queryOf({ entity: `(share:${urn})` }), 400],
    ['a bare URN', () => queryOf({ entity: encodeURIComponent(urn) }), 400],
    ['a URN of another type', () => queryOf({ entity: `(ugc:${encodeURIComponent(urn)})` }), 400],
    ['a post that is not there', () => queryOf({ entity: entityOf('urn:li:share:1') }), 404],
  ])('are refused for %s', async (_what, query, status) => {
    expect((await ask({ query: query() })).status).toBe(status);
  });

  it('are refused without version, protocol or token, and at another path', async () => {
    expect((await ask({ more: { 'linkedin-version': '' } })).status).toBe(400);
    expect((await ask({ more: { 'linkedin-version': '202001' } })).status).toBe(426);
    expect((await ask({ more: { 'x-restli-protocol-version': '1.0.0' } })).status).toBe(400);
    expect((await ask({ token: 'nobody' })).status).toBe(401);
    const elsewhere = await fetch(`${sandbox.roots.linkedin}/rest/memberCreatorPostAnalytics/1`, { headers });
    expect(elsewhere.status).toBe(404);
  });

  it('are for the author alone, who granted the scope', async () => {
    const withoutScope = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist' });
    expect((await ask({ token: withoutScope.access_token })).status).toBe(403);
    const stranger = sandbox.linkedin.mintToken({ name: 'Ole', scopes });
    expect((await ask({ token: stranger.access_token })).status).toBe(403);
  });

  it('fail as they are told to, once and for the member named', async () => {
    const { sub } = nora;
    sandbox.linkedin.fault({ kind: '429', target: 'analytics', member: 'somebody-else' });
    expect((await ask()).status).toBe(200);
    for (const [kind, status] of [
      ['401_revoked', 401],
      ['403_scope', 403],
      ['429', 429],
    ] as const) {
      sandbox.linkedin.fault({ kind, target: 'analytics', member: sub });
      expect((await ask()).status).toBe(status);
    }
    sandbox.linkedin.fault({ kind: 'no_figure', target: 'analytics' });
    expect(await (await ask()).json()).toMatchObject({ elements: [] });
    sandbox.linkedin.fault({ kind: 'changed_shape', target: 'analytics' });
    expect(await (await ask()).json()).toHaveProperty('results');
    expect(() => sandbox.linkedin.fault({ kind: 'no_figure' })).toThrow(RangeError);
    expect((await ask()).status).toBe(200);
  });
});
