import { GRACE_MINUTES, MIN_SCHEDULE_LEAD_MS, POST_TEXTS } from '@drumbeat/domain';
import { paths } from '../../../lib/paths';
import type { HelpTopic } from '../help-topic';

const leadMinutes = MIN_SCHEDULE_LEAD_MS / 60_000;

/** LinkedIn, and what is said when something does not go as planned. */
export const publishing: readonly HelpTopic[] = [
  {
    id: 'linkedin',
    title: 'Connecting LinkedIn',
    blocks: [
      'You connect your own account on LinkedIn’s page; Drumbeat never sees your LinkedIn password. It may then publish posts in your name, and nothing else: it does not read your messages or your network.',
      'LinkedIn lets a connection live for 60 days and then asks you to confirm it again. The settings show until when, and the schedule dialog says so for a post that would be later. Reconnecting takes a minute; what is scheduled stays scheduled.',
      'You can disconnect at any time. Scheduled posts then wait until you connect again, and Drumbeat tells you which.',
    ],
    link: { to: `${paths.settings}#connections`, label: 'Open connections' },
  },
  {
    id: 'scheduling',
    title: 'Scheduling a post',
    blocks: [
      {
        list: [
          `A time at least ${leadMinutes} minutes ahead, in your time zone; it stands beside every time you see.`,
          'The text goes out as it is at that moment: you can edit until then.',
          'To take a post back, remove it from the schedule. It becomes a draft again.',
          'A clock change between now and then is taken care of: nine in the morning stays nine in the morning.',
        ],
      },
    ],
    link: { to: paths.posts, label: 'Open my posts' },
  },
  {
    id: 'not-confirmed',
    title: 'When publishing is unsure',
    blocks: [
      'Sometimes a post is sent and LinkedIn’s answer never arrives. Then nobody can know at once whether it is there. Drumbeat does not send it a second time on a guess, because a double post cannot be taken back unseen.',
      {
        steps: [
          'The post shows “Not confirmed”, and Drumbeat looks for what came of it.',
          'If it cannot tell, it asks you within ten minutes and links to your activity on LinkedIn.',
          'You say “It is there” or “It is not there”. Only then is anything sent again.',
        ],
      },
      `“Needs reconnect” means that the post waits for you to connect LinkedIn again, and then goes out by itself. “Failed” means that nothing was posted: the reason stands beside it with one button. “Missed” means that the time passed by more than ${GRACE_MINUTES} minutes before the post could be sent; you choose whether it still goes out.`,
      `All of these wait at the top of Posts, under “${POST_TEXTS.needsDecision}”, each with all that happened to it so far.`,
    ],
  },
];
