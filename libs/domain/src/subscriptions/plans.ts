/** The two plans (PLAN-2). */
export type PlanType = 'monthly' | 'free';

export interface Plan {
  plan_type: PlanType;
  name: string;
  price_usd: number;
  /** null = costs nothing and never renews. */
  interval: 'month' | null;
  features: readonly string[];
}

export const PLAN_TYPES: readonly PlanType[] = ['monthly', 'free'];

/** The plans on /product (PLAN-2). */
export const PLANS: readonly Plan[] = [
  {
    plan_type: 'free',
    name: 'Free',
    price_usd: 0,
    interval: null,
    features: [
      'No card needed',
      'Prompts on your content calendar',
      'Drafts in your voice',
      'Scheduling and publishing to LinkedIn',
    ],
  },
  {
    plan_type: 'monthly',
    name: 'Monthly',
    price_usd: 139.5,
    interval: 'month',
    features: [
      'A personalised onboarding call',
      'A custom content plan: voice, content pillars, monthly roadmap',
      'Weekly prompts every Monday',
      'A target of 3 posts per week',
      'Everything in Free',
    ],
  },
];
