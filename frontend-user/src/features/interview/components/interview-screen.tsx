import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  INTERVIEW_FIELDS,
  type InterviewField,
  interviewFindings,
  pairChoice,
  type PairKey,
  pairTurns,
} from '@drumbeat/domain';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { BrandLink } from '../../../components/brand-link';
import { InlineAlert } from '../../../components/inline-alert';
import { useCurrentUser } from '../../../entities/session/current-user';
import { linkTo, paths } from '../../../lib/paths';
import { useSaveInterview, type VoiceInterview } from '../api/voice-interview';
import { isSendable, useInterview } from '../hooks/use-interview';
import {
  firstOpenStep,
  INTERVIEW_STEPS,
  type InterviewScreenName,
  keyOfStep,
  screenBefore,
  screenOf,
  stepAfter,
  turnOfStep,
} from '../interview-steps';
import { keptSummary } from '../kept-summary';
import { requestOf, type SummaryDraft, UNTOUCHED } from '../summary-draft';
import type { InterviewTexts } from '../texts/interview-texts';
import { INTERVIEW_TEXTS_BY_LANGUAGE } from '../texts/languages';
import { ChoiceQuestion } from './choice-question';
import { InterviewFrame, InterviewProgress } from './interview-frame';
import { PairQuestion } from './pair-question';
import { Start } from './start';
import { StartOverDialog } from './start-over-dialog';
import { StepHead } from './step-head';
import { Summary } from './summary';
import { TextQuestion } from './text-question';

/** The voice interview (VOICE-17): one question on each screen, whose name stands in the address. */
export function InterviewScreen({ interview }: { interview: VoiceInterview }) {
  const user = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const { answers, answer, language, chooseLanguage, saveState, wasBegunElsewhere, send, sendInBackground } =
    useInterview(interview);
  const saving = useSaveInterview();
  const [draft, setDraft] = useState(() => keptSummary.read(user.id, interview.round));
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { texts, pairs } = INTERVIEW_TEXTS_BY_LANGUAGE[language];
  const [turns] = useState(() => pairTurns(user.id));
  const screen = screenOf(params.get('step'));
  const step = INTERVIEW_STEPS.find((one) => one === screen);
  const key = step === undefined || step === 'summary' ? null : keyOfStep(step, turns, answers);
  const given = answers.find(({ question }) => question === key);
  const findings = interviewFindings(answers);
  const hasBegun = answers.length > 0;
  const next = firstOpenStep(turns, answers);

  function goTo(name: InterviewScreenName) {
    sendInBackground();
    setProblem(null);
    setParams(name === 'start' ? {} : { step: name });
  }
  function goOn() {
    if (step === undefined || (given !== undefined && !isSendable(given))) return;
    // Seen and left blank: skipped.
    if (key !== null && given === undefined) answer(key, {});
    goTo(stepAfter(step));
  }
  function choose(choice: string) {
    if (key === null || step === undefined) return;
    answer(key, { choice });
    goTo(stepAfter(step));
  }
  function changeDraft(changed: SummaryDraft) {
    keptSummary.keep(user.id, interview.round, changed);
    setDraft(changed);
  }
  async function save() {
    setProblem(null);
    try {
      await send();
      await saving.mutateAsync({
        round: interview.round,
        ...requestOf(findings, draft, INTERVIEW_FIELDS),
      });
      keptSummary.drop(user.id);
      goTo('done');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  const hearKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || key === null) return;
    event.preventDefault();
    goOn();
  };

  return (
    <>
      <title>{`${texts.name} – Drumbeat`}</title>
      <Box onKeyDown={hearKeys}>
        <InterviewFrame
          language={language}
          brand={<BrandLink to={paths.dashboard} />}
          progress={
            step ? (
              <InterviewProgress
                step={step}
                label={texts.progress(INTERVIEW_STEPS.indexOf(step) + 1, INTERVIEW_STEPS.length)}
              />
            ) : null
          }
          wayOut={
            <Button
              component={RouterLink}
              to={linkTo.writingProfile()}
              variant="ghost"
              onClick={sendInBackground}
              startIcon={<X size={16} strokeWidth={1.75} aria-hidden />}
            >
              {texts.leave}
            </Button>
          }
          foot={renderFoot()}
        >
          {wasBegunElsewhere ? (
            <Box sx={{ mb: 6 }}>
              <InlineAlert tone="warn">{texts.otherRound}</InlineAlert>
            </Box>
          ) : null}
          {renderStep()}
        </InterviewFrame>
      </Box>
      {isAsking ? (
        <StartOverDialog
          language={language}
          texts={texts.restart}
          onClose={() => setAsking(false)}
          onBegun={() => {
            setAsking(false);
            keptSummary.drop(user.id);
            setDraft(UNTOUCHED);
            goTo('start');
          }}
        />
      ) : null}
    </>
  );

  function renderStep() {
    if (screen === 'start') return <Start {...{ language, texts }} onLanguage={chooseLanguage} />;
    if (screen === 'done') return <Done kept={saving.data?.kept ?? []} texts={texts} />;
    if (step === 'summary' || key === null) {
      return (
        <Summary
          {...{ findings, answers, draft, language, texts, pairs }}
          standing={interview.standing}
          onDraft={changeDraft}
          onChangeAnswer={goTo}
        />
      );
    }
    const turn = turnOfStep(screen, turns);
    if (turn) {
      const pair = key as PairKey;
      return (
        <PairQuestion
          key={pair}
          {...{ pair, turn, texts, pairs }}
          chosen={pairChoice(answers, pair)}
          onChoose={choose}
        />
      );
    }
    switch (key) {
      case 'argue_or_ask':
      case 'address':
        return (
          <ChoiceQuestion
            key={key}
            question={key}
            chosen={given?.choice ?? null}
            onChoose={choose}
            {...{ language, texts }}
          />
        );
      case 'story':
      case 'disliked_post':
      case 'never_words':
      case 'rewrite':
        return (
          <TextQuestion
            key={key}
            question={key}
            answer={given}
            onChange={(change) => answer(key, change)}
            {...{ language, texts }}
          />
        );
      default:
        return null;
    }
  }

  function renderFoot() {
    const startOver = (
      <Button variant="ghost" onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
        {texts.intro.again}
      </Button>
    );
    if (screen === 'start') {
      return (
        <>
          {hasBegun ? startOver : null}
          {hasBegun && next !== 'summary' ? (
            <Button variant="ghost" onClick={() => goTo('summary')}>
              {texts.intro.toSummary}
            </Button>
          ) : null}
          <Button
            variant="contained"
            size="large"
            onClick={() => goTo(next)}
            sx={{ ml: hasBegun ? 0 : 'auto' }}
          >
            {next === 'summary' ? texts.intro.toSummary : hasBegun ? texts.intro.goOn : texts.intro.begin}
          </Button>
        </>
      );
    }
    if (screen === 'done') {
      return (
        <>
          {startOver}
          <Button variant="ghost" onClick={() => goTo('summary')}>
            {texts.done.toSummary}
          </Button>
          <Button component={RouterLink} to={linkTo.writingProfile()} variant="contained" size="large">
            {texts.done.toProfile}
          </Button>
        </>
      );
    }
    if (step === undefined) return null;
    const isBlank = given === undefined || (given.text + given.more).trim() === '';
    const isChoice = key !== null && !['story', 'disliked_post', 'never_words', 'rewrite'].includes(key);
    return (
      <>
        {problem === null ? null : (
          <Box sx={{ flexBasis: '100%' }}>
            <InlineAlert tone="bad">
              {texts.summary.failed}: {problem}
            </InlineAlert>
          </Box>
        )}
        <Button
          variant="ghost"
          onClick={() => goTo(screenBefore(step))}
          startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
        >
          {texts.back}
        </Button>
        <Box
          component="span"
          role="status"
          sx={{ ml: 'auto', typography: 'caption', color: 'text.disabled', textAlign: 'right' }}
        >
          {renderSaveState()}
        </Box>
        {step === 'summary' ? (
          <Button variant="contained" size="large" loading={saving.isPending} onClick={() => void save()}>
            {texts.summary.save}
          </Button>
        ) : (
          <Button
            variant={isChoice || isBlank ? 'outlined' : 'contained'}
            size="large"
            onClick={goOn}
            endIcon={<ArrowRight size={16} strokeWidth={1.75} aria-hidden />}
          >
            {(isChoice ? (given?.choice ?? null) === null : isBlank) ? texts.skip : texts.next}
          </Button>
        )}
      </>
    );
  }

  function renderSaveState() {
    // The answers are saved, but not what was made of them: the message beside it says so.
    if (problem !== null) return '';
    if (saveState === 'saving') return texts.saving;
    if (saveState === 'kept') return texts.onDevice;
    return hasBegun ? texts.saved : '';
  }
}

/** After the interview was saved. */
function Done({ kept, texts }: { kept: readonly InterviewField[]; texts: InterviewTexts }) {
  return (
    <>
      <StepHead id="done" title={texts.done.title} lead={texts.done.lead} takesFocus />
      {kept.length > 0 ? (
        <Box role="status">
          <Typography sx={{ color: 'text.secondary' }}>
            {texts.done.kept(kept.map((field) => texts.summary.fields[field]).join(', '))}
          </Typography>
        </Box>
      ) : null}
    </>
  );
}
