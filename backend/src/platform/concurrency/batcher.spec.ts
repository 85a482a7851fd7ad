import { describe, expect, it } from '@jest/globals';
import { Batcher } from './batcher.js';

function recorded(work: (item: number) => string) {
  const batches: number[][] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const batcher = new Batcher<number, string>(
    async (items) => {
      batches.push([...items]);
      await gate;
      return items.map(work);
    },
    { maxSize: 3, failsAlike: (error) => error instanceof RangeError },
  );
  return { batcher, batches, open };
}

describe('Batcher', () => {
  it('sends the first call at once and gathers what arrives meanwhile, up to the largest size', async () => {
    const { batcher, batches, open } = recorded(String);
    const results = Promise.all([1, 2, 3, 4, 5].map((item) => batcher.add(item)));
    expect(batches).toEqual([[1]]);
    open();
    await expect(results).resolves.toEqual(['1', '2', '3', '4', '5']);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('takes a failed batch apart, so that only the bad item fails', async () => {
    const { batcher, batches, open } = recorded((item) => {
      if (item === 3) throw new Error('bad item');
      return String(item);
    });
    open();
    const settled = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.add(item)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  });

  it('fails all alike when the fault is not one item’s', async () => {
    const { batcher, batches, open } = recorded((item) => {
      if (item === 3) throw new RangeError('the database is away');
      return String(item);
    });
    open();
    const settled = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.add(item)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(batches).toHaveLength(2);
  });
});
