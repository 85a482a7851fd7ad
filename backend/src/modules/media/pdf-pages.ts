import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const readings = z.union([
  z.object({ kind: z.literal('read'), pages: z.int() }),
  z.object({ kind: z.enum(['protected', 'unreadable']) }),
]);

/** Result of reading a PDF. `unreadable` also covers files that take too long or too much memory. */
export type PdfReading = z.infer<typeof readings>;

/** A file of 20 MB takes a second, on a busy machine several. */
const TIMEOUT_MS = 5_000;
/** All of the process; one that reads a file of 20 MB has 200 to 240. */
const MEMORY_MAX_MB = 384;
/** A part of it: V8 frees what nobody needs any more before it takes more. */
const HEAP_MAX_MB = 256;
/** The program is beside this file: TypeScript when run from source, JavaScript when built. */
const PROGRAM = fileURLToPath(
  new URL(`./pdf-pages.program.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
);

/**
 * Counts the pages of an untrusted PDF. Some kilobytes can unpack to gigabytes, or block the reader for minutes; so a
 * separate process reads it, with a limit of time and memory and without our environment. (A thread would not do:
 * exceeding a thread's memory may end the whole process.)
 * @param lastPageMax the last page is opened when there are no more than this
 */
export async function readPdf(
  content: Uint8Array,
  lastPageMax: number,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<PdfReading> {
  const program = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MAX_MB}`, PROGRAM, String(lastPageMax), String(MEMORY_MAX_MB)],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: timeoutMs, killSignal: 'SIGKILL' },
  );
  // One that has ended takes no more input.
  program.stdin.on('error', () => undefined);
  program.stdin.end(content);
  const failed = new Promise<never>((_, reject) => program.once('error', reject));
  const answer = await Promise.race([text(program.stdout), failed]);
  return answer === '' ? { kind: 'unreadable' } : readings.parse(JSON.parse(answer));
}
