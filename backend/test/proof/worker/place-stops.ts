import { OneShotRequest } from '../../../src/modules/linkedin/rest/one-shot-request.js';
import { LinkedInPostsService } from '../../../src/modules/linkedin/rest/linkedin-posts.service.js';
import { ClaimsService } from '../../../src/modules/publications/send/claims.service.js';
import { MediaUploadsRepository } from '../../../src/modules/publications/media/media-uploads.repository.js';
import { OutcomesService } from '../../../src/modules/publications/send/outcomes.service.js';
import { publishPost } from '../../../src/modules/publications/publications.jobs.js';
import { PublishingService } from '../../../src/modules/publications/send/publishing.service.js';
import { ReconciliationRepository } from '../../../src/modules/publications/recover/reconciliation.repository.js';
import { JobQueue } from '../../../src/platform/queue/job-queue.js';
import { around, part, type Program } from './around.js';
import { stopUploads } from './stop-uploads.js';
import type { Stops } from './stops.js';

const CONNECT_TIMEOUT_MS = 5_000;
/** Nobody listens on the discard port: the system itself refuses. */
const CLOSED = new URL('http://127.0.0.1:9/');

/** Adds stops between the steps of a real worker, from outside: its own code is unchanged. */
export function placeStops(stops: Stops, program: Program): void {
  around(part(program, PublishingService), 'publish', (publish, id) =>
    stops.underWay.run(id, () => publish(id)),
  );
  around(part(program, JobQueue), 'addAll', async (addAll, job, entries) => {
    if (job !== publishPost) return addAll(job, entries);
    const ids = entries.map(({ payload }) => publishPost.payload.parse(payload).publication_id);
    await stops.at('planned', ids);
    await addAll(job, entries);
    await stops.at('queued', ids);
  });
  around(part(program, ClaimsService), 'claim', async (claim, id) => {
    const result = await claim(id);
    if (result.kind === 'claimed') await stops.at('claimed');
    return result;
  });

  stopUploads(stops);
  around(part(program, MediaUploadsRepository), 'save', async (save, upload, version) => {
    await stops.at('uploaded');
    await save(upload, version);
  });

  const linkedin = part(program, LinkedInPostsService);
  around(linkedin, 'connect', async (connect) => {
    const connection = stops.takeRefusal()
      ? await OneShotRequest.open(CLOSED, CONNECT_TIMEOUT_MS)
      : await connect();
    if (!('kind' in connection)) await stops.at('connected');
    return connection;
  });
  around(linkedin, 'create', async (create, connection, send) => {
    await stops.at('intended');
    const bytes = { left: false };
    const sending = create(connection, {
      ...send,
      mayStart: () => {
        stops.freezeAt('before the check');
        bytes.left = send.mayStart();
        if (bytes.left) stops.freezeAt('after the check');
        return bytes.left;
      },
    });
    if (bytes.left) await stops.at('written');
    const result = await sending;
    if (bytes.left) await stops.at('answered');
    return result;
  });
  around(part(program, OutcomesService), 'record', async (record, send, result) => {
    await record(send, result);
    await stops.at('recorded');
  });
  around(part(program, ReconciliationRepository), 'lock', async (lock, id) => {
    const row = await lock(id);
    if (row) await stops.at('reconciling', [id]);
    return row;
  });
}
