import { EXPORT_RECEIPT_LENGTH } from '@drumbeat/domain';
import { getQueueToken } from '@nestjs/bullmq';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Queue, UnrecoverableError, Worker } from 'bullmq';
import { strFromU8, unzipSync } from 'fflate';
import { Database } from '../../src/platform/database/database.js';
import { insertRow } from '../builders/insert-row.js';
import { OPERATIONS, type Operation } from '../support/api/api-description.js';
import { anOwner, type Owner } from '../support/api/belongings.js';
import { signUp, type SignedUpUser } from '../support/network/http-client.js';
import { callsOf, sendCall, type RouteCall } from '../support/api/route-calls.js';
import { aUserWithRowsEverywhere } from '../support/database/rows-everywhere.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const CONSOLE = OPERATIONS.filter(({ path }) => path.startsWith('/api/admin/'));
const WRITES = CONSOLE.filter(({ method }) => method !== 'GET').map((one) => [one.key, one] as const);

/** What has no before and after, each with its reason. */
const WITHOUT_CHANGE: Readonly<Record<string, string>> = {
  'user.deleted': 'what was is erased, and the row names nobody',
  'user.export_begun': 'a reading',
  'user.exported': 'a reading',
};

/** A look that may find nothing new. */
const MAY_STAY = ['publication.checked'];

/** Columns that hold a secret by their name, and those whose name does not say so. */
const SECRET_NAME = /token|_hash$|secret|password|encrypted|verifier|nonce/;
const SECRETS_BESIDES = ['calendar_feeds.id', 'outgoing_mails.link_id'];
const NO_SECRETS: Readonly<Record<string, string>> = {
  'publication_attempts.payload_hash': 'of the text that was posted',
  'sample_post_analytics.content_hash': 'of the text, which staff see',
  'training_post_import_items.content_hash': 'the same',
};

describe('Of the console’s API', () => {
  let app: TestApp;
  let database: Database;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
  });
  afterAll(() => app.close());

  const aStaffMember = async (): Promise<SignedUpUser> => {
    const staff = await signUp(app.url, { plan: null });
    await database.query('update profiles set is_admin = true where id = $1', [staff.id]);
    return staff;
  };

  /** A job that failed for good. */
  const aFailedJob = async (): Promise<string> => {
    const queue = app.app.get<Queue>(getQueueToken('mail'), { strict: false });
    await queue.add('send-mail', { mail_id: 'of-nobody' }, { lifo: true });
    const { connection, prefix } = queue.opts;
    const worker = new Worker(queue.name, null, { connection, prefix: prefix ?? 'bull', autorun: false });
    const job = await worker.getNextJob('a-worker', { block: false });
    await job.moveToFailed(new UnrecoverableError('It broke'), 'a-worker', false);
    await worker.close();
    return job.id!;
  };

  /** Calls that need something to be there before, which the general ones do without. */
  const prepared: Readonly<Record<string, (staff: SignedUpUser, owner: Owner) => Promise<RouteCall>>> = {
    'POST /api/admin/users/{id}/export/receipt': async (staff, owner) => ({
      params: { id: owner.belongings.userId },
      body: { receipt: await receiptOf(staff, owner) },
    }),
    'DELETE /api/admin/users/{id}': async (staff, owner) => {
      const { userId: id, email } = owner.belongings;
      const receipt = await receiptOf(staff, owner);
      await staff.client.post(`/admin/users/${id}/export/receipt`, { receipt });
      return { params: { id }, body: { email } };
    },
    'PATCH /api/admin/users/{id}/notes/{noteId}': async (staff, owner) => ({
      params: await aNote(staff, owner),
      body: { text: 'Calls.', version: 1 },
    }),
    'DELETE /api/admin/users/{id}/notes/{noteId}': async (staff, owner) => ({
      params: await aNote(staff, owner),
    }),
    'POST /api/admin/payment-events/{id}/replay': async (_, { belongings: { userId: user_id } }) => {
      const id = `evt_${user_id.replaceAll('-', '')}`;
      const at = new Date('2026-11-20T12:00:00Z');
      const event = {
        type: 'invoice.paid',
        happened_at: at,
        received_at: at,
        source: 'webhook',
        failure: 'It broke',
      };
      await insertRow(database, 'payment_events', { id, ...event, hash: 'of the body', body: '{}', user_id });
      return { params: { id } };
    },
    'POST /api/admin/queues/{name}/failed-jobs/{id}/retry': async () => ({
      params: { name: 'mail', id: await aFailedJob() },
    }),
    'DELETE /api/admin/queues/{name}/failed-jobs/{id}': async () => ({
      params: { name: 'mail', id: await aFailedJob() },
    }),
    'POST /api/admin/prompt-batches/{id}/approve-rest': async (_, { belongings }) => {
      await database.query(`update content_prompts set review = 'to_read', is_held = true where id = $1`, [
        belongings.unpushedPromptId,
      ]);
      return { params: { id: belongings.doneBatchId } };
    },
    'POST /api/admin/outgoing/{name}/release': async ({ client }) => {
      await client.post('/admin/outgoing/first_comments/pause');
      return { params: { name: 'first_comments' } };
    },
  };
  const receiptOf = async ({ client }: SignedUpUser, { belongings: { userId: id } }: Owner) => {
    const answer = await client.fetch(new Request(`${app.url}/api/admin/users/${id}/export`));
    return Buffer.from(await answer.arrayBuffer())
      .subarray(-EXPORT_RECEIPT_LENGTH)
      .toString();
  };
  const aNote = async ({ client }: SignedUpUser, { belongings: { userId: id } }: Owner) => {
    const { body } = await client.post<{ id: string }>(`/admin/users/${id}/notes`, {
      text: 'Prefers calls.',
    });
    return { id, noteId: body.id };
  };

  const callsBy = async (staff: SignedUpUser, owner: Owner, operation: Operation) => {
    const one = await prepared[operation.key]?.(staff, owner);
    return one ? [one] : callsOf(operation, owner.belongings);
  };

  describe('a write leaves who did what to which row, and what it was before and after:', () => {
    it.each(WRITES)('%s', async (_, operation) => {
      const [staff, owner] = [await aStaffMember(), await anOwner(app)];
      const calls = await callsBy(staff, owner, operation);
      const [last] = await database.query<{ id: string }>(
        'select coalesce(max(id), 0)::text as id from audit_log',
      );
      for (const call of calls) {
        const response = await sendCall(staff.client, operation, call);
        const text = await response.text();
        expect({ status: response.status, text }).toEqual({ status: operation.answer.status, text });
      }
      const rows = await database.query<{
        action: string;
        entity: string;
        entity_id: string;
        details: Record<string, unknown>;
      }>('select * from audit_log where id > $1 and actor_id = $2', [last?.id, staff.id]);
      expect(rows.length).toBeGreaterThanOrEqual(calls.length);
      for (const { action, entity, entity_id, details } of rows) {
        expect([entity, entity_id]).not.toContain('');
        if (action in WITHOUT_CHANGE) continue;
        expect({ action, told: Object.keys(details) }).toEqual({
          action,
          told: expect.arrayContaining(['before', 'after']),
        });
        if (!MAY_STAY.includes(action)) expect(details['before']).not.toEqual(details['after']);
      }
    });
  });

  it('no answer holds a password, hash, token or secret of the database', async () => {
    const owner = await anOwner(app);
    const staff = await aStaffMember();
    const planted = await aUserWithRowsEverywhere(database);
    await owner.client.post('/auth/magic-link/send', { email: owner.belongings.email });
    const secrets = await secretsIn(database);
    const places = new Set(secrets.map(({ place }) => place));
    for (const place of ['user_credentials.password_hash', 'refresh_tokens.token_hash', ...SECRETS_BESIDES]) {
      expect(places).toContain(place);
    }
    const found: string[] = [];
    const texts: string[] = [];
    for (const operation of CONSOLE) {
      for (const whose of [owner, { ...owner, belongings: { ...owner.belongings, ...idsOf(planted) } }]) {
        // Who is gone has nothing to show any more.
        if (operation.key === 'DELETE /api/admin/users/{id}') continue;
        for (const call of await callsBy(staff, whose, operation).catch(() => [])) {
          const text = await textOf(await sendCall(staff.client, operation, call));
          texts.push(text);
          const leaked = secrets.filter(({ forms }) => forms.some((form) => text.includes(form)));
          found.push(...leaked.map(({ place }) => `${operation.key}: ${place}`));
        }
      }
    }
    expect([...new Set(found)]).toEqual([]);
    const all = texts.join('\n');
    for (const shown of [owner.canary, planted.email]) expect(all).toContain(shown);
    for (const secret of planted.secrets) expect(all).not.toContain(secret);
  });
});

const idsOf = ({ id, email, publicationId }: Awaited<ReturnType<typeof aUserWithRowsEverywhere>>) => ({
  userId: id,
  email,
  publicationId,
});

async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.headers.get('content-type') !== 'application/zip') return strFromU8(bytes);
  return Object.values(unzipSync(bytes))
    .map((file) => strFromU8(file))
    .join('\n');
}

/** Every value of a secret column, in the forms that an answer could have it in. */
async function secretsIn(database: Database): Promise<{ place: string; forms: string[] }[]> {
  const columns = await database.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'bytea', 'uuid', 'character varying')`,
  );
  const secret = columns.filter(({ table, column }) => {
    const place = `${table}.${column}`;
    return SECRETS_BESIDES.includes(place) || (SECRET_NAME.test(column) && !(place in NO_SECRETS));
  });
  const rows = await database.query<{ place: string; value: string; bytes: string }>(
    secret
      .map(
        ({ table, column }) =>
          `select '${table}.${column}' as place, "${column}"::text as value,
                  encode(convert_to("${column}"::text, 'UTF8'), 'base64') as bytes
             from "${table}" where length("${column}"::text) >= 16`,
      )
      .join(' union all '),
  );
  return rows.map(({ place, value, bytes }) => {
    const raw = value.startsWith('\\x') ? Buffer.from(value.slice(2), 'hex') : null;
    const forms = [
      value,
      bytes,
      ...(raw ? [raw.toString('hex'), raw.toString('base64'), raw.toString('base64url')] : []),
    ];
    return { place, forms };
  });
}
