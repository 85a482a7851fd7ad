import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { hasPillarAnswers, newSuggestions, PROFILE_LIMITS } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { InlineAlert } from '../../../components/inline-alert';
import { profileQuery } from '../../../entities/profile/profile';
import { useSuggestPillars } from '../api/change-profile';

import { pillarsIn, rowsOf, type ProfileAnswers } from '../profile-answers';

const Pill = styled(ButtonBase)(({ theme }) => ({
  gap: '0.25rem',
  minHeight: '1.75rem',
  padding: '0.125rem 0.75rem',
  borderRadius: '999px',
  background: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
  fontSize: '0.75rem',
  fontWeight: 500,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
  '@media (pointer: coarse)': { minHeight: '2.25rem' },
}));

/** Pillars from the saved answers, to be accepted one by one; the user's own list is never overwritten. */
export function PillarSuggestions() {
  const { control, setValue, clearErrors } = useFormContext<ProfileAnswers>();
  const pillars = pillarsIn(useWatch({ control, name: 'content_pillars' }));
  const { data: saved } = useQuery(profileQuery);
  const suggest = useSuggestPillars();
  const suggestions = newSuggestions(suggest.data ?? [], pillars);
  const emptyRow = pillars.findIndex((pillar) => pillar.trim() === '');
  const isFull = emptyRow < 0 && pillars.length >= PROFILE_LIMITS.pillars;
  const take = (suggestion: string) => {
    const place = emptyRow >= 0 ? emptyRow : pillars.length;
    setValue(
      'content_pillars',
      rowsOf([...pillars.slice(0, place), suggestion, ...pillars.slice(place + 1)]),
    );
    clearErrors('content_pillars');
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', mt: 6 }}>
      {suggestions.length > 0 ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="label" component="p" sx={{ color: 'text.secondary' }} role="status">
            {isFull
              ? 'Your list is full: take a pillar away to use one of these'
              : 'From what you told us about your clients'}
          </Typography>
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Pill disabled={isFull} onClick={() => take(suggestion)}>
                  <Plus size={12} strokeWidth={2} aria-hidden />
                  {suggestion}
                </Pill>
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
      {suggest.isSuccess && suggestions.length === 0 ? (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          All suggestions are in your list.
        </Typography>
      ) : null}
      {suggest.error ? <InlineAlert tone="bad">{suggest.error.message}</InlineAlert> : null}
      {saved && !hasPillarAnswers(saved) ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Say something about your clients or your business, and pillars can be suggested from it.
        </Typography>
      ) : (
        <Button variant="outlined" size="small" loading={suggest.isPending} onClick={() => suggest.mutate()}>
          Suggest pillars from my answers
        </Button>
      )}
    </Box>
  );
}
