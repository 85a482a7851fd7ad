import { describe, expect, it } from '@jest/globals';
import { OUTCOME_CODES, outcomeText } from './outcome.texts.js';

describe('the texts of outcomes', () => {
  it.each(OUTCOME_CODES)('say in whole sentences what %s means', (code) => {
    const { sentence, fix } = outcomeText(code);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    if (fix !== null) expect(fix).toMatch(/^[A-Z].*\.$/);
  });

  it('name the post that already has the text', () => {
    const address = 'http://localhost:3900/linkedin/feed/update/urn:li:share:1/';
    for (const code of ['duplicate_of_other', 'duplicate_of_own'] as const) {
      expect(outcomeText(code, address).sentence).toMatch(new RegExp(` See ${address}$`));
    }
    expect(outcomeText('content_refused', address).sentence).not.toContain(address);
  });

  it('say of a duplicate only what LinkedIn says, since it may name a post that is not there', () => {
    for (const code of ['duplicate_of_other', 'duplicate_of_own'] as const) {
      const { sentence, fix } = outcomeText(code);
      expect(sentence).toContain('LinkedIn refused it as a duplicate');
      expect(sentence).not.toMatch(/already on LinkedIn|confirmed/);
      expect(fix).toMatch(/change a few words/i);
    }
  });
});
