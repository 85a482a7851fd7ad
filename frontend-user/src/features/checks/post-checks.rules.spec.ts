import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { estimateFold, findRunUp, firstSentence } from '@drumbeat/domain';
import { type CheckedPost, POST_CHECKS, type PostCheckId } from './post-check';
import { checkPost } from './post-checks.rules';

const GOOD = `She cut one service and kept 92% of her revenue.

A 12-person studio in Milwaukee came to me in March with a full calendar and an empty account.

We put a year of invoices beside a year of timesheets and sorted by what was left over.

She closed it in May. Two clients left. One sent flowers, which I still don’t understand.`;

const check = (id: PostCheckId, post: Partial<CheckedPost>) =>
  checkPost({ text: GOOD, neverUsePhrases: [], nearDuplicate: null, ...post }).find((one) => one.id === id)!;

describe('the checks before a post goes out', () => {
  it('find nothing in a good post, each says what it looked at', () => {
    const checks = checkPost({ text: GOOD, neverUsePhrases: ['synergy'], nearDuplicate: null });
    expect(checks.map(({ id }) => id)).toEqual([...POST_CHECKS]);
    expect(checks.filter(({ fine }) => !fine)).toEqual([]);
    expect(checks.every(({ detail, advice }) => detail !== '' && advice === null)).toBe(true);
  });

  it('say nothing about an empty text', () => {
    expect(checkPost({ text: ' \n', neverUsePhrases: ['x'], nearDuplicate: null })).toEqual([]);
  });

  it('put problems first and keep the order otherwise', () => {
    const checks = checkPost({
      text: `${GOOD}\n\nhttps://example.com`,
      neverUsePhrases: ['flowers'],
      nearDuplicate: null,
    });
    expect(checks.map(({ id }) => id)).toEqual([
      'never-use',
      'link',
      'places',
      'fold',
      'stock-phrases',
      'near-duplicate',
      'length',
      'hashtags',
    ]);
  });

  it('leave out the duplicate while nobody knows', () => {
    expect(checkPost({ text: GOOD, neverUsePhrases: [] }).map(({ id }) => id)).not.toContain(
      'near-duplicate',
    );
  });

  it('have advice and a reason with every problem, and a place that lies inside the text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'I’m thrilled to share',
            'game-changer ',
            '#a #b #c #d #e #f ',
            'https://x.test/y ',
            'Let that sink in. ',
            '[your number] ',
            GOOD,
            '\n',
            '🚀 ',
          ),
          { maxLength: 20 },
        ),
        (parts) => {
          const text = parts.join('');
          for (const { fine, advice, detail, place } of checkPost({
            text,
            neverUsePhrases: ['game-changer'],
            nearDuplicate: { title: 'Earlier', postedOn: null },
          })) {
            expect(advice === null).toBe(fine);
            expect(detail).not.toBe('');
            if (place) {
              expect(place.start).toBeLessThan(place.end);
              expect(place.end).toBeLessThanOrEqual(text.length);
            }
          }
        },
      ),
    );
  });
});

describe('the point above the fold', () => {
  it('is fine where the whole text shows, however it begins', () => {
    expect(check('fold', { text: 'Good morning everybody!' }).fine).toBe(true);
  });

  it.each([
    'Good morning, LinkedIn!',
    'Happy Friday everyone.',
    'I’m thrilled to announce that we moved.',
    "I'm so excited to share some news with you.",
    'In today’s world nobody reads.',
    'I’ve been thinking about pricing.',
    'I just wanted to share a quick thought.',
    '#pricing #studios\nWe raised our prices.',
  ])('comes late behind: %s', (opening) => {
    const found = check('fold', { text: `${opening}\n\n${GOOD}` });
    expect(found).toMatchObject({ fine: false, title: 'The point comes late' });
    expect(found.place!.start).toBe(0);
  });

  it.each([
    'Highly paid people miss meetings.',
    'Here is the number: 92%.',
    'Dearly bought: our first hire.',
  ])('is not late only because a word looks like a greeting: %s', (opening) => {
    expect(findRunUp(opening)).toBeNull();
  });

  it('is cut where the first sentence goes on behind “…see more”', () => {
    const long = `${'A sentence that goes on and on about what happened '.repeat(5).trim()}.\n\nThe rest.`;
    expect(check('fold', { text: long })).toMatchObject({ fine: false, title: 'The first sentence is cut' });
    expect(check('fold', {}).detail).toBe('The first sentence ends after 48 characters, above “…see more”.');
  });
});

describe('an estimated fold', () => {
  it('is none for three lines or fewer', () => {
    expect(estimateFold('one\ntwo\nthree')).toBeNull();
    expect(estimateFold('word '.repeat(25).trim())).toBeNull();
  });

  it('lies behind the second line where the third is blank', () => {
    expect(estimateFold('one\ntwo\n\nfour')).toBe('one\ntwo'.length);
    expect(estimateFold('one\n\nthree\nfour')).toBe('one\n\nthree'.length);
  });

  it('breaks long paragraphs between words and overlong words anywhere', () => {
    const visible = estimateFold('word '.repeat(60))!;
    expect(visible).toBeGreaterThan(120);
    expect(visible % 5).toBe(0);
    expect(estimateFold('x'.repeat(200))).toBe(144);
  });
});

describe('the first sentence', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['  What now? Nothing', 'What now?'],
    ['No stop\nsecond line', 'No stop'],
    ['Am 3. März rief sie an. Danach nicht.', 'Am 3. März rief sie an.'],
    ['- z. B. Anna. Nicht Ruth', '- z. B. Anna.'],
    ['🚀\nHello.', '🚀'],
    ['It cost 4.5 hours. Really', 'It cost 4.5 hours.'],
    ['“We are late.” He left.', '“We are late.”'],
  ])('of %j ends with its sense', (text, sentence) => {
    const { start, end } = firstSentence(text);
    expect(text.slice(start, end)).toBe(sentence);
  });
});

describe('stock phrases', () => {
  it('are counted, quoted with their reason and shown at the first place', () => {
    const text = `${GOOD}\n\nLet that sink in. It was a game-changer.`;
    const found = check('stock-phrases', { text });
    expect(found).toMatchObject({ fine: false, title: 'Two stock phrases' });
    expect(found.detail).toBe(
      '“Let that sink in”: it tells readers how to feel about the line before. Also “game-changer”.',
    );
    expect(text.slice(found.place!.start, found.place!.end)).toBe('Let that sink in');
  });
});

describe('what is not from the author', () => {
  const text = `${GOOD} It is 41% of it, said Sarah Chen.`;
  const findings = [
    { kind: 'name', quotation: 'Sarah Chen' },
    { kind: 'number', quotation: '41%' },
    { kind: 'date', quotation: 'in May' },
    { kind: 'number', quotation: '57%' },
  ] as const;

  it('is one check for each that the text still has, with its place, in the text’s order', () => {
    const found = checkPost({ text, neverUsePhrases: [], findings }).filter(
      ({ id }) => id === 'not-from-you',
    );
    expect(found.map(({ title, place }) => [title, text.slice(place!.start, place!.end)])).toEqual([
      ['Not from you: “in May”', 'in May'],
      ['Not from you: “41%”', '41%'],
      ['Not from you: “Sarah Chen”', 'Sarah Chen'],
    ]);
    expect(found[1]).toMatchObject({
      fine: false,
      detail: 'Nothing that you gave or wrote has this figure.',
      advice: 'Say where it comes from, or take it out.',
    });
  });

  it('is nothing where no writer left any', () => {
    expect(checkPost({ text, neverUsePhrases: [] }).map(({ id }) => id)).not.toContain('not-from-you');
  });

  it('says of a rhythm what is too even', () => {
    const rhythm = {
      kind: 'rhythm',
      quotation: GOOD.split('\n')[0]!,
      lengths: { of: 'sentences', from: 8, to: 9 },
    } as const;
    const [found] = checkPost({ text: GOOD, neverUsePhrases: [], findings: [rhythm] });
    expect(found).toMatchObject({
      id: 'habit',
      title: 'An even rhythm',
      detail: expect.stringContaining('These sentences all have 8 to 9 words'),
    });
  });

  it('asks of a fact from another post whether it belongs here, and marks it nowhere as invented', () => {
    const findings = [
      { kind: 'elsewhere', quotation: '94 days', origin: { of: 'post', on: '2026-05-31' } },
    ] as const;
    const [found] = checkPost({ text: `${GOOD} It took 94 days.`, neverUsePhrases: [], findings });
    expect(found).toMatchObject({
      id: 'habit',
      title: 'From another matter',
      detail: '“94 days”: From your post of 31 May 2026: does it belong here?',
      advice: null,
    });
  });

  it('says what the author never does', () => {
    const findings = [{ kind: 'never_done', quotation: '🚀' }] as const;
    const [found] = checkPost({ text: `${GOOD} 🚀`, neverUsePhrases: [], findings });
    expect(found).toMatchObject({
      id: 'habit',
      title: 'Not how you write',
      detail: '“🚀”: No earlier post has an emoji.',
      advice: null,
    });
  });
});

describe('the other checks', () => {
  it('put places that are still to fill in before everything else, and show the first', () => {
    const text = `${GOOD} Let that sink in. [the result] of [who]`;
    const [found] = checkPost({ text, neverUsePhrases: [] });
    expect(found).toMatchObject({ id: 'places', fine: false, title: 'Two places to fill in' });
    expect(found!.detail).toBe('“[the result]” and “[who]”: readers would see them with their brackets.');
    expect(text.slice(found!.place!.start, found!.place!.end)).toBe('[the result]');
    expect(check('places', { text: `${GOOD} [who]` })).toMatchObject({ title: 'One place to fill in' });
    expect(check('places', { text: `${GOOD} [a] [b] [c] [d]` }).detail).toContain('“[b]”, and 2 more');
  });

  it('name the phrases that the profile forbids', () => {
    const found = check('never-use', { neverUsePhrases: ['Flowers', 'full calendar', 'synergy'] });
    expect(found).toMatchObject({ fine: false, title: 'Two phrases you never use' });
    expect(found.detail).toContain('“Flowers”, “full calendar”');
    expect(GOOD.slice(found.place!.start, found.place!.end)).toBe('flowers');
  });

  it('name the post that says the same and when it went out', () => {
    expect(check('near-duplicate', { nearDuplicate: { title: 'Milwaukee', postedOn: 'Nov 2' } }).detail).toBe(
      '“Milwaukee”, posted Nov 2, said nearly the same.',
    );
    expect(check('near-duplicate', { nearDuplicate: { title: 'A draft', postedOn: null } }).detail).toBe(
      '“A draft” says nearly the same.',
    );
  });

  it.each([
    [149, 'Short'],
    [150, 'Length'],
    [2000, 'Length'],
    [2001, 'Long'],
    [3000, 'Long'],
    [3001, 'Too long for LinkedIn'],
  ])('judge %i characters: %s', (count, title) => {
    expect(check('length', { text: 'x'.repeat(count) })).toMatchObject({ title, fine: title === 'Length' });
  });

  it('warns of a text that fits, but may not as it is sent', () => {
    const parts = (count: number) => `${'('.repeat(count)}${'x'.repeat(2_900 - count)}`;
    expect(check('length', { text: parts(100) })).toMatchObject({ title: 'Long' });
    expect(check('length', { text: parts(101) })).toMatchObject({
      title: 'May be too long for LinkedIn',
      detail: expect.stringContaining('2,900 characters, but 3,001 as they are sent'),
      fine: false,
    });
  });

  it('count hashtags once each and allow five', () => {
    expect(check('hashtags', { text: `${GOOD} #a #b #c #d #e #A` }).fine).toBe(true);
    const text = `${GOOD} #a #b #c #d #e #f`;
    const found = check('hashtags', { text });
    expect(found).toMatchObject({ fine: false, title: 'Many hashtags' });
    expect(text.slice(found.place!.start, found.place!.end)).toBe('#f');
  });

  it('lead to a hashtag itself, not to a longer one that begins like it', () => {
    const text = `${GOOD} #leadership #a #b #c #d #lead`;
    expect(check('hashtags', { text }).place).toEqual({ start: text.lastIndexOf('#lead'), end: text.length });
  });

  it.each(['https://example.com/a', 'HTTP://EXAMPLE.COM', 'www.example.com'])('see the link %s', (link) => {
    expect(check('link', { text: `${GOOD} ${link}` })).toMatchObject({ fine: false });
  });

  it('take an address of a person for no link', () => {
    expect(check('link', { text: `${GOOD} ada@www.example` }).fine).toBe(true);
  });
});
