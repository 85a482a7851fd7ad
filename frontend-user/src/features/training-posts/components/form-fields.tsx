import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  countCharacters,
  counted,
  countWords,
  FIGURE_LABELS,
  FIGURES,
  isVeryLongPost,
  todayInZone,
  TRAINING_TEXTS,
} from '@drumbeat/domain';
import { DateField, InputField, Status } from '@drumbeat/ui';
import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { addressProblem, figureProblem, figuresOf } from '../training-form';
import type { TrainingForm } from '../typed-form';
import { EngagementAnalysis } from './engagement-analysis';

interface FieldsProps {
  form: TrainingForm;
  onChange: (change: Partial<TrainingForm>) => void;
}

/** The text with its length, and a warning of a very long one, which stops nobody (TRAINING-3). */
export function PostTextField({ form: { postContent }, onChange }: FieldsProps) {
  return (
    <InputField
      label="Post text"
      multiline
      minRows={6}
      maxRows={12}
      required
      autoFocus
      value={postContent}
      onChange={({ target: { value } }) => onChange({ postContent: value })}
      inputProps={{ dir: 'auto' }}
      aside={
        isVeryLongPost(postContent) ? (
          <Status small tone="warn" icon={TriangleAlert}>
            {TRAINING_TEXTS.veryLong}
          </Status>
        ) : null
      }
      hint={`${counted(countWords(postContent), 'word')}, ${counted(countCharacters(postContent), 'character')}`}
    />
  );
}

/** Where the post is, if the user knows; `saved` is the address that it has by now. */
export function AddressField({ form, saved, onChange }: FieldsProps & { saved?: string | undefined }) {
  return (
    <InputField
      label="Post URL (optional)"
      type="url"
      placeholder="https://www.linkedin.com/posts/…"
      autoComplete="off"
      value={form.linkedinUrl}
      problem={addressProblem(form, saved)}
      onChange={({ target: { value } }) => onChange({ linkedinUrl: value })}
    />
  );
}

/** When it was posted, if the user knows: beside the other fields, where there is room. */
export function BesideDate({ form, onChange, children }: FieldsProps & { children: ReactNode }) {
  const { time_zone } = useCurrentUser();
  const [today] = useState(() => todayInZone(new Date(), time_zone));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, sm: 6 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 17rem)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>{children}</Box>
      <DateField
        label="Post date (optional)"
        isOptional
        value={form.postDate}
        today={today}
        max={today}
        // What cannot be read as a day the field says itself.
        problem={form.postDate === null ? undefined : form.dateProblem}
        onChange={(postDate, unread) => {
          const isAhead = postDate !== null && postDate > today;
          onChange({ postDate, dateProblem: unread ?? (isAhead ? 'Today or a day before' : null) });
        }}
      />
    </Box>
  );
}

/** The four figures, with what they come to. */
export function FigureFields({ form, onChange }: FieldsProps) {
  const figures = figuresOf(form);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        {FIGURES.map((name, index) => (
          <InputField
            key={name}
            label={FIGURE_LABELS[name]}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={form[name]}
            problem={figureProblem(form[name])}
            autoFocus={index === 0}
            onChange={({ target: { value } }) => onChange({ [name]: value })}
          />
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        On LinkedIn: open the post, then “View analytics”. Empty fields count as 0.
      </Typography>
      {figures ? <EngagementAnalysis figures={figures} /> : null}
    </>
  );
}
