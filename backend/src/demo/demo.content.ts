import { DEMO_ACCOUNTS } from '@drumbeat/domain';
import type { PromptStatus, Weekday } from '@drumbeat/domain';
import type { DEMO_TEXTS } from './demo.texts.js';

/** The demo's user: a person easily understood, with a plan, prompts and posts. */
export const DEMO_USER = {
  ...DEMO_ACCOUNTS.user,
  full_name: 'Nora Lindqvist',
  time_zone: 'America/Chicago',
  profile: {
    content_pillars: [
      'Project profitability',
      'Running a small studio',
      'Client conversations',
      'Hiring and delegation',
      'Lessons I paid for',
    ],
    onboarding_completed: true,
    target_audience: 'Owners of design studios with 10 to 50 people who win work and lose margin',
    ideal_target_client: 'owners of small design studios',
    client_pain_points: 'projects that are sold well and end without profit',
    industry: 'design services',
    business_size: 'solo consultant',
  },
  preferences: {
    writing_style_tone: 'conversational',
    writing_style_formality: 3,
    directness_level: 9,
    confidence_level: 8,
    energy_level: 4,
    never_use_phrases: ['game-changer', 'Let that sink in'],
    signature_expressions: ['Number first, reason second.'],
  },
} as const;

export const DEMO_ADMIN = {
  ...DEMO_ACCOUNTS.admin,
  is_admin: true,
  full_name: 'Priya Raman',
  time_zone: 'America/Chicago',
} as const;

/** A prompt; `day` counts weeks from the present one, null leaves it without a date. */
export interface DemoPrompt {
  readonly day: { readonly week: number; readonly weekday: Weekday; readonly slot: 1 | 2 } | null;
  readonly pillar: number;
  readonly category: string;
  readonly hook: string;
  readonly prompt_text: string;
  readonly why: string;
  /** The text so far, on the days already reached (demo.week). */
  readonly text?: keyof typeof DEMO_TEXTS;
  readonly status?: PromptStatus;
  readonly is_favorite?: boolean;
}

const at = (week: number, weekday: Weekday, slot: 1 | 2) => ({ week, weekday, slot });

export const DEMO_PROMPTS: readonly DemoPrompt[] = [
  {
    day: at(-1, 1, 1),
    text: 'kickoff',
    pillar: 1,
    category: 'First-person anecdote',
    hook: 'We lost $14,000 before the kickoff call ended.',
    prompt_text:
      'Tell about the project whose budget was gone before the work began. Name the sum, the sentence that cost it, and what you ask now.',
    why: 'Everybody talks about “Project profitability”. A sum that you really lost is what people remember.',
  },
  {
    day: at(-1, 3, 1),
    pillar: 3,
    category: 'Thought leadership/opinion piece',
    hook: 'The brief is the first thing a client gets wrong, and we let them.',
    prompt_text:
      'Argue why a studio should write the brief itself. Use one client whose first brief asked for the wrong thing.',
    why: 'A clear position on “Client conversations” sets you apart from everybody who only explains them.',
    status: 'archived',
  },
  {
    day: at(-1, 5, 1),
    text: 'fixedPrice',
    pillar: 5,
    category: 'Case study/success story',
    hook: 'A fixed price saved the project that hours had broken.',
    prompt_text:
      'Walk through the switch from hours to a fixed price in the middle of a project: what you proposed, what it cost you, and what the client said at the end.',
    why: '“Lessons I paid for” needs one case with its figures. This one has both ends of the bill.',
  },
  {
    day: at(0, 1, 1),
    text: 'timesheet',
    pillar: 1,
    category: 'Educational how-to post',
    hook: 'Your timesheet is lying to you, politely.',
    prompt_text:
      'Show how to find hidden unpaid hours in one week, using the three calendar entries you would look at first.',
    why: 'Owners who win work and lose margin can check this the same day, which is what “Project profitability” promises.',
  },
  {
    day: at(0, 1, 2),
    pillar: 4,
    category: 'Thought leadership/opinion piece',
    hook: 'Nobody quits over a spreadsheet. They quit over the meeting about it.',
    prompt_text:
      'Describe a number that was right and a meeting that went wrong. Say what you would tell the team first today.',
    why: 'You speak plainly about “Hiring and delegation”. Here that is the whole point.',
  },
  {
    day: at(0, 3, 1),
    text: 'steep',
    pillar: 3,
    category: 'Engagement-driven question',
    hook: 'What do you say when a client calls your price “steep”?',
    prompt_text:
      'Ask studio owners for the exact sentence they use. Give yours first, so the comments have a bar to clear.',
    why: 'The answers show you which sentences your readers use, and give you matter for more on “Client conversations”.',
    is_favorite: true,
  },
  {
    day: at(0, 3, 2),
    pillar: 2,
    category: 'Listicle with a hook',
    hook: 'Three lines I read first in any P&L.',
    prompt_text:
      'Name the three lines, what a healthy studio shows in each, and the one that nobody looks at.',
    why: 'A short list gives owners a quick way into “Running a small studio”, and numbers first is how you write.',
  },
  {
    day: at(0, 5, 1),
    text: 'oneService',
    pillar: 2,
    category: 'Case study/success story',
    hook: 'She cut one service and kept 92% of her revenue.',
    prompt_text:
      'Walk through how a 12-person studio dropped the service that burned cash. Give three numbers, before and after, and one awkward phone call.',
    why: '“Running a small studio” becomes tangible when owners see what changed for somebody of their size.',
    is_favorite: true,
  },
  {
    day: at(0, 5, 2),
    pillar: 5,
    category: 'Thought leadership/opinion piece',
    hook: 'The discount was my idea. Nobody had asked.',
    prompt_text:
      'Tell about a price that you lowered before anybody complained. Say what you were afraid of, and what you say now instead.',
    why: '“Lessons I paid for” is strongest where the bill was your own doing.',
  },
  {
    day: at(1, 1, 1),
    text: 'sevenSentences',
    pillar: 3,
    category: 'Listicle with a hook',
    hook: 'Seven sentences that end scope creep and keep the client.',
    prompt_text:
      'Write the seven sentences as you would say them on the phone, each with the moment in which you need it.',
    why: 'Lists are saved and passed on, which is how a subject like “Client conversations” travels.',
  },
  {
    day: at(1, 1, 2),
    pillar: 1,
    category: 'Educational how-to post',
    hook: 'I quote the risk before I quote the hours.',
    prompt_text:
      'Explain how you price a kind of project you have never done before: what you list, what you round up, and what you refuse to guess.',
    why: 'You want to be known for “Project profitability”. Showing how you price says more than claiming it.',
  },
  {
    day: at(1, 3, 1),
    text: 'nineteenDays',
    pillar: 4,
    category: 'First-person anecdote',
    hook: 'My first hire lasted nineteen days.',
    prompt_text:
      'Tell what you hired for, what the work really was, and the question that you ask every candidate since.',
    why: 'Facts about “Hiring and delegation” are easy to find. These nineteen days are yours alone.',
  },
  {
    day: at(1, 5, 1),
    pillar: 2,
    category: 'Educational how-to post',
    hook: 'Thursday, ten o’clock: the half hour that runs a studio.',
    prompt_text:
      'Describe the half hour in which you look at money: what lies on the table, in which order, and what you decide in it.',
    why: 'You are asked for systems. “Running a small studio” shows best in one half hour that a reader can copy.',
  },
  {
    day: at(2, 1, 1),
    pillar: 3,
    category: 'First-person anecdote',
    hook: 'The client thanked me for saying no.',
    prompt_text:
      'Tell about one request that you refused: the words that you used, the pause, and what came of it a month later.',
    why: 'A refusal that ended well is rare in “Client conversations”, and your readers dread theirs.',
  },
  {
    day: at(2, 3, 1),
    pillar: 1,
    category: 'Case study/success story',
    hook: 'From 4% to 17% without one new client.',
    prompt_text:
      'Walk through the three changes in their order, with the margin after each, and the one that you would skip today.',
    why: '“Project profitability” in three figures, for owners who think that they need more clients.',
  },
  {
    day: null,
    pillar: 5,
    category: 'First-person anecdote',
    hook: 'The worst advice I ever paid for.',
    prompt_text:
      'Name the advice without naming the adviser. Say what it cost, and how you would have noticed earlier.',
    why: '“Lessons I paid for” is a promise. This one names the invoice.',
  },
  {
    day: null,
    pillar: 2,
    category: 'Educational how-to post',
    hook: 'Closed on Fridays: what it cost, to the dollar.',
    prompt_text:
      'Give the numbers of a four-day week for a small team: the revenue you gave up, the hours you got back, and what you would not do again.',
    why: 'People ask you how “Running a small studio” goes with a life. You can answer in figures.',
  },
  {
    day: null,
    pillar: 4,
    category: 'Engagement-driven question',
    hook: 'Who in your studio can say no to a client?',
    prompt_text:
      'Ask who may refuse a request without asking you. Describe the first time somebody did it for you.',
    why: '“Hiring and delegation” is something owners have views on. This invites them to say so.',
  },
];
