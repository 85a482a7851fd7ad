import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BeatBar } from '../beat-bar';
import type { ProfileStepCause } from '@drumbeat/domain';
import { CardSection } from './card-section';
import { useProfileWords } from './profile-reader';

export interface ShownStep {
  id: string;
  /** ISO instant, and as it is displayed. */
  at: string;
  date: string;
  /** Who or what made it. */
  cause: ProfileStepCause;
  /** Why: "3 posts read"; null where the cause says it. */
  why: string | null;
  /** "Energy 5 to 4" */
  changes: readonly string[];
}

/** "Voice Evolution Timeline": how a voice came to be what it is, newest first. */
export function EvolutionTimeline({ steps }: { steps: readonly ShownStep[] }) {
  const { causes, noSteps } = useProfileWords();
  return (
    <CardSection title="Voice Evolution Timeline">
      {steps.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{noSteps}</Typography>
      ) : (
        <ol>
          {steps.map((step, index) => (
            <Box
              component="li"
              key={step.id}
              sx={{
                display: 'grid',
                gridTemplateColumns: '3.5rem auto minmax(0, 1fr)',
                columnGap: 3,
                pb: index === steps.length - 1 ? 0 : 4,
              }}
            >
              <Box
                component="time"
                dateTime={step.at}
                sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}
              >
                {step.date}
              </Box>
              <Box sx={{ pt: '2px' }}>
                <BeatBar state={index === 0 ? 'posted' : 'past'} height="1rem" />
              </Box>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>
                  <strong>{causes[step.cause]}</strong>
                  {step.why ? (
                    <Box component="span" sx={{ color: 'text.disabled' }}>
                      {' '}
                      · {step.why}
                    </Box>
                  ) : null}
                </Typography>
                {step.changes.length > 0 ? (
                  <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
                    {step.changes.join(' · ')}
                  </Typography>
                ) : null}
              </Box>
            </Box>
          ))}
        </ol>
      )}
    </CardSection>
  );
}
