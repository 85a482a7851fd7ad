import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { POST_TEXTS } from '@drumbeat/domain';
import { useId, type ReactNode } from 'react';
import type { PostDecision } from '../../../entities/types';
import { needsDecision } from '../../../entities/publications/needs-decision';

interface DecisionInboxProps {
  decisions: readonly PostDecision[];
  renderRow: (decision: PostDecision) => ReactNode;
}

/** All posts that LinkedIn did not confirm or refused, or that were not published, above the list. */
export function DecisionInbox({ decisions, renderRow }: DecisionInboxProps) {
  return (
    <>
      <Section
        title={POST_TEXTS.needsDecision}
        decisions={decisions.filter((decision) => needsDecision(decision))}
        renderRow={renderRow}
      />
      <Section
        title={POST_TEXTS.lookedUp}
        decisions={decisions.filter((decision) => !needsDecision(decision))}
        renderRow={renderRow}
      />
    </>
  );
}

function Section({ title, decisions, renderRow }: DecisionInboxProps & { title: string }) {
  const titleId = useId();
  if (decisions.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 6 }}>
      <Typography variant="h5" component="h2" id={titleId} sx={{ mb: 1 }}>
        {title}{' '}
        <Box
          component="span"
          sx={{ ml: 1, color: 'text.disabled', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
        >
          {decisions.length}
        </Box>
      </Typography>
      <ul>{decisions.map(renderRow)}</ul>
    </Box>
  );
}
