import type { FeedbackService } from '../modules/feedback/feedback.service.js';
import type { NotesService } from '../modules/notes/notes.service.js';

/** A moment of the user's clock, in days from the Monday of this week. All of them have passed on any day. */
export interface DemoMoment {
  readonly day: number;
  readonly time: string;
}

/**
 * The prompts that staff ordered for the user. Prompts with a date belong to the pushed batch, the others
 * wait in the second one.
 */
export const DEMO_BATCHES = {
  pushed: { weeks: 4, startDay: -7, at: { day: -10, time: '15:00' } },
  waiting: { weeks: 1, startDay: null, at: { day: -3, time: '09:20' } },
} as const;

export const DEMO_NOTES: readonly Parameters<NotesService['save']>[1][] = [
  {
    title: 'The invoice nobody sent',
    notes:
      'Found an invoice in the drafts folder: March, $6,200, never sent. The client paid it the same day.\n\nWho checks what we forget to ask for?',
  },
  {
    title: '“We need it to end”',
    notes:
      'A client on the phone: “We don’t need it cheaper, we need it to end.” A post about endings, not about prices.',
  },
];

/** The user's message to the staff, and its answer. */
export const DEMO_MESSAGE = {
  text: 'More of what went wrong, please. The $14,000 brought me two calls.',
  sentAt: { day: -4, time: '10:15' },
  reply: 'Gladly: “The worst advice I ever paid for” is in your library, and the next lists can wait.',
  repliedAt: { day: -3, time: '09:40' },
} as const;

type Opinion = Omit<Parameters<FeedbackService['give']>[1], 'type' | 'targetId'>;

interface DemoOpinion {
  readonly promptIndex: number;
  readonly givenAt: DemoMoment;
  readonly opinion: Opinion;
}

/** The user's feedback on some of DEMO_PROMPTS. */
export const DEMO_OPINIONS: readonly DemoOpinion[] = [
  {
    promptIndex: 1,
    givenAt: { day: -9, time: '09:25' },
    opinion: {
      rating: 2,
      dislikedAspects: ['Target audience fit'],
      improvementSuggestions:
        'My readers write briefs for a living. Ask me about the client who came without one.',
    },
  },
  { promptIndex: 7, givenAt: { day: -6, time: '08:40' }, opinion: { rating: 4 } },
  {
    promptIndex: 0,
    givenAt: { day: -9, time: '09:10' },
    opinion: {
      rating: 5,
      feedbackText: 'I had the story before I had read the prompt to its end.',
      likedAspects: ['Specificity', 'Engaging hook'],
      wouldUse: true,
    },
  },
];

/** And on the post made from the first one. */
export const DEMO_POST_OPINION: Omit<DemoOpinion, 'promptIndex'> = {
  givenAt: { day: -5, time: '17:30' },
  opinion: { rating: 5, likedAspects: ['Structure', 'Length'] },
};
