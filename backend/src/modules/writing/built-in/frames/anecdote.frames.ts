import type { PromptFrame } from './prompt-frame.js';

export const ANECDOTE_FRAMES: readonly PromptFrame[] = [
  {
    hook: 'I was wrong about {topic}',
    label: '{Pillar}: I was wrong about this',
    text: 'Tell the story of a belief about {topic} that you had to give up. Start with the situation, not with the lesson: where you were, who was there, what happened. End with what you do differently since.',
    draft: [
      'For years I was sure that [what you believed]. I said so in meetings, too.',
      'Then came [the situation: when, where, who was there]. [What happened, in two or three sentences.]',
      "Since then I [what you do differently]. I'd rather have found out earlier, and I'm glad that I found out at all.",
    ],
  },
  {
    hook: 'The day I changed my mind about {topic}',
    label: '{Pillar}: the day I changed my mind',
    text: 'Describe one day, one meeting or one sentence that turned your view on {topic} around. Let {readers} see the moment before you explain it. Close with the question you have asked yourself ever since.',
    draft: [
      "It was an ordinary day: [when and where]. I wasn't looking for a new opinion.",
      'Then [who] said: “[the sentence you remember]”. I [how you reacted].',
      'I have asked myself one question ever since: [the question].',
    ],
  },
  {
    hook: 'Nobody told me this about {topic} when I started',
    label: '{Pillar}: what nobody told me at the start',
    text: 'Go back to your first months and write down what you wish somebody had told you about {topic}. Tell how you found out, and what it cost you. Pass the sentence on to somebody who is starting now.',
    draft: [
      'In my first months I thought that it was all about [what you thought]. I worked hard at exactly that.',
      'What I found out, and what it cost me: [how you found out, and the price].',
      "So here is the sentence that I'd have needed: “[your sentence]”. Pass it on.",
    ],
  },
  {
    hook: 'The best advice about {topic} came from somebody I did not expect',
    label: '{Pillar}: advice I did not expect',
    text: 'Think of a person outside your field who said something that helped you with {topic}. Tell where you met, what was said and why it stayed with you. Give {readers} the advice in the original words.',
    draft: [
      'I met [who] in [where], far away from my field. We talked about [what you talked about].',
      'Then I heard this: “[the advice, in the original words]”.',
      "It stayed with me, because [why]. I've used it again and again, last [when].",
    ],
  },
  {
    hook: 'A conversation about {topic} that I still think about',
    label: '{Pillar}: a conversation that stayed with me',
    text: 'Retell a conversation about {topic} in a few lines of dialogue. Leave names and details out where they belong to somebody else. Say what you answered then, and what you would answer today.',
    draft: [
      '“[What the other person said.]”',
      "“[What you answered then.]” I thought that it was a good answer. It wasn't.",
      "Today I'd say: “[what you would answer now]”. The difference between the two is [what you have learnt].",
    ],
  },
  {
    hook: 'My most expensive lesson about {topic}',
    label: '{Pillar}: my most expensive lesson',
    text: 'Tell about a decision on {topic} that cost you money, time or a good relationship. Be exact about the cost and fair to everybody involved. Show the small rule that you made for yourself afterwards.',
    draft: [
      'I had a decision to make: [what it was about]. I decided for [what you chose], and I had good reasons.',
      'The bill came [when]: [what it cost in money, time or trust].',
      "I made one rule out of it: [your rule]. I haven't broken it since.",
    ],
  },
  {
    hook: 'What a client taught me about {topic}',
    label: '{Pillar}: what a client taught me',
    text: 'Remember a client who knew something about {topic} that you did not. Tell how you noticed it and how it changed your work. Thank them, with or without a name.',
    draft: [
      'I was the one who was paid to know. And then [who, without a name] said [what they said].',
      'At first I [how you reacted]. A few days later I understood: [what you understood].',
      'It changed the way I work: [what you do differently]. Thank you, if you read this.',
    ],
  },
  {
    hook: 'What my first year taught me about {topic}',
    label: '{Pillar}: what my first year taught me',
    text: 'Pick one scene from your first year in this work that has to do with {topic}. Describe what you tried, what everybody else seemed to know, and what you understood much later. Encourage those who are in that year now.',
    draft: [
      'One scene has stayed with me. It was [when and where], and I was trying to [what you were trying].',
      'Everybody else seemed to know [what they seemed to know]. I nodded along.',
      "Much later I understood: [what you understood]. If you're in your first year now: [your sentence for them].",
    ],
  },
  {
    hook: 'A small moment that says a lot about {topic}',
    label: '{Pillar}: a small moment that says a lot',
    text: 'Find a moment from the last two weeks that shows what {topic} is really about. Describe it in five sentences, as if {readers} had stood next to you. Add one sentence on why you noticed it.',
    draft: [
      '[When and where]. [Who was there.] Nothing special.',
      'Then this: [what happened, in two or three sentences].',
      'I noticed it, because [why]. To me, this is what {topic} is about, more than any slide.',
    ],
  },
  {
    hook: 'I nearly gave up on {topic}',
    text: 'Tell about the point where you wanted to stop. What had gone wrong, who or what kept you going, and what happened in the week after? Let {readers} know what you would say to yourself at that point.',
    draft: [
      'It was [when]. [What had gone wrong, in one or two sentences.] I had the message half written.',
      "What kept me going was [who or what]. It wasn't courage. It was [what it was].",
      "One week later [what happened]. To the person I was then I'd say: [your sentence].",
    ],
  },
  {
    hook: 'The first time I met this: “{problem}”',
    text: 'Tell about the first client who came to you with this: “{problem}”. How did you react, what did you get wrong, and what did you learn for the next conversation? Say at the end what it has to do with {quoted}.',
    draft: [
      'I had an answer ready before the story was over. That was my first mistake.',
      'What I got wrong: [what you overlooked]. What was really behind it: [what you learnt later].',
      'Today I ask first: “[your question]?” More often than not, the answer surprises us both.',
    ],
    needs: ['problem'],
  },
  {
    hook: 'What I learned about {topic} by listening to {audience}',
    label: '{Pillar}: what I learned from {audience}',
    text: 'Recall something that {audience} told you about {topic} and that no book had told you. Tell where you heard it and what you changed because of it. Ask whether others have heard the same.',
    draft: [
      'It was said in passing, [when and where]: “[what you were told]”.',
      'I had read a lot about {topic}. This was in none of the books.',
      'I went home and changed [what you changed]. It has stayed that way.',
    ],
    needs: ['audience'],
  },
];
