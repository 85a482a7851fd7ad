import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';

/** The instructions of every call, word for word, behind a button: they say nothing about the user. */
export function StandingRules({ rules }: { rules: readonly string[] }) {
  const [shown, setShown] = useState(false);
  const listId = useId();
  const Icon = shown ? ChevronUp : ChevronDown;
  return (
    <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Button
        variant="ghost"
        size="small"
        aria-expanded={shown}
        aria-controls={listId}
        endIcon={<Icon size={14} strokeWidth={2} aria-hidden />}
        onClick={() => setShown(!shown)}
        sx={{ ml: '-0.625rem' }}
      >
        The rules for everybody’s drafts
      </Button>
      <Box id={listId} hidden={!shown} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Typography variant="caption" component="p" sx={{ my: 2 }}>
          Word for word. Names such as “never_use_phrases” stand for the parts above.
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
