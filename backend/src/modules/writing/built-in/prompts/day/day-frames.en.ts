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
    {
      hook: '{Pillar}: what I always write down',
      text: 'What do you write down every time when it comes to {topic}, and when did such a note last help you?',
    },
    {
      hook: '{Pillar}: the first hour',
      text: 'The last time that something to do with {topic} went wrong: what did you do in the first hour, and what would you leave out today?',
    },
    {
      hook: '{Pillar}: how I check it myself',
      text: 'Which check of your own shows you how it stands with {topic}, and when did it last tell you something that you did not want to know?',
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
    {
      hook: '{Pillar}: 3 people I would ring',
      text: 'Which three people would you ring tonight about {topic}, and what has each of them told you before?',
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
    {
      hook: '{Pillar}: the day I nearly gave up',
      text: 'On which day did you nearly give up over {topic}, where were you, and who or what kept you at it?',
    },
    {
      hook: '{Pillar}: what I was told too late',
      text: 'What were you told too late about {topic}, by whom, and what had you done by then?',
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
    {
      hook: '{Pillar}: what I cannot decide',
      text: 'What about {topic} have you put off for weeks, and between which two answers do you go back and forth?',
      needsNoun: 'single',
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
    {
      hook: '{Pillar}: what I said too late',
      text: 'What should you have said sooner about {topic}, to whom, and what happened because you did not?',
    },
    {
      hook: '{Pillar}: what I no longer argue about',
      text: 'Which dispute about {topic} do you no longer have, with whom did you have it last, and how did it end?',
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
    {
      hook: '{Pillar}: decided within the hour',
      text: 'Which decision about {topic} did you have to take within an hour, who was there, and how did it turn out?',
      needsNoun: 'single',
    },
    {
      hook: '{Pillar}: for whom it changed something',
      text: 'For whom is a week different today because of what you did about {topic}, and how do you know?',
    },
    {
      hook: '{Pillar}: where I dropped the plan',
      text: 'In which case about {topic} did you drop the plan halfway, what had you seen, and how did it end?',
    },
    {
      hook: '{Pillar}: somebody who said no',
      text: 'Who turned down what you proposed about {topic}, for which reason, and what became of it?',
    },
  ],
};
