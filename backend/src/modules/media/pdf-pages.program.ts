import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

/**
 * A program of its own (pdf-pages.ts): takes a PDF on its input and says on its output how many pages it has. The count is only
 * what the file says of itself; opening the last page shows whether the tree of pages holds together.
 */
const [lastPageMax = 0, memoryMaxMb = 0] = process.argv.slice(2).map(Number);
const limit = `./memory-limit.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`;
new Worker(new URL(limit, import.meta.url), { workerData: memoryMaxMb }).unref();
process.stdout.write(JSON.stringify(await read(new Uint8Array(await buffer(process.stdin)))));

async function read(content: Uint8Array): Promise<object> {
  try {
    const document = await getDocumentProxy(content, { stopAtErrors: true, verbosity: 0 });
    const pages = document.numPages;
    if (pages > 0 && pages <= lastPageMax) await document.getPage(pages);
    return { kind: 'read', pages };
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    return { kind: isProtected ? 'protected' : 'unreadable' };
  }
}
