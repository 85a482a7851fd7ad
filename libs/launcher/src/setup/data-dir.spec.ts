import { describe, expect, it } from '@jest/globals';
import { LaunchError } from '../../launch-error.mjs';
import { openDataDir } from './data-dir.ts';

describe('the data folder', () => {
  it('is refused where no folder can be made', () => {
    expect(() => openDataDir('/proc/nope/data')).toThrow(LaunchError);
  });
});
