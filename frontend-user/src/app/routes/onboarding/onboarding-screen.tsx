import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { STARTER_TEXTS } from '../../../features/onboarding/starter.texts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { BrandLink } from '../../../components/brand-link';
import { InlineAlert } from '../../../components/inline-alert';
import { OnboardingFrame } from '../../../features/onboarding/components/onboarding-frame';
import { StarterProgress } from '../../../features/onboarding/components/starter-progress';
import { stepNames, StepProgress } from '../../../features/onboarding/components/step-progress';
import type { Profile } from '../../../entities/types';
import { paths } from '../../../lib/paths';
import { SaveState } from './save-state';
import { StepExample } from './step-example';
import { StepFields } from './step-fields';
import { stepTexts } from './step-texts';
import { useOnboarding } from './use-onboarding';

const formId = 'onboarding';

/** Nobody has done anything here yet: the browser's place for the focus is kept. */
const isJustLoaded = () => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;

/**
 * A new step, and the waiting after the last one, takes the focus to its title, as a new page would; the first one, too, where signing up
 * has led to it.
 */
function useFocusOnStep(step: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isJustLoaded() ? step : null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return title;
}

export function OnboardingScreen({ profile }: { profile: Profile }) {
  const { form, step, next, isNew, isSaving, starter, goOn, proceed, back, finishLater, signOut } =
    useOnboarding(profile);
  const title = useFocusOnStep(starter ? 'starter' : step);
  const texts = starter ? { title: STARTER_TEXTS.title, lead: STARTER_TEXTS.lead } : stepTexts[step];
  const problem = form.formState.errors.root?.message;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void proceed();
  };
  const foot = starter ? (
    <Button variant="contained" size="large" onClick={goOn} sx={{ ml: 'auto' }}>
      {STARTER_TEXTS.goOn}
    </Button>
  ) : (
    <>
      {back ? (
        <Button
          variant="ghost"
          onClick={back}
          startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
        >
          Back
        </Button>
      ) : null}
      <SaveState profile={profile} isSaving={isSaving} />
      <Button
        type="submit"
        form={formId}
        variant="contained"
        size="large"
        loading={isSaving}
        endIcon={<ArrowRight size={16} strokeWidth={1.75} aria-hidden />}
        sx={{ ml: { xs: 'auto', md: 0 } }}
      >
        {next ? stepTexts[next].continueTo : isNew ? STARTER_TEXTS.start : 'Open my calendar'}
      </Button>
    </>
  );
  return (
    <FormProvider {...form}>
      <title>{`${stepNames[step]} – Drumbeat`}</title>
      <OnboardingFrame
        brand={<BrandLink to={paths.landing} />}
        progress={<StepProgress step={step} />}
        wayOut={
          starter ? null : (
            <Box sx={{ display: 'flex', gap: { sm: 2 } }}>
              <Button variant="ghost" disabled={isSaving} onClick={signOut}>
                {finishLater ? 'Sign out' : 'Save and sign out'}
              </Button>
              {finishLater ? (
                <Button variant="ghost" disabled={isSaving} onClick={finishLater}>
                  Finish later
                </Button>
              ) : null}
            </Box>
          )
        }
        exampleLabel="Example"
        example={<StepExample step={step} />}
        foot={foot}
      >
        <Typography
          variant="display"
          component="h1"
          ref={title}
          tabIndex={-1}
          sx={{ '&:focus': { outline: 0 } }}
        >
          {texts.title}
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{
            m: { xs: '0.5rem 0 1.25rem', md: '0.75rem 0 2rem' },
            fontSize: { xs: '1rem', md: '1.0625rem' },
            lineHeight: { xs: '1.5rem', md: '1.75rem' },
            color: 'text.secondary',
          }}
        >
          {texts.lead}
        </Typography>
        {problem ? (
          <Box sx={{ mb: 5 }}>
            <InlineAlert tone="bad">Not saved yet. {problem} What you typed is kept in this tab.</InlineAlert>
          </Box>
        ) : null}
        {starter ? (
          <StarterProgress starter={starter === 'asked' ? null : starter} />
        ) : (
          <form id={formId} noValidate onSubmit={submit}>
            <StepFields step={step} />
          </form>
        )}
      </OnboardingFrame>
    </FormProvider>
  );
}
