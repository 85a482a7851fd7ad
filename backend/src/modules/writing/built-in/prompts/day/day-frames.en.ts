import type { PromptFrames } from '../prompt-frame.js';

/** Frames that begin at an hour, a person or a thing of the author’s own days. */
export const DAY_FRAMES_EN: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: shown on one case',
      text: 'Take the last case that had to do with {topic}: what did you see, decide and do, in that order?',
    },
    {
      hook: '{Pillar}: the mistake I made twice',
      text: 'Which mistake about {topic} did you make yourself more than once, and what stopped it in the end?',
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar}: 3 things within my reach',
      text: 'Which three things on your desk, in your bag or on your phone have to do with {topic}, and how did each get there?',
    },
    {
      hook: '{Pillar}: 3 days that I remember',
      text: 'Which three days come to mind about {topic}, an early one, a bad one and a late one, and what had changed each time?',
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Pillar}: a call at the wrong moment',
      text: 'Which call or message about {topic} came at a bad moment, from whom, and what did you do next?',
    },
    {
      hook: '{Pillar}: somebody saw it before me',
      text: 'Who noticed something about {topic} before you did, in which words, and what did you make of it?',
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar}: how long does it take you?',
      text: 'How long did your last job to do with {topic} really take, how long had you thought, and where did the time go?',
      needsNoun: 'single',
      kinds: ['craft'],
    },
    {
      hook: '{Pillar}: who is right?',
      text: 'Who last disagreed with you about {topic}, what did each of you say, and how does it stand now?',
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Pillar}: what I gladly pay for',
      text: 'What did you spend money or time on because of {topic} where others save, and what did it bring?',
    },
    {
      hook: '{Pillar}: where I disagree',
      text: 'Which common view about {topic} did your own work contradict, and on which day?',
    },
  ],
  'Case study/success story': [
    {
      hook: '{Pillar}: a case that ended badly',
      text: 'Which case about {topic} did not end well, when could you have known, and what have you kept from it?',
    },
    {
      hook: '{Pillar}: the shortest job',
      text: 'Which job to do with {topic} took the least time and changed the most, and what did you do in it?',
      needsNoun: 'any',
      kinds: ['craft'],
    },
  ],
};
