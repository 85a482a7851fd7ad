/** Limits of a profile: wide enough for every serious user, narrow enough to keep requests small. */
export const PROFILE_LIMITS = {
  /** Characters of a name; the longest that passports print are shorter. */
  name: 120,
  /** Content pillars required by onboarding: with fewer, a month of prompts repeats itself. */
  pillarsMin: 3,
  /** Content pillars at most; with more, three posts a week reach none of them often enough. */
  pillars: 5,
  /** Characters of a pillar: it is shown as a label. */
  pillar: 80,
  /** Posts a week: from one to three a day. */
  weeklyGoalMin: 1,
  weeklyGoalMax: 21,
  /** Characters of a short business fact ("10 to 50 people"). */
  fact: 200,
  /** Characters of a description in the user's own words. */
  description: 4000,
  /** Characters of the sign-up source (a campaign's name). */
  source: 200,
  /** Characters of the past post that is pasted to show a voice; articles are longer than posts. */
  samplePost: 20_000,
  /** Characters of the reason for which staff lock a profile, or unlock it. */
  lockReason: 300,
  /** Steps of onboarding, counted from 1. */
  onboardingSteps: 4,
  /** Characters of a generated ICP summary. */
  icpSummary: 2000,
} as const;
