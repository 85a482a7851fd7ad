import { inFigures } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useOnline } from '../../../../lib/http/use-online';
import { useForgetImport, type Import } from '../../api/imports';

/** What a worker is doing, in words; `share` from 0 to 1, null where nobody knows. */
export function progressOf({ state, progress: { done, total } }: Import): {
  text: string;
  share: number | null;
} {
  if (state === 'importing') {
    const share = total === 0 ? null : done / total;
    return { text: `Importing: ${inFigures(done)} of ${inFigures(total)}`, share };
  }
  return { text: state === 'reading' ? 'Reading your files…' : 'Waiting to be read…', share: null };
}

/** A worker reads or imports; nobody has to wait on this page. */
export function ImportProgress({ current }: { current: Import }) {
  const forget = useForgetImport();
  const online = useOnline();
  const { text, share } = progressOf(current);
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', mt: 5 }}>
      <ProgressBar text={text} share={share} />
      <Typography sx={{ color: 'text.secondary' }}>
        {online
          ? 'You can leave this page: it goes on without you.'
          : 'You are offline. It goes on without you, and this page follows once there is a network.'}
      </Typography>
      {current.state === 'importing' ? null : (
        <Button
          variant="outlined"
          size="small"
          loading={forget.isPending}
          onClick={() => forget.mutate(current.id)}
        >
          Stop
        </Button>
      )}
    </Box>
  );
}

/** A bar with its text, which is announced. */
export function ProgressBar({ text, share }: { text: string; share: number | null }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <LinearProgress
        aria-label={text.replace(/[:…].*$/u, '')}
        {...(share === null ? {} : { variant: 'determinate' as const, value: Math.round(share * 100) })}
        sx={{ borderRadius: 1 }}
      />
      <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
    </Box>
  );
}
