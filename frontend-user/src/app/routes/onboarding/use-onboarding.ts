import { beatFrom, hasEnoughPillars, pillarListProblem, todayInZone } from '@drumbeat/domain';
import {
  type OnboardingStep,
  onboardingStepNumber,
  onboardingStepToShow,
  stepAfter,
  stepBefore,
  UNFINISHED_VISIT,
} from '../../../features/onboarding/onboarding.rules';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLogOut } from '../../../features/auth/api/log-out';
import { useProfileForm } from '../../../features/profile/hooks/use-profile-form';
import { changeOf, pillarsIn } from '../../../features/profile/profile-answers';
import { showFieldProblems } from '../../../features/profile/show-field-problems';
import { writeStarterPrompts } from './starter-prompts';
import type { Profile, ProfileChange, StarterPrompts } from '../../../entities/types';
import { serverClock } from '../../../lib/http/server-clock';
import { linkTo, paths } from '../../../lib/paths';
import { useRefreshUser } from '../../session/use-refresh-user';
import { stepTexts } from './step-texts';

/** The steps, their answers and what is saved with each: a reload or another device resumes at the same step. */
export function useOnboarding(profile: Profile) {
  const { form, save } = useProfileForm(profile);
  const logOut = useLogOut();
  const refreshUser = useRefreshUser();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const step = onboardingStepToShow({
    asked: search.get('step'),
    reached: profile.onboarding_step,
    completed: profile.onboarding_completed,
  });
  // Already finished once: a returning user only changes answers.
  const [isNew] = useState(!profile.onboarding_completed);
  const [starter, setStarter] = useState<StarterPrompts | 'asked' | null>(null);
  const goOn = useRef<() => void>(() => undefined);
  // The address names the step from the first: "Back" of the browser would else lead to the step that is reached by then.
  const isNamed = search.get('step') === step;
  useEffect(() => {
    if (!isNamed) setSearch({ step }, { replace: true, state: isNew ? UNFINISHED_VISIT : null });
  }, [isNamed, isNew, step, setSearch]);
  const { fields } = stepTexts[step];
  const goTo = (next: OnboardingStep) => {
    form.clearErrors();
    setSearch({ step: next }, { state: isNew ? UNFINISHED_VISIT : null });
  };

  /** Saves the answers of this step with `more`; errors are shown at the fields or above them. */
  function saveStep(more: ProfileChange, then: () => void | Promise<void>): void {
    form.clearErrors();
    save.mutate(
      { ...changeOf(form.getValues(), fields), ...more },
      {
        onSuccess: () => void then(),
        onError: (error) =>
          form.setError('root', { message: showFieldProblems(error, fields, form.setError) }),
      },
    );
  }

  async function finish(): Promise<void> {
    const date = isNew ? await firstBeat() : null;
    await refreshUser();
    // The gate leads over the plans where there is none yet.
    await navigate(date === null ? paths.calendar : linkTo.calendar({ selectedDate: date }));
  }

  /** The day at which a new user's calendar opens: their first prompt's, after waiting for it, else their next beat. */
  async function firstBeat(): Promise<string> {
    const waiting = new AbortController();
    goOn.current = () => waiting.abort();
    setStarter('asked');
    const written = await writeStarterPrompts(setStarter, waiting.signal);
    const zone = form.getValues('time_zone');
    return written?.first_date ?? beatFrom(todayInZone(new Date(serverClock.now()), zone));
  }

  /** True when this step's list can be saved; the other steps do not change the list. */
  function pillarsProblem(): string | null {
    return step === 'pillars' ? pillarListProblem(pillarsIn(form.getValues('content_pillars'))) : null;
  }

  async function proceed(): Promise<void> {
    if (!(await form.trigger(fields, { shouldFocus: true }))) return;
    const problem = pillarsProblem();
    if (problem) {
      form.setError('content_pillars', { message: problem });
      return;
    }
    const next = stepAfter(step);
    if (next) {
      const reached = Math.max(profile.onboarding_step, onboardingStepNumber(next));
      saveStep({ onboarding_step: reached }, () => goTo(next));
    } else {
      saveStep({ onboarding_completed: true }, finish);
    }
  }

  /** Once the pillars are named the rest is optional. */
  function finishLater(): void {
    const problem = pillarsProblem();
    if (problem) form.setError('content_pillars', { message: problem });
    else saveStep({ onboarding_completed: true }, finish);
  }

  const before = stepBefore(step);
  return {
    form,
    step,
    next: stepAfter(step),
    isNew,
    isSaving: save.isPending,
    /** The first prompts of a new user, once ordered. */
    starter,
    /** Stops waiting for them. */
    goOn: () => goOn.current(),
    proceed,
    back: before && (() => goTo(before)),
    finishLater: hasEnoughPillars(profile.content_pillars) ? finishLater : null,
    /** Signing out sends the answers first (SESSION-13). */
    signOut: logOut.start,
  };
}
