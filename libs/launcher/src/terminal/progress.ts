const HEARTBEAT_MS = 15_000;
const WORTH_TELLING_MS = 2_000;

/** Seconds as text for the terminal: `8.4 s`. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Reports a step's start, its progress while it takes long, and its duration. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  console.log(title);
  const heartbeat = setInterval(
    () => console.log(`  still at it (${seconds(Date.now() - started)})`),
    HEARTBEAT_MS,
  );
  try {
    const result = await work();
    const took = Date.now() - started;
    if (took >= WORTH_TELLING_MS) console.log(`  done in ${seconds(took)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
