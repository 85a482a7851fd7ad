import { describe, expect, it } from '@jest/globals';
import { DESCRIBED_VALUES } from './support/api/api-description.js';

describe('The description of the API', () => {
  it('names the values of each field in their own order, whatever order the compiler met them in', () => {
    const unsorted = DESCRIBED_VALUES.filter((values) => values.join() !== values.toSorted().join());
    expect(unsorted).toEqual([]);
    expect(DESCRIBED_VALUES).toContainEqual(['ASC', 'DESC']);
  });
});
