import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { cutWithDots, inQuotes, isFactFinding } from '@drumbeat/domain';
import { Trash2 } from 'lucide-react';
import { IconAction } from '../../../components/icon-action';
import type { Place, Suggestion } from '../suggestion';
import { SuggestedText } from './suggested-text';

interface SuggestionCardProps {
  suggestion: Suggestion;
  /** Its heading; a kept one is in a list that has its own. */
  heading?: string;
  onUse: (place: Place) => void;
  onKeepBeside?: () => void;
  onDiscard: () => void;
}

/** What of it is not the author's, each once; the checks show it again once it is in the post. */
const foreignWords = ({ findings }: Suggestion) => [
  ...new Set(findings.filter(isFactFinding).map(({ quotation }) => inQuotes(cutWithDots(quotation, 40)))),
];

function NotFromYou({ foreign }: { foreign: readonly string[] }) {
  if (foreign.length === 0) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
      Not from you: {foreign.join(', ')}. Say where it comes from, or take it out.
    </Typography>
  );
}

/** A suggested text, with the ways to insert it. */
export function SuggestionCard({ suggestion, heading, onUse, onKeepBeside, onDiscard }: SuggestionCardProps) {
  const forPart = suggestion.selected !== null;
  const foreign = foreignWords(suggestion);
  const discard = (
    <IconAction icon={Trash2} size="small" label="Discard" onClick={onDiscard} sx={{ ml: 'auto' }} />
  );
  return (
    <Box component="section" aria-label={heading ?? 'Kept text'} sx={{ display: 'grid', gap: 3 }}>
      {heading ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="h3" component="h2">
            {heading}
          </Typography>
          {discard}
        </Box>
      ) : null}
      {suggestion.isPartial ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          This is as far as it came, and yours to use.
        </Typography>
      ) : null}
      <SuggestedText label="Suggested text" text={suggestion.text} findings={suggestion.findings} />
      <NotFromYou foreign={foreign} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant={foreign.length > 0 ? 'outlined' : 'contained'}
          size="small"
          onClick={() => onUse(forPart ? 'selection' : 'whole')}
        >
          {forPart ? 'Replace selection' : 'Replace all'}
        </Button>
        <Button variant="outlined" size="small" onClick={() => onUse('cursor')}>
          Insert at cursor
        </Button>
        {onKeepBeside ? (
          <Button variant="ghost" size="small" onClick={onKeepBeside}>
            Keep beside
          </Button>
        ) : null}
        {heading ? null : discard}
      </Box>
    </Box>
  );
}
