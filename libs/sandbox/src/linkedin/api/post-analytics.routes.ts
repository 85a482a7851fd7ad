import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkedInErrors } from '../linkedin.errors.js';
import type { LinkedInStore } from '../linkedin.store.js';
import type { Answer } from './answer.js';
import { tracked } from './call-tracking.js';
import { memberOf, restCaller } from './caller.js';
import { postAnalyticsResource, respondWithFault, type Processing } from './faulty-answer.js';
import { postMetrics, type PostMetric } from './post-analytics.js';

/** Since this version `metricType` is a plain string; before it was an object of one (LINKEDIN-28). */
const plainMetricSince = '202605';
const oldMetricType = 'com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1';

interface Question {
  readonly urn: string;
  readonly metric: PostMetric;
}

const invalid = (field: string, description: string): Answer =>
  linkedInErrors.invalidField('INVALID_VALUE_FOR_FIELD', field, description);

/** Rest.li reads the query before it is decoded: brackets and colons are syntax, so a URN within a union is encoded. */
function questionOf(url: string): Question | { readonly problem: Answer } {
  const given = new Map<string, string>();
  for (const part of (url.split('?', 2)[1] ?? '').split('&')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (given.has(name)) return { problem: invalid(name, 'Parameter is given twice') };
    given.set(name, value);
  }
  const unknown = [...given.keys()].find((name) => !parameters.has(name));
  if (unknown !== undefined) return { problem: invalid(unknown, 'Parameter is not known') };
  if (given.get('q') !== 'entity') return { problem: invalid('q', 'No finder of this name is served here') };
  const metric = postMetrics.find((name) => name === given.get('queryType'));
  if (metric === undefined) return { problem: invalid('queryType', 'Metric is not known') };
  if (given.get('aggregation') !== 'TOTAL') {
    return { problem: invalid('aggregation', 'Only TOTAL is served for this metric') };
  }
  const union = /^\((share|ugc):([^():]+)\)$/u.exec(given.get('entity') ?? '');
  if (!union) return { problem: linkedInErrors.unencodedUrn() };
  const urn = decodeURIComponent(union[2] ?? '');
  const type = union[1] === 'share' ? 'share' : 'ugcPost';
  return urn.startsWith(`urn:li:${type}:`)
    ? { urn, metric }
    : { problem: invalid('entity', `Value must be a URN of the type ${type}`) };
}

const parameters = new Set(['q', 'entity', 'queryType', 'aggregation']);

function elementOf({ urn, metric }: Question, count: number, version: string): object {
  return {
    count,
    metricType: version >= plainMetricSince ? metric : { [oldMetricType]: metric },
    targetEntity: urn.startsWith('urn:li:share:') ? { share: urn } : { ugc: urn },
  };
}

/** One figure of one post of the member whose token it is; needs `r_member_postAnalytics` of a reviewed application. */
function postAnalytics(store: LinkedInStore, request: FastifyRequest, { figure }: Processing): Answer {
  const caller = restCaller(store, request);
  if ('problem' in caller) return caller.problem;
  if (!caller.scopes.includes('r_member_postAnalytics')) {
    return linkedInErrors.accessDenied(postAnalyticsResource, caller.version);
  }
  const question = questionOf(request.url);
  if ('problem' in question) return question.problem;
  const { urn, metric } = question;
  const post = store.posts.find(urn);
  if (post?.deleted_at !== null) return linkedInErrors.notFound();
  if (post.author !== `urn:li:person:${caller.member.sub}`) {
    return linkedInErrors.accessDenied(postAnalyticsResource, caller.version);
  }
  const count = store.analytics.of(post, store.now())[metric];
  const body =
    figure === 'other_form'
      ? { results: [{ metric, value: { total: count } }] }
      : {
          paging: { start: 0, count: 10, links: [] },
          elements: figure === 'none' ? [] : [elementOf(question, count, caller.version)],
        };
  return { status: 200, outcome: 'answered', urn, body };
}

export function postAnalyticsRoutes(app: FastifyInstance, store: LinkedInStore): void {
  app.get(
    '/rest/memberCreatorPostAnalytics',
    tracked(store, 'read_analytics', (request, call) => {
      call.member = memberOf(store, request);
      const { member: caller } = call;
      const fault = store.faults.take(
        ({ target, member }) => target === 'analytics' && (member === null || member === caller),
      );
      call.fault = fault?.kind ?? null;
      const version = String(request.headers['linkedin-version'] ?? '');
      return respondWithFault(store, fault, version, (how) => postAnalytics(store, request, how));
    }),
  );
}
