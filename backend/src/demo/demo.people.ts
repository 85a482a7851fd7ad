import type { ProfileChange } from '../modules/users/profile/profiles.repository.js';
import type { NewUser } from '../modules/users/users.service.js';

/** Another user of the demo, so that the console shows a typical week. Nobody can sign in as them. */
export interface DemoPerson {
  readonly account: NewUser & { readonly full_name: string; readonly time_zone: string };
  /** Age of the account in days. */
  readonly joinedDaysAgo: number;
  /** Their onboarding answers; null before any. */
  readonly profile: ProfileChange | null;
  readonly plan: 'free' | 'past_due' | null;
  readonly linkedin: 'connected' | 'refused' | null;
  /** Ages in days of their published posts, the newest last. */
  readonly posts: readonly { readonly daysAgo: number; readonly content: string }[];
  /** Prompts on the days to come, without a post yet. */
  readonly prompts: readonly {
    readonly pillar: number;
    readonly category: string;
    readonly hook: string;
    readonly prompt_text: string;
    readonly why: string;
  }[];
  /** Their message to the staff a day ago, unanswered. */
  readonly message: string | null;
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    account: { email: 'tomas.rivera@example.com', full_name: 'Tomás Rivera', time_zone: 'America/Denver' },
    joinedDaysAgo: 2,
    profile: {
      content_pillars: ['Solar for small firms', 'Grants and permits', 'On the roof'],
      onboarding_completed: true,
      target_audience: 'Owners of workshops and small plants who pay their own power bill',
      industry: 'solar installation',
    },
    plan: 'free',
    linkedin: null,
    posts: [],
    prompts: [],
    message: 'I have answered everything. When do my first prompts come? I could start on Wednesday.',
  },
  {
    account: { email: 'amara.okafor@example.com', full_name: 'Amara Okafor', time_zone: 'America/New_York' },
    joinedDaysAgo: 75,
    profile: {
      content_pillars: ['Hiring nurses', 'Shift planning', 'Leading a ward'],
      onboarding_completed: true,
      target_audience: 'Heads of nursing in private clinics',
      industry: 'health care',
    },
    plan: 'past_due',
    linkedin: 'connected',
    posts: [
      {
        daysAgo: 40,
        content:
          'We filled eleven shifts with one question.\n\n“Which day would you rather never work?” Nobody had asked them before.',
      },
      {
        daysAgo: 33,
        content:
          'An exit interview comes two years too late.\n\nI ask the same questions after ninety days now. People still have hope in their answers.',
      },
    ],
    prompts: [],
    message: null,
  },
  {
    account: { email: 'jonas.weber@example.com', full_name: 'Jonas Weber', time_zone: 'Europe/Berlin' },
    joinedDaysAgo: 130,
    profile: {
      content_pillars: ['Machine safety', 'Training apprentices', 'Audits without fear'],
      onboarding_completed: true,
      target_audience: 'Production managers in mid-sized plants',
      industry: 'occupational safety',
    },
    plan: 'free',
    linkedin: 'refused',
    posts: [
      {
        daysAgo: 12,
        content:
          'The guard was off because the guard was in the way.\n\nSo we moved the guard. It took a morning, and nobody has taken it off since.',
      },
      {
        daysAgo: 5,
        content:
          'My best audit had no checklist.\n\nI asked an apprentice to show me the machine he likes least. We were done after the second one.',
      },
    ],
    prompts: [
      {
        pillar: 3,
        category: 'Thought leadership/opinion piece',
        hook: 'The auditor is the only guest who is shown the cellar.',
        prompt_text:
          'Tell what you ask to see first in a plant, and what it has told you three times in a row.',
        why: '“Audits without fear” needs somebody who has been the feared one.',
      },
      {
        pillar: 2,
        category: 'First-person anecdote',
        hook: 'He asked why, and twelve people stopped working.',
        prompt_text:
          'Describe the question of an apprentice that changed how a machine is run. Name the machine.',
        why: 'Everybody writes about training. A question that stopped a line is yours alone.',
      },
    ],
    message: null,
  },
  {
    account: { email: 'mei.tanaka@example.com', full_name: 'Mei Tanaka', time_zone: 'America/Los_Angeles' },
    joinedDaysAgo: 210,
    profile: {
      content_pillars: ['Museums and money', 'Membership', 'Small exhibitions'],
      onboarding_completed: true,
      target_audience: 'Directors of regional museums',
      industry: 'culture',
    },
    plan: 'free',
    linkedin: 'connected',
    posts: [
      {
        daysAgo: 54,
        content:
          'Our smallest exhibition had the longest visits.\n\nNine objects, one bench. People sat down, and then they read.',
      },
      {
        daysAgo: 47,
        content:
          'A member costs us $31 a year and gives us $140.\n\nA visitor of the gala gives us $90 and costs us $118. I like galas. I like sums, too.',
      },
    ],
    prompts: [
      {
        pillar: 1,
        category: 'Case study/success story',
        hook: 'The bench that earned more than the shop.',
        prompt_text:
          'Tell how you found out what people do after the last room, and what you moved because of it.',
        why: 'Directors look for money in the shop. You can show them where it sat.',
      },
    ],
    message: null,
  },
];
