import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { longDate, PillarMark } from '@drumbeat/ui';
import { PenLine } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { linkTo, paths } from '../../../lib/paths';
import type { StrategyBeat } from '../api/content-strategy';

interface NextWeekProps {
  beats: readonly StrategyBeat[];
  pillars: readonly string[];
}

/** The beats of the next week: what is there, and for open ones what would keep the balance. */
export function NextWeek({ beats, pillars }: NextWeekProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {beats.map((beat) => {
        const { date, pillar_number: pillar } = beat;
        const name = pillar === null ? null : (pillars[pillar - 1] ?? null);
        return (
          <Box
            key={date}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              alignItems: 'center',
              gap: 3,
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0, flex: '1 1 16rem' }}>
              <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
                {longDate(date)} · {STATES[beat.kind]}
              </Typography>
              <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{beat.name ?? openWords(name)}</Typography>
              {pillar === null ? null : (
                <Box sx={{ mt: 1 }}>
                  <PillarMark pillar={pillar} label={name} />
                </Box>
              )}
            </Box>
            <Button
              component={RouterLink}
              to={addressOf(beat)}
              variant="outlined"
              size="small"
              startIcon={<PenLine size={16} strokeWidth={1.75} aria-hidden />}
              sx={{ flex: 'none' }}
            >
              {beat.kind === 'post' ? 'Open' : 'Write it'}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}

const STATES: Readonly<Record<StrategyBeat['kind'], string>> = {
  post: 'planned',
  prompt: 'a prompt waits',
  open: 'open, a suggestion',
};

const openWords = (pillar: string | null) => (pillar === null ? 'Nothing yet.' : `Write on “${pillar}”.`);

function addressOf({ kind, post_id, prompt_id }: StrategyBeat): string {
  if (kind === 'post' && post_id !== null) return linkTo.post(post_id);
  return prompt_id === null ? paths.createPost : linkTo.draftFromPrompt(prompt_id);
}
