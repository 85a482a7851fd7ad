import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHANGES_NOTHING_SHOWN, rootsShowing, SHOWN_BY } from './shown-by';

interface Contract {
  paths: Record<string, Record<string, unknown>>;
}

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../backend/openapi.json'), 'utf8'),
) as Contract;
/** Routes that users write to; staff have a separate app. */
const written = Object.entries(contract.paths)
  .filter(
    ([path, calls]) => !path.startsWith('/api/admin/') && Object.keys(calls).some((verb) => verb !== 'get'),
  )
  .map(([path]) => path);

describe('what a save changes on the pages of other tabs', () => {
  it.each(written)('is known of %s', (path) => {
    expect(rootsShowing(path).length > 0).toBe(!CHANGES_NOTHING_SHOWN.includes(path));
  });

  it('is said of nothing that the API does not have', () => {
    const known = (start: string) => written.some((path) => path === start || path.startsWith(`${start}/`));
    expect(SHOWN_BY.map(([start]) => start).filter((start) => !known(start))).toEqual([]);
    expect(CHANGES_NOTHING_SHOWN.filter((path) => !written.includes(path))).toEqual([]);
  });
});
