import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest turn of the event loop while this is done, in milliseconds of this thread's CPU: a busy machine does not count. */
export async function longestTurn(step: () => unknown): Promise<number> {
  let last = cpu();
  let longest = 0;
  const watching = { isOn: true };
  const tick = () => {
    const now = cpu();
    longest = Math.max(longest, now - last);
    last = now;
    if (watching.isOn) setImmediate(tick);
  };
  setImmediate(tick);
  await step();
  await nextTurn();
  await nextTurn();
  watching.isOn = false;
  return longest;
}

function cpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
