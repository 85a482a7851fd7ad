import type { PromptFrames } from '../prompt-frame.js';

/** More frames that go back to a post, a note or a care of clients: what people are asked of these differs from one to the next. */
export const QUOTING_FRAMES_EN: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '“{post}”: how I found out',
      text: 'You wrote “{post}” {when}: by what did you first notice that, and what do you do since because of it?',
      needs: ['post'],
      takes: ['claim'],
    },
    {
      hook: '“{note}”: how I noticed',
      text: 'You noted “{note}”: by what did you notice, and what did you do in the next hour?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'others',
    },
  ],
  'First-person anecdote': [
    {
      hook: '“{post}”: the day it counted',
      text: 'You wrote “{post}” {when}: on which day did that matter last, and who was there?',
      needs: ['post'],
      takes: ['self'],
    },
    {
      hook: '“{post}”: who taught me that',
      text: 'You wrote “{post}” {when}: from whom or from what did you learn that, and where were you?',
      needs: ['post'],
      takes: ['claim'],
    },
    {
      hook: 'Why I wrote this down: “{note}”',
      text: 'You noted “{note}”: why this and nothing else, and whom did you tell first?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '“{post}”: and the opposite?',
      text: 'You wrote “{post}” {when}: which case of your own speaks against it, and what was different there?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '“{note}”: does it hold everywhere?',
      text: 'You noted “{note}”: where did you see that it holds, and where that it does not?',
      needs: ['note'],
      takes: ['claim'],
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '“{post}”: what I would add today',
      text: 'You wrote “{post}” {when}: what did you not know then, and who has told you since?',
      needs: ['post'],
      takes: ['event'],
    },
    {
      hook: '“{note}”: who saw it otherwise',
      text: 'You noted “{note}”: who saw it otherwise than you, and what did each of you say?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
    {
      hook: '“{post}”: who contradicted me',
      text: 'You wrote “{post}” {when}: who told you that it is not so, in which words, and what did you answer?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '“{post}”: for whom I wrote it',
      text: 'You wrote “{post}” {when}: which one person did you want to read it, and what came back?',
      needs: ['post'],
      takes: ['event', 'claim', 'self'],
    },
  ],
  'Case study/success story': [
    {
      hook: 'Before and after: “{post}”',
      text: 'Take “{post}”, which you wrote {when}: what was so a week before, and what a week after?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: '“{note}”: where it began',
      text: 'You noted “{note}”: when did it begin, who noticed first, and how does it stand today?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'others',
    },
    {
      hook: 'Since “{post}”: the next case',
      text: 'You wrote “{post}” {when}: which case since then was of the same kind, and what did you do otherwise in it?',
      needs: ['post'],
      takes: ['event', 'claim'],
    },
    {
      hook: '“{problem}”: the case that was different',
      text: 'In which case was “{problem}” not the real trouble, what was it, and who noticed?',
      needs: ['problem'],
    },
  ],
};
