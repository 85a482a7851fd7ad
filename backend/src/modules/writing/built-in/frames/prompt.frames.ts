import { ANECDOTE_FRAMES } from './anecdote.frames.js';
import { CASE_STUDY_FRAMES } from './case-study.frames.js';
import { LISTICLE_FRAMES } from './listicle.frames.js';
import { OPINION_FRAMES } from './opinion.frames.js';
import type { PromptFrame } from './prompt-frame.js';
import { QUESTION_FRAMES } from './question.frames.js';

const HOW_TO_FRAMES: readonly PromptFrame[] = [
  {
    hook: 'The first thing I check when it comes to {topic}',
    label: '{Pillar}: the first thing I check',
    text: 'Show the very first check you make when somebody asks you about {topic}. Say what you look at, what a good answer looks like and what you do when it is missing. Keep it to three steps that {readers} can follow today.',
    draft: [
      'Before anything else I look at [what you look at first]. Not because it is the biggest lever, but because everything after it depends on it.',
      "A good answer looks like this: [what you want to see]. If it's missing, I [what you do then], and only then go on.",
      'You can try it today: [step one], [step two], [step three].',
    ],
  },
  {
    hook: 'If I had to start over with {topic}, I would go in this order',
    label: '{Pillar}: if I had to start over',
    text: 'Write down the order in which you would begin again with {topic}, knowing what you know now. Give each step one line on why it comes before the next. Name the step that most people put first, and why you put it later.',
    draft: [
      'First: [what you would begin with today]. Most people put it last, because [the reason].',
      'Second: [the next step, and why it comes before the third]. Third: [the step that most people start with].',
      'I learnt this order the slow way. It cost me [time, money or a client].',
    ],
  },
  {
    hook: 'How I explain {topic} to somebody who is new to it',
    label: '{Pillar}: how I explain it',
    text: 'Explain {topic} the way you do it in a first conversation: one picture or comparison, one example, one thing to remember. Leave every technical term out. Ask {readers} which part still feels unclear.',
    draft: [
      'I usually begin with a picture: [your comparison, in one or two sentences].',
      'Then an example: [a case that anybody can follow, without a single technical term].',
      'And if only one thing stays, let it be this: [the one thing to remember].',
    ],
  },
  {
    hook: 'Ten minutes that make {topic} easier',
    label: '{Pillar}: ten minutes that help',
    text: 'Give {readers} one small exercise of ten minutes that moves {topic} forward. Describe what to write down, what to look for and what to decide at the end. Add what happened when you or a client did it.',
    draft: [
      "Take a sheet of paper and write down [what to write down]. Don't polish it.",
      'Then look for [what to look for]. There is nearly always one entry that stands out.',
      'Decide one thing before the ten minutes are over: [the decision]. When I did this for the first time, [what happened].',
    ],
  },
  {
    hook: 'My short checklist for {topic}',
    text: 'Share the checklist that you go through in your own work on {topic}, in five lines at most. Add one sentence on the line that saves you the most trouble. Invite {readers} to copy it and to tell you what they would add.',
    draft: [
      '1. [first line]\n2. [second line]\n3. [third line]\n4. [fourth line]\n5. [fifth line]',
      'Number [number] saves me the most trouble: [why].',
      'Copy it, change it, make it yours.',
    ],
  },
  {
    hook: 'What good looks like in {topic}',
    label: '{Pillar}: what good looks like',
    text: 'Describe how {readers} can tell good work on {topic} from work that only looks good. Use two or three signs that anybody can observe, and one that is easy to fake. Close with the sign that you trust most.',
    draft: [
      'Good work has signs that anybody can see: [the first sign] and [the second sign].',
      "One sign is easy to fake: [which one]. I've been fooled by it myself.",
      'The one I trust most is quieter: [the sign that you trust].',
    ],
  },
  {
    hook: 'A small mistake about {topic} that costs more than it seems',
    label: '{Pillar}: a small, costly mistake',
    text: 'Pick one mistake about {topic} that you see again and again. Say why it is so easy to make, what it costs in time or money, and the simplest way to avoid it. Be kind: you probably made it yourself.',
    draft: [
      "It's easy to make, because [why it looks like the right thing at first].",
      'The price comes later: [what it costs in time or money]. I know, because I paid it: [when].',
      'The way around it is short: [what to do instead].',
    ],
  },
  {
    hook: 'The question that I ask before any work on {topic}',
    label: '{Pillar}: the question I ask first',
    text: 'Share the one question that you ask before any work on {topic} begins. Give a weak and a strong answer to it, and what each of them tells you. Let {readers} try the question on their own situation.',
    draft: [
      'My question is: “[your question]?”',
      'A weak answer sounds like this: [an example]. It tells me that [what it tells you].',
      "A strong one sounds like this: [an example]. From there, the rest is work, but it's the right work.",
    ],
  },
  {
    hook: 'How to tell whether {topic} needs more time or a new plan',
    text: 'Help {readers} to decide between patience and a change of plan. Name two signs for each, and the moment at which you stop waiting. Use one decision of your own about {topic} as the example.',
    draft: [
      'I give it more time when I see [the first sign] and [the second sign].',
      'I change the plan when I see [the first sign] and [the second sign]. Hoping is not on the list.',
      'The last time I had to decide, [what you decided, and how it turned out].',
    ],
  },
  {
    hook: 'Three steps I use when I get stuck on {topic}',
    label: '{Pillar}: three steps when I get stuck',
    text: 'Walk {readers} through what you do when nothing seems to work: where you look first, whom you ask, what you leave alone. Show the steps with a real situation about {topic}. End with the step that you forget most often.',
    draft: [
      "1. I look at [where you look first]. It's boring, and it's often enough.\n2. I ask [whom you ask], and I ask before I'm sure that I need to.\n3. I leave [what you leave alone] alone until the first two are done.",
      'The last time it went like this: [what had stopped you, and what got you moving again].',
      'The step that I still forget: [which one].',
    ],
  },
  {
    hook: '“{Problem}”: this is where I would begin',
    text: 'What troubles your clients, in your words: “{problem}”. Show the first two things you would do about it, and what has to be true before the third makes sense. Say what it has to do with {quoted}.',
    draft: [
      "I meet this a lot. I'd begin with [the first thing you would do], because [why].",
      'After that comes [the second thing]. A third step only makes sense once [what has to be true].',
      'What it has to do with my work: [the connection, in one or two sentences].',
    ],
    needs: ['problem'],
  },
  {
    hook: 'What I would tell {audience} about {topic} in five minutes',
    label: '{Pillar}: five minutes with {audience}',
    text: 'Imagine five minutes with {audience}. Choose the one idea about {topic} that helps them most, the first step they can take alone, and the point at which they should ask for help.',
    draft: [
      "If we only had five minutes, I'd leave you with one idea: [the idea that helps most].",
      "The first step needs nobody's permission: [what they can do alone].",
      'And the point to ask for help is earlier than most people think: [the sign to watch for].',
    ],
    needs: ['audience'],
  },
];

/** The frames of each of the domain's categories (PROMPT-2). */
export const PROMPT_FRAMES: Readonly<Record<string, readonly PromptFrame[]>> = {
  'Educational how-to post': HOW_TO_FRAMES,
  'Listicle with a hook': LISTICLE_FRAMES,
  'First-person anecdote': ANECDOTE_FRAMES,
  'Engagement-driven question': QUESTION_FRAMES,
  'Thought leadership/opinion piece': OPINION_FRAMES,
  'Case study/success story': CASE_STUDY_FRAMES,
};
