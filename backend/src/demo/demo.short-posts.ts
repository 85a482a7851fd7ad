/** How a shorter post of the demo's user is put together: an opening about one studio, a turn, and what came of it. */
export interface ShortPostParts {
  /** `{studio}` and `{number}` stand for the ones below. */
  readonly openings: readonly string[];
  readonly turns: readonly string[];
  readonly endings: readonly string[];
}

/** Each with its article and a figure that goes with it. */
export const STUDIOS: readonly { readonly name: string; readonly number: number }[] = [
  { name: 'branding studio of nine', number: 46 },
  { name: 'packaging studio in Portland', number: 31 },
  { name: 'web studio of fourteen', number: 62 },
  { name: 'two-person type foundry', number: 17 },
  { name: 'signage office in Tulsa', number: 53 },
];

/** By pillar, in their order; any opening goes with any turn and any ending of its pillar. */
export const SHORT_POSTS: readonly ShortPostParts[] = [
  {
    openings: [
      'A {studio} showed me a project that had sold well and earned nothing.',
      '{number} hours of unpaid work stood in one month’s calendar of a {studio}.',
      '“We were busy all quarter,” said the owner of a {studio}. The bank said otherwise.',
      'The prettiest project of a {studio} was its worst-paid one.',
      'I asked a {studio} which of its clients paid for the others.',
    ],
    turns: [
      'We laid the hours beside the quote, line by line. The gap had a name: rounds of feedback that nobody had counted.',
      'Nobody had done anything wrong. The quote was made in a hurry on a Thursday, and everybody kept to it.',
      'Three projects of the year paid for the other eleven. We only had to look.',
      'The hours were right. The price was a guess that had grown old.',
      'It took twenty minutes and a pencil: sold, worked, paid. The third column was the short one.',
    ],
    endings: [
      'Every quote of theirs now has a line for what is not included. It is the line that clients thank them for.',
      'Now they look at the margin on Fridays, while something can still be done about it.',
      'They raised one price, by a fifth. Nobody left.',
      'If you can’t say what a project earned within a week of its end, you will sell the same one again.',
      'What would the third column say in yours?',
    ],
  },
  {
    openings: [
      'A {studio} has one meeting a week, and it ends after {number} minutes.',
      'The owner of a {studio} took {number} days off and came back to more money.',
      'A {studio} stopped pitching for free. I have its numbers.',
      'Three lines of its P&L tell me most about a {studio}.',
      'Rent, software, one freelancer: where the money of a {studio} went in a year.',
    ],
    turns: [
      'None of it was clever. Somebody wrote down who decides what, and then they kept to it.',
      'The first month was loud. In the second one people began to answer their own questions.',
      'What surprised me was not the sum. It was that nobody had asked for it since spring.',
      'It began with a list of everything that only she could do. The list had four lines.',
      'They looked at twelve months instead of one. Small studios live in seasons and plan in weeks.',
    ],
    endings: [
      'You don’t need a system. You need a Tuesday on which somebody looks.',
      'I ask every owner the same now: what stops when you are ill?',
      'It is dull work. It pays better than any of their projects.',
      'They have kept it for a year. That is the part worth copying.',
      'Which line of yours have you not looked at since summer?',
    ],
  },
  {
    openings: [
      'A client told a {studio}: “We need it to feel expensive, for less.”',
      'The mail to a {studio} had {number} lines and one question, at its very end.',
      'A {studio} answered a brief with a question, and won.',
      '“Can you hold that price until spring?” a client asked a {studio}.',
      'The call took {number} minutes. It saved a {studio} the whole project.',
    ],
    turns: [
      'Most answers explain. This one asked who would be unhappy if it went well.',
      'I would have sent a document. They picked up the phone, the same morning.',
      'The client was not difficult. The client was alone with a decision and had nobody to ask.',
      'They said what it would cost, then what it would cost to wait. Only the second one was news.',
      'Nobody had lied. Two people had used the word “done” for two different things.',
    ],
    endings: [
      'Write down the sentence that worked. You will need it again by Thursday.',
      'Ask early, while the answer is still cheap.',
      'A good client is, quite often, one who was asked well.',
      'It goes into the proposal now, as its first line.',
      'How would you have answered?',
    ],
  },
  {
    openings: [
      'A {studio} hired for a portfolio and needed a calendar.',
      'It took a {studio} {number} days to hand over one task.',
      'The most senior person of a {studio} did the filing.',
      'A {studio} let its youngest designer say no to a client.',
      'I read {number} job adverts before I wrote one with a {studio}.',
    ],
    turns: [
      'They had described the work as they wished it were. The good candidates believed them.',
      'The hard part was not teaching it. It was watching somebody do it differently.',
      'We wrote down the three decisions that come up every week, and who may take them.',
      'Nobody leaves over a task. People leave over not knowing whose task it is.',
      'It went wrong twice, on small things, on purpose. The third time it was hers.',
    ],
    endings: [
      'Hand over the decision, not the work. The work follows by itself.',
      'Six months later it is the calmest project in the house.',
      'You can’t delegate what you have never said out loud.',
      'The owner still looks, on Fridays, for ten minutes. That is enough.',
      'What is the smallest thing that only you may decide?',
    ],
  },
  {
    openings: [
      'I owe a {studio} an apology, and {number} hours.',
      'The second-best contract that I ever signed was with a {studio}.',
      'A {studio} fired me, and it was the right thing to do.',
      'My advice to a {studio} was right, and a year too early.',
      'I priced my own work for a {studio} as I tell nobody to.',
    ],
    turns: [
      'I had listened to the problem that I knew how to solve. Theirs was the one beside it.',
      'There was no villain. There was a Monday on which I did not want to make a phone call.',
      'I had the number in my notes and a story in my head. I told the story.',
      'Everything was agreed, and nothing was written down. We both remembered it well.',
      'I had forgotten to ask who would be using it on the first ordinary day.',
    ],
    endings: [
      'It cost me a month. It has paid for itself every year since.',
      'Now it is a question on my first page, above the price.',
      'I tell it to every new client. They tell me theirs, and then we can begin.',
      'The invoice is still in my drawer. I look at it before I quote.',
      'Which one did you pay for?',
    ],
  },
];
