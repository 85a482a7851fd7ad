import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countEmojis } from '../voice/reading/extraction.rules.js';
import { emojiRanges } from './emoji.js';

const found = (text: string) => emojiRanges(text).map(({ start, end }) => text.slice(start, end));

const WHOLE = ['🎉', '🇬🇧', '1️⃣', '☝🏽', '❤️', '👍🏿', '👨‍👩‍👧', '👩🏽‍⚕️', '👁️‍🗨️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'];

describe('The emoji of a text', () => {
  it.each(WHOLE)('are read as a whole: %s', (emoji) => {
    expect(found(`We won ${emoji}${emoji}, twice.`)).toEqual([emoji, emoji]);
  });

  it.each(['20%', '#1', '5 * 3', '©', 'Acme™', '→', '✔ done', '[1]'])('are no text: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are as many as the style of a text counts', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WHOLE, 'won', ' ', '7', '.')), (parts) => {
        const text = parts.join('');
        expect(emojiRanges(text)).toHaveLength(countEmojis(text));
      }),
    );
  });
});
