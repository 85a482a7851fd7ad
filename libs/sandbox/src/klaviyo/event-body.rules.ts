import { isJsonObject, type JsonObject } from '@drumbeat/domain';
import type { KlaviyoEvent } from './klaviyo.store.js';

/** Where a body is wrong, as JSON:API points at it. */
export interface BodyProblem {
  readonly pointer: string;
  readonly detail: string;
}

interface JudgedEvent {
  readonly identity: string;
  readonly event: KlaviyoEvent;
}

const maxProperties = 400;
const maxMetricName = 128;
const maxString = 100_000;
const since = Date.UTC(2000, 0, 1);
const yearMs = 365 * 24 * 3_600_000;

const attributeNames = new Set([
  'properties',
  'time',
  'value',
  'value_currency',
  'unique_id',
  'backfill',
  'metric',
  'profile',
]);
const identifiers = ['email', 'phone_number', 'external_id', 'anonymous_id'] as const;
const profileNames = new Set<string>([
  ...identifiers,
  'id',
  'first_name',
  'last_name',
  'organization',
  'locale',
  'title',
  'image',
  'location',
  'properties',
  'meta',
  '_kx',
]);

const problem = (pointer: string, detail: string) => ({ problem: { pointer, detail } });

/** The attributes of a resource of this type: `{type, attributes}` with nothing beside it, unless it has an id of its own. */
function attributesOf(value: unknown, type: string): JsonObject | null {
  const data = isJsonObject(value) ? value['data'] : undefined;
  if (!isJsonObject(data) || data['type'] !== type || !isJsonObject(data['attributes'])) return null;
  const unknown = Object.keys(data).some((name) => !['type', 'id', 'attributes'].includes(name));
  return unknown ? null : data['attributes'];
}

/** The event of a body of Create Event, or where it is wrong. */
export function judgeEventBody(body: unknown, now: Date): JudgedEvent | { problem: BodyProblem } {
  const attributes = attributesOf(body, 'event');
  if (attributes === null) {
    return problem(
      '/data',
      'One of `attributes`, `relationships` or `id` must be included in the request payload.',
    );
  }
  const unknown = Object.keys(attributes).find((name) => !attributeNames.has(name));
  if (unknown !== undefined) {
    return problem(
      `/data/attributes/${unknown}`,
      `'${unknown}' is not a valid field for the resource 'event'.`,
    );
  }
  const { properties } = attributes;
  if (!isJsonObject(properties)) return problem('/data/attributes/properties', 'This field is required.');
  if (Object.keys(properties).length > maxProperties) {
    return problem('/data/attributes/properties', `At most ${maxProperties} properties are allowed.`);
  }
  const metric = attributesOf(attributes['metric'], 'metric')?.['name'];
  if (typeof metric !== 'string' || metric === '' || metric.length >= maxMetricName) {
    return problem('/data/attributes/metric/data', 'A metric name of fewer than 128 characters is required.');
  }
  const profile = judgeProfile(attributes['profile']);
  if ('problem' in profile) return profile;
  const time = timeOf(attributes['time'], now);
  if (time === null)
    return problem('/data/attributes/time', 'The time is not one between 2000 and next year.');
  const { unique_id: given } = attributes;
  if (given !== undefined && (typeof given !== 'string' || given === '')) {
    return problem('/data/attributes/unique_id', 'Not a valid string.');
  }
  // Without an id of its own an event is one per profile, metric and second.
  const unique_id = given ?? String(Math.floor(time.getTime() / 1_000));
  return {
    identity: profile.identity,
    event: { metric, unique_id, properties, profile: profile.fields, time: time.toISOString() },
  };
}

function judgeProfile(value: unknown): { identity: string; fields: JsonObject } | { problem: BodyProblem } {
  const fields = attributesOf(value, 'profile');
  if (fields === null) return problem('/data/attributes/profile/data', 'A profile is required.');
  const unknown = Object.keys(fields).find((name) => !profileNames.has(name));
  if (unknown !== undefined) {
    return problem(
      `/data/attributes/profile/data/attributes/${unknown}`,
      `'${unknown}' is not a valid field for the resource 'profile'.`,
    );
  }
  const name = identifiers.find((one) => typeof fields[one] === 'string' && fields[one] !== '');
  if (name === undefined) {
    return problem('/data/attributes/profile/data/attributes', 'At least one identifier is required.');
  }
  const { email } = fields;
  if (typeof email === 'string' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(email)) {
    return problem('/data/attributes/profile/data/attributes/email', 'Invalid email address');
  }
  const long = Object.keys(fields).find((one) => String(fields[one]).length > maxString);
  return long === undefined
    ? { identity: `${name}:${String(fields[name]).toLowerCase()}`, fields }
    : problem(`/data/attributes/profile/data/attributes/${long}`, 'The value is too long.');
}

function timeOf(value: unknown, now: Date): Date | null {
  if (value === undefined) return now;
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return time >= since && time < now.getTime() + yearMs ? new Date(time) : null;
}
