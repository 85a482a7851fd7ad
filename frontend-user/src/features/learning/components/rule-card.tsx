import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '@drumbeat/domain';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { LearnedRule } from '../api/learned-rules';
import { RuleEvidence } from './rule-evidence';

interface RuleCardProps {
  rule: LearnedRule;
  /** Shown below, before the way to the drafts. */
  actions: ReactNode;
}

/** A suggestion or an accepted rule, with the drafts that show it one click away. */
export function RuleCard({ rule, actions }: RuleCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { sentence, effect, learned, evidence } = rule;
  return (
    <Box
      component="li"
      aria-labelledby={`${id}-sentence`}
      sx={{
        px: { xs: 4, sm: 5 },
        py: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: '0.75rem',
        bgcolor: 'background.paper',
      }}
    >
      <Typography
        component="h3"
        id={`${id}-sentence`}
        sx={{
          fontSize: '0.9375rem',
          fontWeight: 600,
          lineHeight: 1.5,
          textWrap: 'pretty',
          overflowWrap: 'anywhere',
        }}
      >
        {sentence}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {rule.status === 'accepted' ? `${effect} ` : effect === '' ? '' : `If you accept: ${effect} `}
        Seen {learned}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
        {actions}
        {evidence.length > 0 ? (
          <Button
            variant="text"
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${id}-drafts`}
            onClick={() => setOpen(!isOpen)}
            endIcon={
              <Box
                component="span"
                sx={{ display: 'inline-flex', transform: isOpen ? 'rotate(180deg)' : 'none' }}
              >
                <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
              </Box>
            }
            sx={{ ml: { sm: 'auto' } }}
          >
            {`${isOpen ? 'Hide' : 'See'} ${counted(evidence.length, 'draft')}`}
          </Button>
        ) : null}
      </Box>
      {isOpen ? <RuleEvidence id={`${id}-drafts`} drafts={evidence} /> : null}
    </Box>
  );
}
