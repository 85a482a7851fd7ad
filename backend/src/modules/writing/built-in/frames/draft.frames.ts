import type { DraftFrames } from './draft-frame.js';

const QUESTIONS = [
  'How do you see it?',
  'What has worked for you?',
  'What would you add?',
  'Where do you see it differently?',
  "What's your experience?",
];
const STATEMENTS = [
  'Take from it what is useful to you.',
  "That's where I stand today.",
  "I'll keep you posted on where this goes.",
];

const ASIDES = [
  'For {audience}, one thing to add: [what matters most in their situation].',
  'If “{problem}” sounds familiar: [the part of this that helps first].',
];

/** For prompts of a category that Drumbeat does not know (the column is free text). */
export const GENERAL_DRAFT: DraftFrames = {
  emoji: '💡',
  intros: [
    "I've been thinking about {topic} lately, and one thing keeps coming back.",
    'This comes up in almost every conversation I have about {topic}.',
    'When I talk to {audience}, we end up here sooner or later.',
  ],
  blanks: [
    '[What you see, in two or three sentences.]',
    '[One example: who, when, what happened.]',
    '[What follows from it.]',
  ],
  bridges: [
    'What I take from it: [your conclusion in one sentence].',
    "It isn't complicated. It's just easy to put off.",
  ],
  questions: QUESTIONS,
  statements: STATEMENTS,
};

export const DRAFT_FRAMES: Readonly<Record<string, DraftFrames>> = {
  'Educational how-to post': {
    emoji: '💡',
    intros: [
      "Ask ten people about {topic} and you get ten places to start. After [number] years of doing this, I've settled on one.",
      'I used to make it more complicated than it had to be. These days I keep it simple.',
      'My answer to {audience} has become shorter over the years.',
      'If “{problem}” sounds familiar, you know why this matters.',
      "It's rarely the big things. Most of what I know about {topic} fits on one page.",
    ],
    blanks: [
      'Step 1: [what you do first, and what you look for].',
      'Step 2: [what comes next, and how long it takes].',
      'Step 3: [how you finish, and the sign that it worked].',
    ],
    bridges: [
      'It sounds simple, and it is. It still took me [how long] to do it every time.',
      'How I know that it works: [the sign or the number you watch].',
      'The part that most people skip: [which one, and what it costs them].',
    ],
    asides: ASIDES,
    questions: [...QUESTIONS, 'Which step would you put first?', 'What do you do differently?'],
    statements: [...STATEMENTS, 'Try it once this week. You will know soon enough whether it is for you.'],
  },
  'Listicle with a hook': {
    emoji: '📌',
    intros: [
      'I keep a running list on {topic}. This is the part of it that has earned its place.',
      'No theory, only what has stood the test of everyday work.',
      'For {audience}, and for everybody else who thinks about {topic} a little too often:',
      "Short, because your day is full. You'll find the reasons below.",
    ],
    blanks: [
      '[One sentence on where this list comes from.]',
      '[An example for the point that needs one.]',
      '[The point that people doubt, and why it stays on your list.]',
    ],
    bridges: [
      'If you only take one of these with you, take number [number]: [why].',
      "I'd have added [a point you left out], but it deserves a post of its own.",
    ],
    asides: ASIDES,
    questions: [...QUESTIONS, 'Which one is missing?', 'Which of these would you strike off the list?'],
    statements: [...STATEMENTS, 'Keep what fits, leave the rest.'],
  },
  'First-person anecdote': {
    emoji: '📖',
    intros: [
      'It was [when and where], and I was sure that I knew what I was doing.',
      '[Month and year]. I sat [where] with [whom], and we talked about {topic}.',
      "I remember it well, because it wasn't my best day: [when and where].",
      "I don't tell this story often. It begins [when and where].",
    ],
    blanks: [
      '[What happened, as if your reader had stood next to you.]',
      '[The moment that changed it: what was said or done.]',
      '[What you do differently since.]',
    ],
    bridges: [
      'I had expected [what you expected]. What I got was [what came instead].',
      "I didn't see it then. I see it now: [your lesson in one sentence].",
    ],
    questions: [
      'Has something like this happened to you?',
      'Who taught you something like this?',
      'What was your moment of this kind?',
    ],
    statements: [
      "I've not forgotten it since.",
      'I still owe somebody a thank-you for it.',
      ...STATEMENTS.slice(0, 2),
    ],
  },
  'Engagement-driven question': {
    emoji: '💬',
    intros: [
      'I ask because I keep changing my own answer.',
      "There is no right answer here, and that's the point.",
      'I have heard very different answers from {audience}, all of them reasonable.',
      "I don't ask to be polite. I'd really like to know.",
    ],
    blanks: [
      'To go first: [your own answer, in three or four honest sentences].',
      'What stands behind it: [the experience that shaped your answer].',
      '[Two or three possible answers, to make replying easy.]',
    ],
    bridges: [
      "Two answers I hear a lot: [the first one] and [the second one]. Mine isn't quite either of them.",
      "I'm not sure that I'm right. That's why I ask.",
    ],
    questions: [
      "What's yours?",
      'How would you answer it?',
      'What do you say?',
      'What would you answer, in one line?',
    ],
    statements: ['I read every answer.', 'I look forward to your answers.'],
  },
  'Thought leadership/opinion piece': {
    emoji: '🧭',
    intros: [
      "I've held this view for [how long], and every year gives me another reason to keep it.",
      "You may disagree, and I'd like to hear it if you do.",
      "This isn't the popular version of the story about {topic}.",
      'Most of what I read about {topic} points in one direction. I have come to look in the other one.',
    ],
    blanks: [
      'My view in one sentence: [your view].',
      'Why I see it this way: [two reasons from your own work].',
      '[What would make you change your mind.]',
    ],
    bridges: [
      'I know the best argument on the other side: [what it says]. It has a point, and I still come down here.',
      "None of this makes those who see it differently wrong. It's a question of what you want to be good at.",
    ],
    asides: ASIDES,
    questions: [...QUESTIONS, 'What am I missing?', "What's the best argument against it?"],
    statements: [...STATEMENTS, "I've been wrong before. Until somebody shows me, I'll stay with this."],
  },
  'Case study/success story': {
    emoji: '📈',
    intros: [
      'I like this story, because nothing about it is spectacular.',
      "[Client, or the kind of client], [when]. The starting point wasn't promising.",
      'It began with something that many will know: “{problem}”.',
      'I have permission to tell this one, so here it is: [client or kind of client, in half a sentence].',
    ],
    blanks: [
      'Where it began: [the situation, in two sentences].',
      'What we changed: [the two steps that mattered].',
      'What came of it: [the result, with a number you may share].',
    ],
    bridges: [
      'In numbers: [before] became [after], in [how long].',
      "What I'd do again: [one thing]. What I wouldn't: [another one].",
    ],
    asides: ASIDES,
    questions: [...QUESTIONS, 'What would you have done?', 'Where have you seen something like this?'],
    statements: [...STATEMENTS, 'The credit goes to [who earned it].'],
  },
};

/** For drafts from the author's own notes: the notes are the content, these are the places around them. */
export const NOTES_DRAFT: DraftFrames = {
  emoji: '💡',
  intros: [
    'Something from my working week that stayed with me',
    'A thought that I want to get out of my notebook',
    'A short note on something I keep noticing',
  ],
  blanks: [
    '[One concrete example: who, when, what happened.]',
    'Why it matters: [what changes for your reader, in one or two sentences].',
    'What I take from it: [your conclusion in one sentence].',
  ],
  bridges: [
    'What I take from it: [your conclusion in one sentence].',
    '[A number, a name or an example that shows it.]',
  ],
  questions: QUESTIONS,
  statements: STATEMENTS,
};
