import Box from '@mui/material/Box';
import { visuallyHidden } from '@drumbeat/ui';
import { useCurrentUser } from '../../../entities/session/current-user';
import { useOnline } from '../../../lib/http/use-online';
import type { SaveState } from '../save-state';
import { isUrgent, saveLook } from './save-look';

interface SaveStatusProps {
  state: SaveState;
  /** When the server last saved the text. */
  savedAt: string;
}

/** Save state of the text: saved, saving, on this device, or in conflict. Announced politely. */
export function SaveStatus({ state, savedAt }: SaveStatusProps) {
  const { time_zone: zone } = useCurrentUser();
  const online = useOnline();
  const { icon: Icon, color, words, when } = saveLook(state, { savedAt, zone, online });
  return (
    <Box
      component="span"
      role="status"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        color,
        fontSize: '0.75rem',
        // That nothing reaches the server has to be read whole: on a phone in two lines, which the bar has just the room for.
        lineHeight: { xs: isUrgent(state) ? '0.875rem' : '1rem', sm: '1rem' },
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: { xs: isUrgent(state) ? 'normal' : 'nowrap', sm: 'nowrap' },
      }}
    >
      <Icon size={14} strokeWidth={2} aria-hidden style={{ flex: 'none' }} />
      <Box
        component="span"
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          // The narrowest phones have room for the sign alone beside the post's state.
          ...(isUrgent(state) ? {} : { '@container (max-width: 9.5rem)': visuallyHidden }),
        }}
      >
        {words}
        {/* A phone has the room for half of it. */}
        {when === undefined ? null : (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {` ${when}`}
          </Box>
        )}
      </Box>
    </Box>
  );
}
