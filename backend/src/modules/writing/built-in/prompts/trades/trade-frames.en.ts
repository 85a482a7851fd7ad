import type { PromptFrames } from '../prompt-frame.js';

/** Frames that look where the author's trade looks: at a figure, a mistake, a person or a paper of it. */
export const TRADE_FRAMES_EN: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: how I read one figure ({figure})',
      text: 'One figure ({figure}): what was it last month, how do you read it, and what does it tell you about {topic}?',
      needs: ['figure'],
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: what I do when {mistake}',
      text: '{Mistake}: when did you last see that, what did you do first, and what had {topic} to do with it?',
      needs: ['mistake'],
      kinds: ['risk', 'craft'],
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar}: 3 things I noticed {moment}',
      text: 'Which three things to do with {topic} did you notice {moment}, and which of them did nobody else see?',
      needs: ['trade'],
      kinds: ['craft'],
    },
    {
      hook: '{Person}: 3 questions I was asked ({pillar})',
      text: '{Person} asks you about {topic}: which three questions came up, word for word, and which one had you never heard?',
      needs: ['person'],
      kinds: ['people'],
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Person}, and what passed between us ({pillar})',
      text: '{Person}: whom do you see, and what passed between you when it came to {topic}?',
      needs: ['person'],
      kinds: ['people'],
    },
    {
      hook: '{Mistake}: I was there ({pillar})',
      text: '{Mistake}: when were you there, who noticed first, and what had {topic} to do with it?',
      needs: ['mistake'],
      kinds: ['risk', 'craft'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar}: what is yours? ({figure})',
      text: 'How does it stand with you today ({figure}), and what has {topic} to do with it?',
      needs: ['figure'],
      kinds: ['money'],
    },
    {
      hook: '{Person}: what would you have said? ({pillar})',
      text: '{Person}, and it is about {topic}: what was said before you had to answer?',
      needs: ['person'],
      kinds: ['people'],
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Mistake}: what lies behind it ({pillar})',
      text: '{Mistake}: what lay behind it in the cases that you have seen, how much had {topic} to do with it, and who got the blame?',
      needs: ['mistake'],
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: a line I would strike out',
      text: 'Take {paper} and think of {topic}: which line would you strike out tomorrow, and who would object?',
      needs: ['trade'],
      kinds: ['money', 'risk'],
    },
  ],
  'Case study/success story': [
    {
      hook: '{Pillar}: one case, one number ({figure})',
      text: 'One case and one number ({figure}): where did it stand before your work on {topic}, where after it, and what came first?',
      needs: ['figure'],
      kinds: ['money'],
    },
    {
      hook: '{Mistake}: how one case ended ({pillar})',
      text: '{Mistake}: in which case did you turn that round, what had {topic} to do with it, and what was different a month later?',
      needs: ['mistake'],
      kinds: ['craft'],
    },
  ],
};
