import type { PromptFrame } from './prompt-frame.js';

export const CASE_STUDY_FRAMES: readonly PromptFrame[] = [
  {
    hook: 'What changed for one client when we took {topic} seriously',
    label: '{Pillar}: what changed for one client',
    text: 'Tell the story of one client in four parts: where they stood, what you changed about {topic}, what happened and what you would repeat. Use numbers that you are allowed to share, and leave the name out if in doubt.',
    draft: [
      'Where they stood: [the situation, in two sentences].',
      'What we changed: [the change, in plain words]. What happened: [the result, with a number you may share].',
      "What I'd repeat without thinking twice: [one thing].",
    ],
  },
  {
    hook: 'Before and after: a piece of my work on {topic}',
    text: 'Put the situation before and after your work on {topic} next to each other, in the same terms. Name the two steps that mattered and the one that did not. Say how long it took, honestly.',
    draft: [
      'Before: [the situation, in one or two sentences].',
      'After: [the same things, in the same terms]. It took [how long], and not a day less.',
      'Two steps mattered: [the first] and [the second]. One did not: [which one].',
    ],
  },
  {
    hook: 'The turning point in a project about {topic}',
    label: '{Pillar}: the turning point',
    text: 'Describe the week in which a project about {topic} began to work. What had been tried before, who had the idea, what did it look like from outside? Draw one lesson that {readers} can use without you.',
    draft: [
      'For [how long], nothing seemed to work. We had tried [what had been tried].',
      'Then, in one week, it turned. [Who had the idea, and what it was.] From outside it looked like [what others saw].',
      'The lesson that you can use without me: [one sentence].',
    ],
  },
  {
    hook: 'The result surprised us: a story about {topic}',
    label: '{Pillar}: a result that surprised us',
    text: 'Tell about a project where the result was not what you had planned for. Explain what you had expected from your work on {topic}, what came instead and what it taught you. Give the credit to those who earned it.',
    draft: [
      'We had planned for [what you expected]. We had slides about it.',
      'What came instead: [the result]. It took us [how long] to see that it was good news.',
      'It taught me [what you learnt]. The credit goes to [who earned it].',
    ],
  },
  {
    hook: 'What we tried first about {topic}, and why it failed',
    label: '{Pillar}: what we tried first, and why it failed',
    text: 'Begin with the attempt that failed. Show what looked right about it, how you noticed, and which change made the second attempt work. Be exact about what it has to do with {topic}.',
    draft: [
      'Our first attempt looked right: [what you did]. Everybody agreed, which should have warned us.',
      'We noticed that it failed when [how you noticed].',
      'The second attempt had one difference: [the change]. That made it work: [the result].',
    ],
  },
  {
    hook: 'One decision about {topic} that paid off',
    label: '{Pillar}: one decision that paid off',
    text: 'Choose one decision of the last year about {topic} that turned out well. Say which options were on the table, why you took this one and when you knew that it was right. Name the part that was luck.',
    draft: [
      'The options were [the first], [the second] and doing nothing. Doing nothing was the most popular.',
      'We took [which one], because [why]. I knew that it was right when [the moment].',
      "Part of it was luck: [which part]. I'd decide the same way without it.",
    ],
  },
  {
    hook: 'A quiet win: what steady work on {topic} can do',
    label: '{Pillar}: a quiet win',
    text: 'Show a success that nobody would make a headline of. Describe the routine behind it, week by week, and the first sign that it worked. Encourage {readers} to look for a win of this kind in their own work.',
    draft: [
      'No headline, no launch. Just this, every week: [the routine].',
      'The first sign that it worked came after [how long]: [the sign].',
      'Today [the result]. Nobody will write about it, so I do.',
    ],
  },
  {
    hook: 'Three choices behind one good result in {topic}',
    label: '{Pillar}: three choices behind one result',
    text: 'Take one good result and trace it back to three choices. For each of them say what the other option was and what it would have cost. Let {readers} guess which one was the hardest.',
    draft: [
      'The first choice: [what you chose] instead of [what you left]. It cost us [the price].',
      'The second: [what you chose], although [what spoke against it].',
      "The third: [what you chose]. One of the three was harder than the others. I'll let you guess.",
    ],
  },
  {
    hook: 'What I would do again, and what I would not: a project about {topic}',
    label: '{Pillar}: what I would do again',
    text: 'Look back at a finished project as if you had to run it a second time. List what you would repeat, what you would skip and what you would begin earlier. Share one sentence from the people you did it for.',
    draft: [
      "I'd repeat [what you would repeat]. I'd skip [what you would skip], although it felt important at the time.",
      "And I'd begin [what] much earlier.",
      'The people we did it for said: “[one sentence from them]”.',
    ],
  },
  {
    hook: 'How a small change in {topic} made a visible difference',
    label: '{Pillar}: a small change one could see',
    text: 'Describe one small change, what it cost and what it moved. Explain why nobody had made it before. Give {readers} the smallest version that they can try this week.',
    draft: [
      'The change itself took [how long] and cost [how much]: [what you changed].',
      'What it moved: [the difference that one could see].',
      'Why nobody had done it before: [the reason]. The smallest version, for this week: [what to try].',
    ],
  },
  {
    hook: 'From “{problem}” to a plan: a client story',
    text: 'Tell how somebody came to you with this problem, “{problem}”, and left with a plan. Show the first question you asked, the plan in three lines and what came of it. Say what it has to do with {quoted}.',
    draft: [
      'That was how it began. My first question was: “[your question]?”',
      'The plan fitted on three lines:\n1. [first line]\n2. [second line]\n3. [third line]',
      'What came of it: [the result]. What it has to do with my work: [the connection].',
    ],
    needs: ['problem'],
  },
  {
    hook: 'A story from my field: {topic} under real conditions',
    label: '{Pillar}: a story from my field',
    text: 'Your field: {industry}. Pick a case from it in which time, money or people were short. Show what you did about {topic} anyway, what you left out on purpose and how it ended. Help {readers} to judge whether it would work for them.',
    draft: [
      'There was too little of everything: [what was short: time, money or people].',
      'We did [what you did] anyway, and left [what you left out] out on purpose.',
      'It ended like this: [the result]. It will work for you if [the condition].',
    ],
    needs: ['industry'],
  },
];
