import { defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import type { DraftWritingRequest } from '../../../draft-writer.service.js';
import { reviewContext } from '../../review-context.js';
import { reviewText } from '../../review-text.js';

const post = (content: string, day: string) => ({
  id: day,
  title: content.slice(0, 20),
  content,
  posted_at: new Date(`${day}T08:00:00Z`),
  impressions: null,
  engagement_rate: null,
});
const POSTS = [
  post(
    'Halvorsen paid after 94 days and thought nothing of it. I called their accounts payable and asked them to pay in thirty. They did, and nobody has talked about it since.',
    '2026-05-03',
  ),
  post(
    'I have done the books of other people for 26 years, most of them in Columbus. Every one of them believed that their profit was their money. It never is, and it never was.',
    '2026-06-01',
  ),
  post(
    'Nobody reads the board deck. My partner Beth says that they weigh it. We send one page now.',
    '2026-06-08',
  ),
  post(
    'It took the auditors six hours to find the folder in Dayton, and then they went home for lunch.',
    '2026-06-10',
  ),
  post(
    'Beth found the mistake before her first coffee, and she did not make a slide about it at all.',
    '2026-06-15',
  ),
];
const requestOf = (notes: string): DraftWritingRequest => ({
  profile: {
    full_name: 'Dana Whitlock',
    content_pillars: ['Cash flow'],
    target_audience: 'Founders of companies with 2 to 15 million in revenue',
    ideal_target_client: null,
    client_pain_points: null,
    industry: 'Fractional CFO services',
    business_size: '3 people',
    content_strategy: null,
    generated_icp_summary: null,
  },
  preferences: defaultWritingProfile(),
  set_by_hand: [],
  source: { kind: 'notes', notes },
  instructions: null,
  previous_text: null,
  doubts: [],
  selection: null,
  answers: [],
  examples: [],
  own_posts: POSTS,
  seed: 'dana',
});
const NOTES =
  'Bakery in town wanted a second oven. I asked what the first one earns in an hour, and they had never worked that out. We did it on a napkin.';
const found = (text: string, notes = NOTES) =>
  reviewText(text, reviewContext(requestOf(notes)))
    .filter(({ kind }) => kind === 'elsewhere')
    .map(({ quotation, origin }) => [quotation, origin]);

const DRAFT = 'A bakery wanted a second oven. I asked what the first one earns in an hour.';

describe('A fact of an earlier post or the profile, in a draft about another matter', () => {
  it('is asked about, with the day of the post', () => {
    const origin = { of: 'post', on: '2026-05-03' };
    expect(found(`${DRAFT} They had waited for it for 94 days.`)).toEqual([['94 days', origin]]);
    expect(found(`${DRAFT} It was like the call with Halvorsen.`)).toEqual([['Halvorsen', origin]]);
    expect(found(`${DRAFT} They turn over 15 million.`)).toEqual([
      ['15 million', { of: 'profile', on: null }],
    ]);
  });

  it('is not marked as nobody’s, a place neither', () => {
    const text = `${DRAFT} We had coffee in Dayton.`;
    expect(found(text)).toEqual([['Dayton', { of: 'post', on: '2026-06-10' }]]);
    expect(reviewText(text, reviewContext(requestOf(NOTES))).map(({ kind }) => kind)).toEqual(['elsewhere']);
  });

  it('is no time of day where the post says how long something took', () => {
    expect(found(`${DRAFT} They called at 6 pm.`)).toEqual([]);
    expect(found(`${DRAFT} They called at 6 pm.`, `${NOTES} It took six hours.`)).toEqual([]);
  });

  it.each([
    ['what the author always is', `${DRAFT} In 26 years I have not seen that worked out.`],
    ['who is in several posts', `${DRAFT} Then Beth laughed at the napkin.`],
    [
      'the author’s own name and trade',
      `${DRAFT} That is what Fractional CFO services are for, says Dana Whitlock.`,
    ],
    ['nothing else', DRAFT],
  ])('is none where it is %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  it('is none where the notes go on from that post, or have it themselves', () => {
    const text = `${DRAFT} They had waited for it for 94 days.`;
    expect(found(text, `${NOTES} Waited 94 days for the offer.`)).toEqual([]);
    expect(
      found(
        'Halvorsen called back. Their accounts payable had needed 94 days and now need ten.',
        'Halvorsen called back about accounts payable. They pay in ten days since I asked.',
      ),
    ).toEqual([]);
  });
});

describe('A figure of an earlier post of which the notes have another one', () => {
  const notes = 'This week the receiver rejected 22 pallets of blueberries. It was the dock door.';
  const kinds = (text: string) =>
    reviewText(
      text,
      reviewContext({
        ...requestOf(notes),
        own_posts: [
          post(
            'Last spring Halvorsen sent back 14 pallets of blueberries because the reefer had warmed up. I paid for them all.',
            '2026-05-03',
          ),
        ],
      }),
    ).map(({ kind, quotation }) => [kind, quotation]);

  it('is asked about and not marked where it is said of the same thing as in the post', () => {
    expect(
      kinds('The receiver rejected 22 pallets. Halvorsen once sent back 14, when the reefer was warm.'),
    ).toEqual([['elsewhere', '14']]);
  });

  it('is marked where it stands for the one of the notes', () => {
    expect(kinds('This week the receiver rejected 14 pallets. It was the dock door.')).toEqual([
      ['number', '14'],
    ]);
  });
});
