import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  FORMALITY_BY_TONE,
  LENGTH_WORDS,
  USAGE_WORDS,
  VOICE_SCALE_WORDS,
  VOICE_SCALES,
} from '@drumbeat/domain';
import { CardSection, InputField } from '@drumbeat/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { EntriesField } from '../../../components/entries-field';
import { InlineAlert } from '../../../components/inline-alert';
import { LevelSlider } from '../../../components/level-slider';
import { SaveBar } from '../../../components/save-bar';
import { SwitchField } from '../../../components/switch-field';
import { ToneChoice } from '../../../entities/voice/tone-choice';
import { linkTo, paths } from '../../../lib/paths';
import { ChoiceField } from './choice-field';
import type { FieldOf } from './edit-values';
import {
  DASHBOARD_VIEWS,
  FORM_LISTS,
  GOAL_LISTS,
  GOALS,
  labelOf,
  MAILS,
  WORD_LISTS,
  type ListWords,
} from './field-words';
import type { ProfileEdit } from './use-profile-edit';

const two = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
  alignItems: 'start',
};

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const USAGES = optionsOf(USAGE_WORDS);
const LENGTHS = optionsOf(LENGTH_WORDS);

/** Every field of the writing profile that is not measured. */
export function ProfileForm({ edit }: { edit: ProfileEdit }) {
  const { values, change, problems, conflicts } = edit;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    edit.save();
  };
  const lists = (all: readonly ListWords[]) =>
    all.map(({ field, ...words }) => (
      <EntriesField
        key={field}
        label={labelOf(field)}
        {...words}
        problem={problems[field]}
        entries={values[field]}
        onChange={(entries) => change(field, entries)}
      />
    ));
  const choice = (field: FieldOf<string>, options: readonly { value: string; label: string }[]) => (
    <ChoiceField
      label={labelOf(field)}
      options={options}
      value={values[field]}
      problem={problems[field]}
      onChange={(value) => change(field, value as never)}
    />
  );
  const text = (
    field: FieldOf<string>,
    more: { hint?: string; placeholder?: string; long?: boolean } = {},
  ) => (
    <InputField
      label={labelOf(field)}
      {...(more.hint ? { hint: more.hint } : {})}
      {...(more.placeholder ? { placeholder: more.placeholder } : {})}
      {...(more.long ? { multiline: true, minRows: 2, maxRows: 10 } : {})}
      value={values[field]}
      problem={problems[field]}
      onChange={(event) => change(field, event.target.value as never)}
    />
  );
  return (
    <form noValidate onSubmit={send} aria-label="Edit your writing profile">
      {conflicts.length > 0 ? <Conflict edit={edit} /> : null}
      <CardSection title="How you sound">
        <ToneChoice
          value={values.writing_style_tone}
          // A tone brings its formality with it (VOICE-3); the scale below can still say otherwise.
          onChange={(tone) => {
            change('writing_style_tone', tone);
            change('writing_style_formality', FORMALITY_BY_TONE[tone]);
          }}
        />
        <Box sx={{ mt: 5 }}>
          {VOICE_SCALES.map((scale) => (
            <LevelSlider
              key={scale}
              {...VOICE_SCALE_WORDS[scale]}
              value={values[scale]}
              onChange={(level) => change(scale, level)}
            />
          ))}
        </Box>
      </CardSection>
      <CardSection title="Vocabulary and Language">
        <Box sx={two}>{lists(WORD_LISTS)}</Box>
      </CardSection>
      <CardSection title="Writing Patterns and Style">
        <Box sx={two}>
          {choice('average_sentence_length', LENGTHS)}
          {choice('content_length_preference', LENGTHS)}
          {choice('question_usage', USAGES)}
          {choice('humor_usage', USAGES)}
          {choice('emoji_usage_preference', USAGES)}
          {choice('cta_frequency', USAGES)}
          {text('storytelling_style', { placeholder: 'One scene, then what it cost' })}
          {lists(FORM_LISTS)}
        </Box>
      </CardSection>
      <CardSection title="What you write for">
        <Box sx={two}>
          {choice('primary_goal', GOALS)}
          {choice('default_dashboard_view', DASHBOARD_VIEWS)}
          {lists(GOAL_LISTS)}
          {text('target_audience', { long: true })}
        </Box>
        <Typography sx={{ mt: 4, color: 'text.secondary' }}>
          Your pillars are in your{' '}
          <Link component={RouterLink} to={`${paths.profile}#pillars`}>
            profile
          </Link>
          , your posts in{' '}
          <Link component={RouterLink} to={linkTo.writingProfile('training')}>
            Training
          </Link>
          .
        </Typography>
      </CardSection>
      <CardSection title="Learned from your posts" caption="The next analysis writes both anew">
        <Box sx={{ display: 'grid', gap: 5 }}>
          {text('learning_summary', { long: true })}
          {lists([{ field: 'analysis_insights', placeholder: 'You open with a number.' }])}
        </Box>
      </CardSection>
      <CardSection title="Mails">
        {MAILS.map(({ field, hint }) => (
          <SwitchField
            key={field}
            label={labelOf(field)}
            hint={hint}
            checked={values[field]}
            onChange={(on) => change(field, on)}
          />
        ))}
      </CardSection>
      {edit.isChanged ? (
        <SaveBar
          isSaving={edit.isSaving}
          problem={conflicts.length > 0 ? 'Not saved: changed elsewhere meanwhile' : undefined}
          onDiscard={edit.discard}
        />
      ) : null}
    </form>
  );
}

/** It stands above the fields, far from the button below them: each refused save leads to it. */
function Conflict({ edit: { conflicts, refusals, takeTheirs, keepMine } }: { edit: ProfileEdit }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [refusals]);
  return (
    <Box ref={box} role="group" aria-label="Changed elsewhere" tabIndex={-1} sx={{ mb: 6 }}>
      <InlineAlert
        tone="warn"
        action={
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Button variant="outlined" size="small" onClick={takeTheirs}>
              Take theirs
            </Button>
            <Button variant="outlined" size="small" onClick={keepMine}>
              Keep mine
            </Button>
          </Box>
        }
      >
        Changed elsewhere meanwhile: {conflicts.map(labelOf).join(', ')}. Your version is still below.
      </InlineAlert>
    </Box>
  );
}
