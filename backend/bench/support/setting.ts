/** A number of the environment that makes a bench larger or smaller: BENCH_POSTS=500 npm run bench -- burst. */
export function setting(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${name} is "${process.env[name]}", not a whole number`);
  return value;
}

/** All of these, or the one that the environment names: BENCH_QUEUE=Redis npm run bench -- burst. */
export function choice<Option extends string>(name: string, options: readonly Option[]): readonly Option[] {
  const wanted = process.env[name];
  if (wanted === undefined) return options;
  const chosen = options.filter((option) => option === wanted);
  if (chosen.length === 0) throw new Error(`${name} is "${wanted}", not one of ${options.join(', ')}`);
  return chosen;
}
