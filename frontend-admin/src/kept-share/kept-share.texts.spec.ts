import { describe, expect, it } from '@jest/globals';
import { keptText, sampleText, spanText, writerText, type KeptShare } from './kept-share.texts';

const share = (change: Partial<KeptShare> = {}): KeptShare => ({
  writer: { kind: 'model', label: 'a-model' },
  brief_version: 2,
  sample_size: 10,
  user_count: 1,
  kept_share: 0.724,
  minutes_to_release: 14,
  ...change,
});

describe('What users keep of drafts, in words', () => {
  it('is a share of the words and a time, with the number of drafts', () => {
    expect(keptText(share())).toBe('72% of the words kept, 14 minutes to release');
    expect(sampleText(share(), false)).toBe('Median of 10 drafts');
    expect(sampleText(share({ user_count: 3 }), true)).toBe('Median of 10 drafts by 3 people');
  });

  it('is nothing of too few drafts but how many are missing', () => {
    const few = share({ sample_size: 3, kept_share: null, minutes_to_release: null });
    expect(keptText(few)).toBe('Not enough yet: 3 of 5 released drafts');
  });

  it('names the brief of a model, and none for the built-in writer', () => {
    expect(writerText(share())).toBe('a-model, brief 2');
    expect(
      writerText(share({ writer: { kind: 'built-in', label: 'Built-in writer' }, brief_version: null })),
    ).toBe('Built-in writer');
  });

  it.each([
    [0, '0 minutes'],
    [1, '1 minute'],
    [119, '119 minutes'],
    [120, '2 hours'],
    [2879, '48 hours'],
    [2880, '2 days'],
  ])('gives %s minutes as %s', (minutes, text) => {
    expect(spanText(minutes)).toBe(text);
  });
});
