/** The promise's value, or `fallback` where it takes longer than `limitMs`. The work itself goes on. */
export function within<Value, Fallback>(
  limitMs: number,
  work: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  return Promise.race([
    work,
    new Promise<Fallback>((resolve) => setTimeout(() => resolve(fallback), limitMs)),
  ]);
}
