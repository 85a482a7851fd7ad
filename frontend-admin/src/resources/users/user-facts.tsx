import { FactList } from '../../components/fact-list';
import { Section } from '../../components/section';
import { dayLabel } from '../../lib/times';
import type { User } from '../../providers/records';
import { GrantFreePlan } from './grant-free-plan';
import { LinkedInState } from './linkedin-state';
import { planLabel } from './plan-label';

/** The read-only facts about a user. */
export function UserFacts({ user }: { user: User }) {
  return (
    <Section title="Account">
      <FactList
        facts={[
          ['Plan', planLabel(user)],
          ['Open slots', `${user.open_slots} in the next two weeks`],
          ['LinkedIn', <LinkedInState key="linkedin" of={user} />],
          ['Onboarding', user.onboarding_completed ? 'Completed' : 'Not completed'],
          ['Signed up', dayLabel(user.created_at)],
        ]}
      />
      <GrantFreePlan user={user} />
    </Section>
  );
}
