import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { type Fold, LinkedInPreview, LinkedInStage, type PreviewMedia, SegmentedChoice } from '@drumbeat/ui';
import { FoldVertical, Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { IconAction } from '../../../components/icon-action';

type Device = 'phone' | 'desktop';

const devices: { value: Device; content: ReactNode }[] = [
  {
    value: 'phone',
    content: (
      <>
        <Smartphone size={14} strokeWidth={2} aria-hidden />
        Phone
      </>
    ),
  },
  {
    value: 'desktop',
    content: (
      <>
        <Monitor size={14} strokeWidth={2} aria-hidden />
        Desktop
      </>
    ),
  },
];

interface PreviewPaneProps {
  text: string;
  memberName: string;
  media?: PreviewMedia | null;
  /** The first comment; empty for none. */
  comment?: string;
}

/**
 * A preview of LinkedIn's view, on a phone or a desktop, in LinkedIn's own light or dark theme. Updated while typing
 * when possible.
 */
export function PreviewPane({ text, memberName, media = null, comment = '' }: PreviewPaneProps) {
  const shown = useDeferredValue(text);
  const shownComment = useDeferredValue(comment);
  const { colorScheme } = useColorScheme();
  const [device, setDevice] = useState<Device>('phone');
  const [switched, setSwitched] = useState(false);
  const [fold, setFold] = useState<Fold | null>(null);
  const scheme = (colorScheme === 'dark') === switched ? 'light' : 'dark';
  return (
    <section aria-labelledby="preview-title">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h3" component="h2" id="preview-title" sx={{ mr: 'auto' }}>
          LinkedIn preview
        </Typography>
        <SegmentedChoice size="small" label="Device" options={devices} value={device} onChange={setDevice} />
        <IconAction
          icon={scheme === 'dark' ? Sun : Moon}
          size="small"
          label={scheme === 'dark' ? 'Show LinkedIn in light' : 'Show LinkedIn in dark'}
          onClick={() => setSwitched((now) => !now)}
        />
      </Box>
      <LinkedInStage scheme={scheme}>
        <LinkedInPreview
          text={shown}
          name={memberName}
          device={device}
          scheme={scheme}
          media={media}
          comment={shownComment}
          onFold={setFold}
        />
      </LinkedInStage>
      <Typography
        variant="caption"
        component="p"
        sx={{ display: 'flex', gap: 2, mt: 2, minHeight: '1rem', color: 'text.secondary' }}
      >
        {shown.trim() === '' ? null : (
          <>
            <FoldVertical size={16} strokeWidth={1.75} aria-hidden />
            <span>{foldNote(fold, device)}</span>
          </>
        )}
      </Typography>
    </section>
  );
}

function foldNote(fold: Fold | null, device: Device): string {
  const where = device === 'phone' ? 'A phone' : 'A desktop';
  return fold === null
    ? `${where} shows the whole text.`
    : `${where} cuts after line ${fold.lines}, at ${fold.visibleCharacters} characters.`;
}
