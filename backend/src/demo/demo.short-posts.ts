/** The parts of a shorter demo post: an opening about one studio, a turn, and a result. */
export interface ShortPostParts {
  /** `{studio}` and `{number}` stand for one of those below. */
  readonly openings: readonly string[];
  readonly turns: readonly string[];
  readonly endings: readonly string[];
}

/** Each fits behind "A". */
export const STUDIOS: readonly string[] = [
  'branding studio of nine',
  'packaging studio in Portland',
  'web studio of fourteen',
  'two-person type foundry',
  'signage office in Tulsa',
  'book design studio in Ghent',
  'motion studio of six',
  'family-run print studio',
  'product design studio in Oslo',
  'naming agency of four',
  'museum design office',
];

/** For hours, days, minutes and lines alike. */
export const FIGURES: readonly number[] = [46, 31, 62, 17, 53, 24, 38, 29, 57, 19, 41, 33, 12];

/** By pillar, in their order; any opening goes with any turn and any ending of its pillar. */
export const SHORT_POSTS: readonly ShortPostParts[] = [
  {
    openings: [
      'A {studio} showed me a project that had sold well and earned nothing.',
      '{number} hours of unpaid work stood in one month’s calendar of a {studio}.',
      '“We were busy all quarter,” said the owner of a {studio}. The bank said otherwise.',
      'The prettiest project of a {studio} was its worst-paid one.',
      'I asked a {studio} which of its clients paid for the others.',
      'A {studio} had raised its prices once in six years, by accident.',
      'The day rate of a {studio} was copied from a friend, who had made it up.',
      'A {studio} sold the same logo twice and lost money both times.',
      '{number} small changes: I counted them with a {studio}, on one poster.',
      'A {studio} gave a discount to win a client, and kept it for four years.',
      'The best month of a {studio} was the one in which it sold least.',
      'A {studio} could tell me what it charged, and not what it cost.',
      '“Just a quick one” cost a {studio} {number} hours since January.',
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
      'A {studio} kept a waiting list for the first time this year.',
      'The accounts of a {studio} arrived {number} days after anybody could use them.',
      'A {studio} closes at noon on Fridays and earns more than it did.',
      'I found {number} subscriptions in the books of a {studio}. It used five.',
      'A {studio} had four months of work and three weeks of money.',
      'The to-do list of a {studio} fits on one sheet, and the sheet is on the wall.',
      'A {studio} sent its invoices on the first of the month, and was paid on the last.',
      'For {number} days a {studio} tracked every hour. Then it stopped, on purpose.',
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
      'A {studio} sent a proposal on one page and had an answer by lunch.',
      '“Could you make three versions?” A {studio} said no, kindly.',
      'It took {number} mails before a {studio} asked what the client was afraid of.',
      'A {studio} told its biggest client that the idea would not work.',
      'The client of a {studio} went quiet for {number} days. It had nothing to do with the design.',
      'A {studio} begins every presentation with the brief, read aloud.',
      '“My partner has to see it as well,” said the client of a {studio}, in week six.',
      'A {studio} asked its clients why they had stayed. Nobody named the work.',
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
      'A {studio} asked its people what they would stop doing. The list was short and expensive.',
      'The new colleague of a {studio} had no questions for {number} days. That was the sign.',
      'A {studio} promoted its best designer, and lost its best designer.',
      'Two people of a {studio} thought that the other one was in charge.',
      'A {studio} paid a freelancer for {number} days to wait for an answer.',
      'The founder of a {studio} went hiking without a phone. Nobody called anyway.',
      'A {studio} replaced its weekly meeting with one question in writing.',
      'It was the intern of a {studio} who said what everybody knew.',
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
      'I told a {studio} to hire. It should have waited {number} days.',
      'A {studio} followed my plan to the letter. That was the problem.',
      'I lost a {studio} as a client over one unanswered mail.',
      'The spreadsheet that I built for a {studio} had {number} columns. It used two.',
      'A {studio} asked me a simple question, and I gave a talk.',
      'I recommended a tool to a {studio} that I had never used on a bad day.',
      'I was {number} minutes late to the first meeting with a {studio}, and it set the tone.',
      'I took on a {studio} that I should have sent to somebody else.',
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
