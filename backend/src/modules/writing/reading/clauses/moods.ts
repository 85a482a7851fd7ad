const whole = (words: string) => new RegExp(`^(?:${words})$`, 'u');

const MOODS: readonly [string, RegExp][] = [
  ['would', whole(`would|würden?|hätten?|habría\\p{L}*|\\p{L}+r(?:ai[st]|aient|ions|iez)|\\p{L}+ría[sn]?`)],
  [
    'can',
    whole(
      `can|can't|could|may|might|kann|können|könnten?|konnten?|peu[xt]|peuvent|pouv\\p{L}+|pourr(?:ai[st]?|as?|ont|ons|aient|i?ez|ions)|pued\\p{L}+|pod\\p{L}+`,
    ),
  ],
  [
    'must',
    whole(
      `must|should|need|needs|needed|muss|müssen|mussten?|müssten?|darf|sollten?|soll|doi[st]|devait|faut|fallait|deb[eoía]\\p{L}*`,
    ),
  ],
  ['will', whole(`will|won't|wird|werde`)],
];

/** What may or must be, and what would, by the words of a clause: '' where it only says what is. */
export function moodOf(words: readonly string[]): string {
  return MOODS.filter(([, pattern]) =>
    words.some(
      (one) =>
        pattern.test(one.replace(/n't$/u, '')) ||
        (one === "can't" && pattern.test('can')) ||
        (one === 'cannot' && pattern.test('can')),
    ),
  )
    .map(([name]) => name)
    .join();
}
