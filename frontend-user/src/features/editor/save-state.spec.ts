import { ApiError } from '@drumbeat/api-client';
import { describe, expect, it } from '@jest/globals';
import { saveLook } from './components/save-look';
import { troubleOf } from './save-state';

const draft = { title: 'T', content: 'Mine.', base: { title: 'T', content: 'Before.', version: 3 } };
const around = { savedAt: '2026-03-02T14:05:00Z', zone: 'America/Chicago', online: true };
const failed = (status: number, code: string) => troubleOf(new ApiError(status, code, 'No.'), draft);

describe('a save of the text that failed', () => {
  it.each([
    [429, 'rate_limited'],
    [503, 'http.503'],
  ])('with %i %s is said to be late, not offline', (status, code) => {
    const trouble = failed(status, code);
    expect(trouble.kind).toBe('late');
    expect(saveLook(trouble, around).words).toBe('Not saved yet – kept on this device');
  });

  it('is offline where nobody answered', () => {
    expect(failed(0, 'network.unreachable').kind).toBe('offline');
    expect(troubleOf(new TypeError('Failed to fetch'), draft).kind).toBe('offline');
  });

  it('is not refused for good where the post was deleted: its words are kept until it is back or their user decides', () => {
    expect(failed(404, 'not_found').kind).toBe('late');
    expect(saveLook({ kind: 'deleted', isUnsaved: true }, around).words).toBe(
      'Deleted – kept on this device',
    );
  });

  it('is refused where the server never takes these words', () => {
    expect(failed(422, 'post.too_long')).toMatchObject({ kind: 'refused', reason: 'No.' });
  });
});
