import { describe, expect, it } from '@jest/globals';
import { OUTCOME_CODES, outcomeText } from './outcome.texts.js';

describe('the texts of outcomes', () => {
  it.each(OUTCOME_CODES)('say in whole sentences what %s means', (code) => {
    const { sentence, fix } = outcomeText(code);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    if (fix !== null) expect(fix).toMatch(/^[A-Z].*\.$/);
  });

  it('name the post that already has the text', () => {
    expect(outcomeText('duplicate_of_other', 'urn:li:share:1').sentence).toContain(
      '/feed/update/urn:li:share:1/',
    );
  });

  it('put no foreign text into a link', () => {
    expect(outcomeText('duplicate_of_other', 'https://evil.example').sentence).not.toContain('evil');
  });
});
