import { describe, expect, it } from '@jest/globals';
import { requestOf } from '../../../../../test/support/writing/invented-authors.js';
import { habitsOf } from '../../brief/habits/habits.rules.js';
import { reviewContext } from '../../review/review-context.js';
import { reviewText } from '../../review/review-text.js';
import { tidyAnswer } from '../../review/tidy-answer.js';
import { composeDraft } from './compose-draft.js';
import { briefOfBuiltIn } from './built-in-brief.js';

const POSTS = [
  `Dear founders,

I sat in a board meeting on Tuesday in which nobody mentioned cash until minute fifty, and when somebody did, it was the intern who had been asked to bring the coffee. She wanted to know why the supplier had rung her, of all people, three times that week.

I have thought about her question since. A company of forty people had arranged itself so that the only person who knew that the bills were late was the one without a chair at the table. That is not a cash problem, it is a listening problem, and I have seen it in better companies than this one.

Yours,
Anna`,
  `Dear founders,

My father kept a shop, and every evening he counted the till twice, once for the money and once, as he said, for the day. I did not understand the second count until I closed my own first year and found that I could explain every figure and not one decision.

I count twice now. On Fridays I go through the week's numbers, and then I go through them again and ask of each what we did to deserve it. The second count takes longer, and I would give up the first before I gave up that one.

Yours,
Anna`,
  `Dear founders,

Somebody wrote to me after the last letter and said that it is easy to be calm about payroll when it is not your own. He is right, of course, and I have been turning his sentence over since. I have been calm about other people's payroll for eleven years and have lost sleep over my own for all of them.

What I can offer is not calm but a list. Who is paid first, who is told, and who decides when I cannot. I wrote mine on a train in 2019, on the back of a ticket, and it has been used once. That once was enough.

Yours,
Anna`,
  `Dear founders,

There is a kind of meeting that exists so that nobody has to write anything down, and I attended one last week that lasted for two hours. At the end of it six people shook hands on six different agreements, all of them sincerely, and went home content.

I asked each of them for one sentence by email that night. The sentences did not match, which was embarrassing for an evening and cheap for a year. I recommend the embarrassment to you, and I remain on the side of paper.

Yours,
Anna`,
];

const person = (posts: readonly string[]) => ({
  profile: {
    full_name: 'Anna Okafor',
    content_pillars: ['Cash'],
    target_audience: 'Founders',
    ideal_target_client: null,
    client_pain_points: null,
    industry: 'Finance',
    business_size: null,
    content_strategy: null,
    generated_icp_summary: null,
  },
  posts,
  notes: [],
  answers: [],
});
const NOTES =
  'client wanted to fire the bookkeeper. i looked at 3 months of her entries. 11 mistakes, 9 of them in the week after payday, when he hands her 60 receipts in a shoebox. the mistakes were the shoebox’s. he bought a scanner for 140 euros. no mistake since. we fire the person who stands next to the problem';

describe('An author whose posts are letters', () => {
  it('gets a letter: their salutation, the notes in their order in long paragraphs, their sign-off', () => {
    const paragraphs = composeDraft(requestOf(person(POSTS), NOTES)).split('\n\n');
    expect(paragraphs[0]).toBe('Dear founders,');
    expect(paragraphs[1]).toMatch(/^Client wanted to fire the bookkeeper\. I looked at 3 months/u);
    expect(paragraphs.at(-1)).toBe('Yours,\nAnna');
    expect(paragraphs).toHaveLength(4);
  });

  it('keeps the salutation and the sign-off of the notes', () => {
    const draft = composeDraft(requestOf(person(POSTS), `Dear all,\n\n${NOTES}.\n\nBest, A.`));
    expect(draft).toMatch(/^Dear all,/u);
    expect(draft).toMatch(/Best, A\.$/u);
    expect(draft).not.toMatch(/Dear founders|Yours/u);
  });

  it('fills in the salutation where each of their letters greets somebody else', () => {
    const posts = ['Tom', 'Ruth', 'Ben', 'Ada'].map((name, index) =>
      (POSTS[index] ?? '').replace('Dear founders', `Dear ${name}`),
    );
    expect(composeDraft(requestOf(person(posts), NOTES))).toMatch(/^\[Your salutation,\]\n\n/u);
  });

  it('is told so, and a model is', () => {
    const [form] = briefOfBuiltIn(requestOf(person(POSTS), NOTES), false).sections;
    expect(form?.lines[0]).toBe(
      'A letter, as most of your posts: “Dear founders,” before it, “Yours, / Anna” below it, and your words in their order.',
    );
    const habits = habitsOf(POSTS);
    const told = habits?.does.map((habit) => habit.sentence) ?? [];
    expect(told).toEqual(
      expect.arrayContaining([
        'Writes letters: begins with a salutation in a line of its own, before the first sentence, in 4 of 4 posts, always “Dear founders,”.',
        'Signs off as in a letter, in the last lines, in 4 of 4 posts, always “Yours, / Anna”.',
      ]),
    );
    expect(told.join('\n')).not.toMatch(/Opens with a verdict|sentence of at most/u);
    expect(habits?.form.at(-1)).toMatch(/about 49 words/u);
  });

  it('is left what they write: a letter of a model is no frame around a post', () => {
    const [letter = ''] = POSTS;
    const context = reviewContext(requestOf(person(POSTS), letter));
    expect(reviewText(letter, context)).toEqual([]);
    expect(tidyAnswer(letter, context)).toBe(letter);
  });
});
