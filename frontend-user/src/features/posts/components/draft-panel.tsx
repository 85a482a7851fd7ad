import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { writerQuery } from '../api/get-writer';

const Panel = styled('form')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: '0.75rem',
  background: theme.vars.palette.background.paper,
  boxShadow: '0 8px 24px -12px light-dark(rgb(21 30 25 / 0.16), rgb(0 0 0 / 0.6))',
  '&:focus-within': { borderColor: theme.vars.palette.line.control },
  [theme.breakpoints.down('md')]: {
    borderRadius: 0,
    borderWidth: '1px 0 0',
    boxShadow: 'none',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
}));

const Ask = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&:focus-visible': { outline: 'none' },
  [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
}));

interface DraftPanelProps {
  busy: boolean;
  onDraftAgain: (instructions: string) => void;
}

/** Says who writes, takes what should change, and drafts again. */
export function DraftPanel({ busy, onDraftAgain }: DraftPanelProps) {
  const [instructions, setInstructions] = useState('');
  const writer = useQuery(writerQuery);
  return (
    <Panel
      onSubmit={(event) => {
        event.preventDefault();
        onDraftAgain(instructions.trim());
        setInstructions('');
      }}
      aria-labelledby="draft-panel-title"
    >
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          alignItems: 'center',
          gap: 2,
          p: '0.5rem 0.75rem 0',
          minHeight: '2.25rem',
        }}
      >
        <Box component="span" sx={{ color: 'accent.text' }}>
          <AudioLines size={18} strokeWidth={1.75} aria-hidden />
        </Box>
        <Typography component="h2" id="draft-panel-title" variant="h5" sx={{ flex: 'none' }}>
          Draft with AI
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.disabled' }}>
          {writer.data?.label}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: { xs: '0.5rem 1rem', md: '0.25rem 0.5rem 0.5rem 0.75rem' },
        }}
      >
        <Ask
          aria-label="What should change"
          placeholder="What should change? Say it the way you would to a colleague."
          value={instructions}
          maxLength={1_000}
          onChange={(event) => setInstructions(event.target.value)}
        />
        <Button type="submit" variant="outlined" size="small" loading={busy}>
          Draft again
        </Button>
      </Box>
    </Panel>
  );
}
