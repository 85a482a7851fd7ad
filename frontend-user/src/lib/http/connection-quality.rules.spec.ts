import { expect, it } from '@jest/globals';
import { connectionQuality } from './connection-quality.rules';

it.each([
  ['slow-2g', 'slow'],
  ['2g', 'slow'],
  ['3g', 'moderate'],
  ['4g', 'good'],
  ['5g', 'good'],
  [undefined, 'good'],
])('a connection of type %p is %s', (effectiveType, quality) => {
  expect(connectionQuality(effectiveType)).toBe(quality);
});
