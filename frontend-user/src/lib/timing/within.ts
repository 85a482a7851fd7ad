/** The promise's value, or `fallback` when it takes longer than `limitMs`. The work itself continues. */
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
