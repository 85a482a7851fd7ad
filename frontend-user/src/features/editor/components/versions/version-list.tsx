import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { counted, countWords } from '@drumbeat/domain';
import type { PostVersion } from '../../../../entities/types';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { dayAndTime } from '../../../../lib/text/time-format';

const Choice = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  justifyContent: 'start',
  width: '100%',
  padding: '0.5rem 0.75rem',
  borderRadius: '0.5rem',
  textAlign: 'left',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[aria-current="true"]': { background: theme.vars.palette.action.selected },
}));

interface VersionListProps {
  versions: readonly PostVersion[];
  chosen: number;
  onChoose: (version: number) => void;
  /** Null when there are no older ones. */
  onMore: (() => void) | null;
  isLoading: boolean;
}

/** Listed by time of writing, newest first. */
export function VersionList({ versions, chosen, onChoose, onMore, isLoading }: VersionListProps) {
  const { time_zone: zone } = useCurrentUser();
  return (
    <Box sx={{ display: 'grid', gap: 1, maxHeight: { xs: '11rem', sm: '24rem' }, overflowY: 'auto' }}>
      <Box
        component="ol"
        aria-label="Earlier versions"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {versions.map(({ version, written_at, content }) => (
          <li key={version}>
            <Choice aria-current={version === chosen} onClick={() => onChoose(version)}>
              <Box component="span" sx={{ typography: 'body2', fontWeight: 550 }}>
                {dayAndTime(written_at, zone)}
              </Box>
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {counted(countWords(content), 'word')}
              </Box>
            </Choice>
          </li>
        ))}
      </Box>
      {onMore ? (
        <Button variant="outlined" size="small" loading={isLoading} onClick={onMore}>
          Older versions
        </Button>
      ) : null}
    </Box>
  );
}
