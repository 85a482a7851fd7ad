import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InterviewField } from '@drumbeat/domain';
import type { InterviewTexts } from '../texts/interview-texts';
import { StepHead } from './step-head';

/** After the interview was saved. */
export function Done({ kept, texts }: { kept: readonly InterviewField[]; texts: InterviewTexts }) {
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
