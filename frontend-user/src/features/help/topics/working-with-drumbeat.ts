import { paths } from '../../../lib/paths';
import type { HelpTopic } from '../help-topic';

/** From the first answers to a post in the user's own voice. */
export const workingWithDrumbeat: readonly HelpTopic[] = [
  {
    id: 'how-it-works',
    title: 'How Drumbeat works',
    blocks: [
      'Three posts a week, on Monday, Wednesday and Friday, from your own topics.',
      {
        steps: [
          'You say who you serve and pick three to five pillars.',
          'Prompts come onto your calendar, the first from your answers, others from the staff: each is the start of one post.',
          'You pick a prompt. Drumbeat writes a draft from it; you change what does not sound like you.',
          'You schedule it, or post it now. Drumbeat publishes it to LinkedIn once, on time.',
        ],
      },
      'Nothing is published without you: a post goes out only after you have scheduled it or pressed “Post Now”.',
    ],
    link: { to: paths.calendar, label: 'Open the calendar' },
  },
  {
    id: 'pillars',
    title: 'Choosing pillars',
    blocks: [
      'A pillar is a theme that you want to be known for. Each prompt belongs to one, so your posts add up to a reputation.',
      {
        list: [
          'Three to five. With fewer, a month repeats itself; with more, readers cannot tell what you stand for.',
          'Narrow enough that a client would nod: “Pricing for studios” rather than “Business”.',
          'At least one from your daily work, one from your clients’ words, and one that only you would pick.',
        ],
      },
      'The order is the number on your prompts. Change pillars at any time: prompts that are written already keep their text.',
    ],
    link: { to: `${paths.profile}#pillars`, label: 'Edit my pillars' },
  },
  {
    id: 'voice',
    title: 'Writing in your voice',
    blocks: [
      'A draft starts from your tone, your scales and the posts you have shown us. It is a start: the sentence that only you can write is still yours to add.',
      {
        list: [
          'Put one real thing in each post: a number, a name you may use, a sentence somebody said.',
          'The first three lines decide whether anybody reads on. LinkedIn folds the rest behind “…see more”; the preview shows where.',
          'Cut the first sentence. Often the second one is the better opening.',
          'Write as you speak to one person, not to a network.',
        ],
      },
    ],
    link: { to: `${paths.profile}#voice`, label: 'Adjust my voice' },
  },
  {
    id: 'rhythm',
    title: 'Your posting rhythm',
    blocks: [
      'Three a week is the beat that most people can hold for a year. It is better to post three times in each of ten weeks than ten times in three.',
      {
        list: [
          'Write on one fixed morning. Two drafts in an hour is normal after a month.',
          'Schedule early in the morning of your readers’ day. The time zone of your settings counts.',
          'Missed a day? Leave it. The next beat is never more than three days away.',
          'Stay for ten minutes after a post goes out, and answer. Conversations carry posts further than the hour does.',
        ],
      },
    ],
    link: { to: `${paths.profile}#goal`, label: 'Set my weekly goal' },
  },
];
