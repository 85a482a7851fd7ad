/** First lines for who faces a blank post: each is a sentence of the user's own once its places in brackets are filled in. */
export const FIRST_LINE_STARTERS: readonly string[] = [
  'I was wrong about [what you believed for years].',
  'A client asked me last week: “[their question]”',
  'Most people start [a task in your field] at the wrong end.',
  'It took me [how long] to learn this about [your subject].',
  'Nobody tells you this before you [a step your readers are about to take].',
];
