import { describe, expect, it } from '@jest/globals';
import { unwrappedCommentary } from './commentary.js';

describe('The words of a post in the archive', () => {
  it.each([
    ['lines wrapped each', 'One."\n""\n"Two ""quoted"".', 'One.\n\nTwo "quoted".'],
    ['a blank line as one quote', 'One."\n"\n"Two.', 'One.\n\nTwo.'],
    ['the whole wrapped as well', '"One."\n""\n"Two."', 'One.\n\nTwo.'],
    ['a line that ends with a quotation', 'He said ""hi"""\n"Bye.', 'He said "hi"\nBye.'],
    ['one line with quotes doubled', 'Check out ""this"" article', 'Check out "this" article'],
    ['one line that is a quotation', '"Done is better."', '"Done is better."'],
    ['lines as they are', 'One.\r\n\r\nTwo "quoted".', 'One.\r\n\r\nTwo "quoted".'],
    ['a text of quotes, not all lines wrapped', '"A"\nand "B"', '"A"\nand "B"'],
    ['nothing', '', ''],
  ])('are found in %s', (_, field, text) => {
    expect(unwrappedCommentary(field)).toBe(text);
  });
});
