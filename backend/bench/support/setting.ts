/** A number of the environment that makes a bench larger or smaller: BENCH_POSTS=500 npm run bench -- burst. */
export function setting(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${name} is "${process.env[name]}", not a whole number`);
  return value;
}
