import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProfileStrength } from '@drumbeat/domain';
import { useId } from 'react';
import { useProfileWords } from './profile-reader';

const PARTS = [
  { key: 'fromPosts', color: 'beat.main' },
  { key: 'setByHand', color: 'info.main' },
  { key: 'open', color: 'beat.rest' },
] as const;

/** "Profile Strength": how much of the profile is the user's own, and what that rests on. */
export function ProfileStrengthCard({ strength }: { strength: ProfileStrength }) {
  const id = useId();
  const words = useProfileWords().strength;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 5, border: 1, borderColor: 'divider', borderRadius: '0.75rem', bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 3 }}>
        <Typography variant="h3" component="h2" id={id}>
          Profile Strength
        </Typography>
        <Box component="strong" sx={{ fontWeight: 560, fontVariantNumeric: 'tabular-nums' }}>
          {strength.percent}%
        </Box>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: '0.375rem', my: 3 }}>
        {PARTS.filter(({ key }) => strength[key] > 0).map(({ key, color }) => (
          <Box key={key} sx={{ flex: strength[key], borderRadius: 999, bgcolor: color }} />
        ))}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
        {PARTS.map(({ key, color }) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box aria-hidden sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: color }} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
                {strength[key]}
              </Box>{' '}
              {words[key]}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 3, color: 'text.disabled', textWrap: 'pretty' }}>
        Of {strength.all} settings of the voice.
      </Typography>
    </Box>
  );
}
