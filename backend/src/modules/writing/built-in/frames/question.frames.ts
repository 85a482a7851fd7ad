import type { PromptFrame } from './prompt-frame.js';

export const QUESTION_FRAMES: readonly PromptFrame[] = [
  {
    hook: 'What is the hardest part of {topic} for you?',
    label: '{Pillar}: what is the hardest part for you?',
    text: 'Ask {readers} about the hardest part, and go first: name yours in three or four honest sentences. Offer two or three possible answers to make replying easy. Promise to collect the answers in a later post.',
    draft: [
      "I'll go first: for me it's [your hardest part]. I've been at it for [how long], and it still [what it does to you].",
      'From others I mostly hear [one answer] or [another answer].',
      "I'll collect the answers and come back to them in a post of their own.",
    ],
  },
  {
    hook: 'What would you tell a beginner about {topic}?',
    label: '{Pillar}: what would you tell a beginner?',
    text: 'Invite {readers} to give one sentence of advice about {topic} to somebody who starts tomorrow. Write yours first and say where you got it. Ask for disagreement as well.',
    draft: [
      'My sentence would be: “[your advice]”.',
      'I have it from [where you learnt it]. At the time I [how you took it].',
      "I'm just as curious about advice that you would warn against.",
    ],
  },
  {
    hook: 'Which belief about {topic} have you dropped?',
    label: '{Pillar}: which belief have you dropped?',
    text: 'Name one belief about {topic} that you held for years and no longer hold. Tell in a few lines what changed it. Ask {readers} for theirs, and answer the first replies yourself.',
    draft: [
      'Mine was: [the belief]. I held it for [how long], and I defended it well.',
      'What changed it was [what happened].',
      "I'm not sure that the new one will last forever. That's fine.",
    ],
  },
  {
    hook: 'An honest question: how much time do you give {topic} each week?',
    text: 'Tell how many hours you really spend on {topic}, and how many you think you should. Say what gets in the way. Ask {readers} for their number, not for their plan.',
    draft: [
      'My own number is [number] hours. I think it should be [number].',
      "What gets in the way: [what keeps you from it]. I suspect that I'm not alone.",
      "I'm asking for your real number, not for the plan.",
    ],
  },
  {
    hook: 'If you could change one thing about {topic}, what would it be?',
    label: '{Pillar}: what would you change first?',
    text: 'Describe one thing about {topic} that bothers you and that seems possible to change. Explain in two sentences why it stays the way it is. Collect the wishes of {readers}.',
    draft: [
      'My wish: [the one thing you would change].',
      'It seems possible. It stays the way it is, because [why].',
      "I don't expect a miracle. A first step would be [the first step].",
    ],
  },
  {
    hook: 'Where do you turn when you get stuck on {topic}?',
    label: '{Pillar}: where do you turn when stuck?',
    text: 'Share the person, the place or the source you turn to when you get stuck on {topic}, and why. Ask {readers} for theirs, so that the comments become a list worth saving.',
    draft: [
      "For me it's [a person, a place or a source], because [why].",
      'The last time it helped me with [what you were stuck on].',
      "I'd love to make the comments a list worth saving.",
    ],
  },
  {
    hook: 'Two schools of thought on {topic}. Which one is yours?',
    label: '{Pillar}: two schools of thought',
    text: 'Put two reasonable positions on {topic} next to each other, each in its strongest form. Say which way you lean and what could change your mind. Ask {readers} to argue for the other side.',
    draft: [
      'One says: [the first position, in its strongest form].',
      'The other says: [the second position, in its strongest form]. Both have good people on their side.',
      'I lean towards [which one], because [why]. What could change my mind: [what it would take].',
    ],
  },
  {
    hook: 'What have you learned about {topic} this month?',
    label: '{Pillar}: what have you learned this month?',
    text: 'Share one thing that you learned about {topic} in the last four weeks, small as it may be. Tell what you will do with it next week. Ask {readers} to add one line of their own.',
    draft: [
      'Mine is small: [what you have learnt in the last four weeks].',
      "It came from [where it came from]. Next week I'll use it to [what you will do].",
      'One line is enough.',
    ],
  },
  {
    hook: 'Which number tells you the truth about {topic}?',
    label: '{Pillar}: which number tells the truth?',
    text: 'Pick the one number that you would keep if you could only look at one. Explain what it shows about {topic} and what it cannot show. Ask {readers} which one they would pick.',
    draft: [
      'If I could only keep one, it would be [the number].',
      "It shows me [what it shows]. What it can't show is [what it hides], so I ask [whom you ask] as well.",
      "Every number has its critics. I'd like to hear them.",
    ],
  },
  {
    hook: 'What do people get wrong about {topic}, in one sentence?',
    label: '{Pillar}: what do people get wrong?',
    text: 'Give your own sentence first and defend it in three lines. Set the rule that answers have one sentence only. Pick the best answers from {readers} and reply to each of them.',
    draft: [
      'My sentence: “[your one sentence]”.',
      'In its defence: [your reason, in two or three lines].',
      'One rule for the answers: one sentence, no more.',
    ],
  },
  {
    hook: 'A question for {audience}: what do you expect from {topic}?',
    label: '{Pillar}: a question for {audience}',
    text: 'Ask {audience} what they hope for when they think about {topic}, and what they fear. Say what you hear most often and where you are not sure. Listen more than you answer.',
    draft: [
      'What I hear most often: [a hope that you hear]. And right behind it: [a fear that you hear].',
      "Where I'm not sure: [what you don't know].",
      "I'll mostly listen this time.",
    ],
    needs: ['audience'],
  },
  {
    hook: 'Everybody in my field has a view on {topic}. What is yours?',
    label: '{Pillar}: what is your view on this?',
    text: 'Your field: {industry}. Describe in a few lines how {topic} looks from where you stand in it. Name one thing that outsiders do not see. Ask {readers} what it looks like from their side.',
    draft: [
      'From where I stand it looks like this: [your view, in two or three sentences].',
      "What outsiders don't see: [what they miss].",
      "It may look quite different from your side. That's why I ask.",
    ],
    needs: ['industry'],
  },
];
