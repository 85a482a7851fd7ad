/**
 * The reference of the burst bench: a bare BullMQ worker on the same kind of queue that makes the same HTTP
 * call on a fresh socket, with the same number of jobs at a time. The job carries token and text; it omits
 * the ledger: claim, intent before the call, outcome after it. A crash makes it send twice.
 */
import { loadConfig } from '../../src/config/config.js';
import { BARE_QUEUE } from '../support/bare-queue.js';
import { runBareWorker } from '../support/bare-sending.js';

runBareWorker(loadConfig(), BARE_QUEUE, async (_, send) => void (await send()));
