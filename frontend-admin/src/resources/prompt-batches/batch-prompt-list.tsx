import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { PillarMark } from '@drumbeat/ui';
import { Link } from 'react-router-dom';
import { slotLabel } from '../../entities/prompts/prompt-words';
import type { Prompt } from '../../providers/records';
import { ReviewState } from './review-state';

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: '0.25rem',
  padding: '0.625rem 0.75rem',
  borderRadius: '0.5rem',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { background: theme.vars.palette.action.hover },
  [theme.breakpoints.up('md')]: {
    '&[aria-current]': {
      background: theme.vars.palette.background.paper,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
    },
  },
}));

interface BatchPromptListProps {
  prompts: readonly Prompt[];
  chosenId: number | undefined;
  /** Why a prompt is to be left out, where that is typed and not sent. */
  keptReasonOf: (prompt: Prompt) => string | undefined;
}

export function BatchPromptList({ prompts, chosenId, keptReasonOf }: BatchPromptListProps) {
  return (
    <Box
      component="ul"
      aria-label="Prompts of this batch"
      sx={{ display: 'grid', gap: 1, py: 3, pr: { md: 3 }, mx: { xs: -3, md: 0 }, ml: { md: -3 } }}
    >
      {prompts.map((prompt) => (
        <li key={prompt.id}>
          <Row
            to={`?prompt=${prompt.id}`}
            preventScrollReset
            aria-current={prompt.id === chosenId ? 'true' : undefined}
          >
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <PillarMark pillar={prompt.pillar_number} label={prompt.pillar_label} bare />
              <Box component="span" sx={{ flex: 1, typography: 'caption', color: 'text.secondary' }}>
                {slotLabel(prompt)}
              </Box>
              <ReviewState prompt={prompt} />
            </Box>
            <span>{prompt.hook}</span>
            {keptReasonOf(prompt) ? (
              <Box component="span" sx={{ typography: 'caption', color: 'warning.main' }}>
                Reason not sent
              </Box>
            ) : null}
          </Row>
        </li>
      ))}
    </Box>
  );
}
