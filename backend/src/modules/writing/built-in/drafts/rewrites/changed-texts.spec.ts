import { describe, expect, it } from '@jest/globals';
import { NoOtherOpeningError, NothingToChangeError, WishNeedsModelError } from '../../../writing.errors.js';
import { composeRewrite, isRewritingWish } from './compose-rewrite.js';

const POST = [
  'We raised our prices.',
  'It really felt wrong, and I was not sure about it at all. We would have done it some time or other. Every client stayed that year.',
  'In order to be sure, we actually asked ten clients. All of them stayed.',
  '#Pricing #Studios',
].join('\n\n');
const rewrite = (
  wish: string | null,
  text = POST,
  openings: readonly string[] = ['Ten clients, one letter.'],
) => composeRewrite({ text, wish, neverUse: [], openings, whole: text, keepsAsides: false });

describe('A text that the built-in writer changes', () => {
  it('gets another of its sentences first and keeps everything else, its old first one as well', () => {
    expect(rewrite('A stronger first line', POST, ['All of them stayed.'])).toBe(
      `All of them stayed.\n\n${POST.replace(' All of them stayed.', '')}`,
    );
  });

  it.each(['thirteen', 'twelve', 'twenty-five', '13'])('keeps a figure as it is written: %s', (figure) => {
    const text = [
      'Clients come and go.',
      `People were really kind to us for a while. It was with ${figure} of them that we had it all. Invoices for June went out late.`,
      'We raised the price.',
    ].join('\n\n');
    expect(rewrite('Shorter', text)).toContain(`It was with ${figure} of them that we had it all.`);
  });

  it('becomes a list behind its first line', () => {
    expect(rewrite('Make it a list').split('\n\n')[2]).toBe(
      '• In order to be sure, we actually asked ten clients.\n• All of them stayed.',
    );
  });

  it('is made no list of one item', () => {
    expect(() =>
      rewrite('Make a list', 'We changed that in April and last week we had seven of them.'),
    ).toThrow(NothingToChangeError);
  });

  it('becomes a list without parting what was said from who said it, or a closing question from its post', () => {
    expect(
      rewrite(
        'as a list',
        'One yard.\n\n"Should I have rung earlier?" he asks me. Nine hours! We looked.\n\nAnd you?',
      ),
    ).toBe('One yard.\n\n• "Should I have rung earlier?" he asks me. Nine hours!\n• We looked.\n\nAnd you?');
  });

  it.each([
    [
      'Dear donor,\n\nYou want your name on the hall. I want nine inches of plaster.\n\nYours, Gus',
      'Dear donor,\n\n• You want your name on the hall.\n• I want nine inches of plaster.\n\nYours, Gus',
    ],
    [
      'Where do they live?\n\nOne of my clients keeps them in a spreadsheet. It has 61 rows.\n\n1. Ask on payday.\n2. Write it down.\n\nNot legal advice.',
      'Where do they live?\n\n• One of my clients keeps them in a spreadsheet.\n• It has 61 rows.\n\n1. Ask on payday.\n2. Write it down.\n\nNot legal advice.',
    ],
    [
      'Three things I heard.\n\nIt was fine when it left.\n\nThe probe is off.\n\nInsurance will sort it.\n\nNone was true.',
      'Three things I heard.\n\n• It was fine when it left.\n• The probe is off.\n• Insurance will sort it.\n\nNone was true.',
    ],
    [
      'Zwei Dinge.\n\nEin Arzt.\n\nEin Mensch, der bleibt.',
      'Zwei Dinge.\n\n• Ein Arzt.\n• Ein Mensch, der bleibt.',
    ],
  ])('becomes a list with its end as it was: %s', (text, listed) => {
    expect(rewrite('as a list', text)).toBe(listed);
  });

  it.each([
    'things people say at 5am in tilbury:\n\n→ it was fine when it left\n→ the probe is always a bit off\n\nnone of these has ever been true in the same sentence.',
    'Do you know where they live?\n\n1. Ask on payday.\n2. Keep the old one.\n\nNot legal advice.',
  ])('that is a list stays one: %s', (text) => {
    expect(() => rewrite('as a list', text)).toThrow(NothingToChangeError);
  });

  it('ends no sentence at an abbreviation', () => {
    expect(rewrite('as a list', 'We asked Dr. Weber about it. She said no to all of it.')).toBe(
      '• We asked Dr. Weber about it.\n• She said no to all of it.',
    );
  });

  it('loses its hashtags or its emoji', () => {
    expect(rewrite('Remove the hashtags')).not.toContain('#');
    expect(rewrite('Remove the hashtags', 'The #pricing of it was right. #sales')).toBe(
      'The pricing of it was right.',
    );
    expect(rewrite('no emojis', 'We did it 🎉 and they stayed.')).toBe('We did it and they stayed.');
  });

  const TOLD = [
    '🐴 "Should I have rung earlier?" he asks me.',
    'Dolly’s the mare, really. Not colic 🩺! Pleurisy, after 9 hours tied up.',
    'Would you have known? And what would you do? 🐴',
    '#equinevet #rurallife\n#vetlife',
  ].join('\n\n');

  it.each([
    ['no hashtags', TOLD.split('\n\n').slice(0, 3).join('\n\n')],
    ['ohne Hashtags', TOLD.split('\n\n').slice(0, 3).join('\n\n')],
    ['sin hashtags', TOLD.split('\n\n').slice(0, 3).join('\n\n')],
    ['no emoji', TOLD.replace(/[^\S\n]?(?:🐴|🩺)/gu, '').trim()],
    ['sans emoji', TOLD.replace(/[^\S\n]?(?:🐴|🩺)/gu, '').trim()],
    ['no closing question', TOLD.split('\n\n').toSpliced(2, 1).join('\n\n')],
    ['ohne Abschlussfrage', TOLD.split('\n\n').toSpliced(2, 1).join('\n\n')],
    ['sans question finale', TOLD.split('\n\n').toSpliced(2, 1).join('\n\n')],
    ['sin pregunta final', TOLD.split('\n\n').toSpliced(2, 1).join('\n\n')],
  ])('loses what is not wanted, and nothing else: %s', (wish, expected) => {
    expect(isRewritingWish(wish)).toBe(true);
    expect(rewrite(wish, TOLD)).toBe(expected);
    expect(() => rewrite(wish, expected)).toThrow(NothingToChangeError);
  });

  it.each([
    ['A stronger first line', [], NoOtherOpeningError, /first line/u],
    ['as a list', [], NothingToChangeError, /make a list/u],
    ['no emoji', [], NothingToChangeError, /no emoji/u],
    ['no hashtags', [], NothingToChangeError, /no hashtag/u],
    ['no closing question', [], NothingToChangeError, /no closing question/u],
    ['Shorter', [], NothingToChangeError, /surely be taken out/u],
    ['Shorter, no emoji', [], NothingToChangeError, /surely be taken out/u],
  ] as const)(
    'is refused in the words of the wish where nothing changes: %s',
    (wish, openings, error, words) => {
      const refused = () => rewrite(wish, 'We raised our prices by 20%.\n\nIt felt wrong.', openings);
      expect(refused).toThrow(error);
      expect(refused).toThrow(words);
    },
  );

  it('keeps a sign that is no emoji, and a question that somebody asked', () => {
    expect(rewrite('no emoji', 'Step 1️⃣ 🎉 goes on. ☝🏽 So.')).toBe('Step 1 goes on. So.');
    expect(rewrite('no emoji', 'Acme™ → 20% 👩‍⚕️ more 🇬🇧.\n🎉🎉\n1️⃣ ring')).toBe('Acme™ → 20% more.\n1 ring');
    expect(() => rewrite('no closing question', 'We met her. She asked me, "What is it now?"')).toThrow(
      NothingToChangeError,
    );
    expect(rewrite('no closing question', 'We met. And you? #vet')).toBe('We met. #vet');
  });

  it('has no wish printed into it that needs a model', () => {
    for (const wish of [
      'Make it funnier',
      'Write it more the way I write',
      'Shorter, and mention the price of Acme',
      'Mach es lustiger',
    ]) {
      expect(() => rewrite(wish)).toThrow(WishNeedsModelError);
    }
    expect(isRewritingWish('Make it funnier')).toBe(false);
  });
});
