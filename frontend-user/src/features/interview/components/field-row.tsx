import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type InterviewAnswer,
  type InterviewField,
  type InterviewFindings,
  pairChoice,
  STANCES,
  USAGE_LEVELS,
  type UsageLevel,
} from '@drumbeat/domain';
import { ChevronDown } from 'lucide-react';
import { SegmentedChoice } from '@drumbeat/ui';
import type { StandingField } from '../api/voice-interview';
import { textsOfPair, type PairTexts } from '../pairs/pair-texts';
import type { InterviewTexts } from '../texts/interview-texts';
import { LevelStepper } from './level-stepper';
import { SummaryRow } from './summary-row';

interface FieldRowProps {
  field: InterviewField;
  value: number | UsageLevel;
  onChange: (value: number | UsageLevel) => void;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  /** What counts for more and says something else. */
  standing: StandingField | undefined;
  isReplacing: boolean;
  onReplace: (isReplacing: boolean) => void;
  findings: InterviewFindings;
  answers: readonly InterviewAnswer[];
  texts: InterviewTexts;
  pairs: PairTexts;
}

/** A scale, or the use of questions, as it was heard. */
export function FieldRow(props: FieldRowProps) {
  const { field, value, onChange, isTaken, onTake, standing, isReplacing, onReplace, texts } = props;
  const said = texts.summary;
  const named = (one: number | UsageLevel) =>
    typeof one === 'number' ? said.level(one) : `“${said.usages[one]}”`;
  return (
    <SummaryRow
      sentence={sentenceOf(said, field, value)}
      takeLabel={said.take}
      isTaken={isTaken}
      onTake={onTake}
      evidence={evidenceOf(props)}
      control={
        typeof value === 'number' ? (
          <LevelStepper label={said.fields[field]} value={value} onChange={onChange} texts={said} />
        ) : (
          <SummarySelect
            label={said.fields[field]}
            value={value}
            onChange={(chosen) => onChange(chosen)}
            options={USAGE_LEVELS.map((usage) => ({ value: usage, text: said.usages[usage] }))}
          />
        )
      }
    >
      {standing && isTaken ? (
        <Box
          sx={(theme) => ({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            mt: 3,
            p: '0.625rem 0.75rem 0.625rem 1rem',
            borderRadius: '0.5rem',
            background: theme.vars.palette.soft.info,
          })}
        >
          <Box component="span" sx={{ flex: '1 1 14rem' }}>
            {said.standing[standing.by](named(standing.value))}
          </Box>
          <SegmentedChoice
            label={said.fields[field]}
            options={[
              { value: 'keep', content: said.keep },
              { value: 'replace', content: said.replace },
            ]}
            value={isReplacing ? 'replace' : 'keep'}
            onChange={(choice) => onReplace(choice === 'replace')}
          />
        </Box>
      ) : null}
    </SummaryRow>
  );
}

/** Ten levels have five sentences. */
function sentenceOf(
  said: InterviewTexts['summary'],
  field: InterviewField,
  value: number | UsageLevel,
): string {
  if (typeof value !== 'number') return said.usages[value];
  return field === 'question_usage' ? '' : (said.levels[field][Math.ceil(value / 2) - 1] ?? '');
}

/** The texts that were chosen. */
function evidenceOf({ field, findings, answers, texts, pairs }: FieldRowProps) {
  const { chose } = texts.summary;
  if (field === 'question_usage') {
    const choice = answers.find(({ question }) => question === 'argue_or_ask')?.choice;
    const stance = STANCES.find((one) => one === choice);
    return stance ? [{ how: chose, text: texts.stances[stance] }] : [];
  }
  const shown = findings.levels.find(({ scale }) => scale === field)?.pairs ?? [];
  return shown.flatMap((pair) => {
    const [choice, both] = [pairChoice(answers, pair), textsOfPair(pairs, pair)];
    if (choice === 'low' || choice === 'high') return [{ how: chose, text: both[choice] }];
    if (choice !== 'both') return [];
    return [{ how: `${chose} (${texts.pair.both})`, text: `${both.low} – ${both.high}` }];
  });
}

interface SummarySelectProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly text: string }[];
}

const Arrow = (props: object) => <ChevronDown {...props} size={16} strokeWidth={1.75} aria-hidden />;

/** A correction out of a few. */
export function SummarySelect<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SummarySelectProps<Value>) {
  return (
    <NativeSelect
      value={value}
      IconComponent={Arrow}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => {
        const chosen = options.find((one) => one.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
      sx={{ maxWidth: '100%', width: { xs: '100%', sm: '20rem' } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </NativeSelect>
  );
}
