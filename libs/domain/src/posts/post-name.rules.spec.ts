import { describe, expect, it } from '@jest/globals';
import { postName, TRAINING_POST_TITLE } from './post-name.rules.js';

describe('the name of a post', () => {
  it.each([
    [TRAINING_POST_TITLE, '\nSend the invoice first.\n\nThe apology can wait.', 'Send the invoice first.'],
    ['My best one', 'Send the invoice first.', 'My best one'],
    ['Send the invoice', 'Another beginning.', 'Send the invoice'],
  ])('with the title "%s" and the text %j is "%s"', (title, content, name) => {
    expect(postName({ title, content })).toBe(name);
  });
});
