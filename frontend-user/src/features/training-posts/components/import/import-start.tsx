import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { PASTED_POSTS_RULE } from '@drumbeat/domain';
import { InputField, SegmentedChoice } from '@drumbeat/ui';
import { FileText, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconAction } from '../../../../components/icon-action';
import { InlineAlert } from '../../../../components/inline-alert';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { useOnline } from '../../../../lib/http/use-online';
import { useStartImport, type Import } from '../../api/imports';
import { importFilesProblem } from '../../import-files.rules';
import { keptPaste } from '../../kept-paste';
import { DropZone } from './drop-zone';
import { HowToGetFiles } from './how-to-get-files';

type Source = 'files' | 'text';
const SOURCES = [
  { value: 'files', content: 'Files' },
  { value: 'text', content: 'Pasted text' },
] as const satisfies { value: Source; content: string }[];

const MB = 1024 * 1024;
const sizeOf = ({ size }: File) =>
  size < MB / 10 ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / MB).toFixed(1)} MB`;

interface ImportStartProps {
  /** The import before, whose files were refused. */
  failed: Import | null;
}

/** The files or texts to import, until they are sent. */
export function ImportStart({ failed }: ImportStartProps) {
  const start = useStartImport();
  const online = useOnline();
  const { id: userId } = useCurrentUser();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [text, setText] = useState(() => keptPaste.read(userId).text);
  const [source, setSource] = useState<Source>(text === '' ? 'files' : 'text');
  const [sent, setSent] = useState(0);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const chosen = source === 'files' ? files : text.trim() === '' ? [] : [new File([text], 'pasted.txt')];
  const problem = importFilesProblem(chosen);
  const stopped = start.error?.name === 'AbortError';

  const send = () => {
    const controller = new AbortController();
    sending.current = controller;
    setSent(0);
    start.mutate({
      files: chosen,
      onProgress: setSent,
      signal: controller.signal,
      onStarted: (id) => {
        if (source === 'text') keptPaste.keep(userId, text, id);
      },
    });
  };

  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Years of posts with their figures, in one go. You choose what comes in, and what is there already
        stays as it is.
      </Typography>
      <HowToGetFiles />
      {failed?.error ? (
        <Box sx={{ mb: 4 }}>
          <InlineAlert tone="bad">{failed.error.message}</InlineAlert>
        </Box>
      ) : null}
      <SegmentedChoice
        label="What to import"
        options={SOURCES}
        value={source}
        onChange={setSource}
        size="small"
        sx={{ mb: 3 }}
      />
      {source === 'files' ? (
        <>
          <DropZone
            disabled={start.isPending}
            onFiles={(added) => {
              start.reset();
              setFiles((before) => withAdded(before, added));
            }}
          />
          <Files
            files={files}
            disabled={start.isPending}
            onRemove={(file) => setFiles((before) => before.filter((one) => one !== file))}
          />
        </>
      ) : (
        <InputField
          label="Your posts"
          multiline
          minRows={6}
          maxRows={16}
          value={text}
          disabled={start.isPending}
          onChange={({ target: { value } }) => {
            setText(value);
            keptPaste.keep(userId, value);
          }}
          inputProps={{ dir: 'auto' }}
          hint={PASTED_POSTS_RULE}
        />
      )}
      <Box sx={{ display: 'grid', gap: 3, mt: 4, justifyItems: 'start' }}>
        {problem !== null ? <InlineAlert tone="bad">{problem}</InlineAlert> : null}
        {start.error && !stopped ? <InlineAlert tone="bad">{start.error.message}</InlineAlert> : null}
        {online ? null : (
          <InlineAlert tone="warn">
            You are offline. The files can be sent once there is a network.
          </InlineAlert>
        )}
        {start.isPending ? (
          <Sending sent={sent} onStop={() => sending.current?.abort()} />
        ) : (
          <Button
            variant="contained"
            disabled={chosen.length === 0 || problem !== null || !online}
            onClick={send}
          >
            {source === 'files' ? 'Read the files' : 'Read the text'}
          </Button>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          Only posts, comments and articles are read. The files are deleted as soon as that is done.
        </Typography>
      </Box>
    </>
  );
}

/** A file of the same name takes the place of the one before. */
const withAdded = (before: readonly File[], added: readonly File[]) => [
  ...before.filter(({ name }) => added.every((file) => file.name !== name)),
  ...added,
];

interface FilesProps {
  files: readonly File[];
  disabled: boolean;
  onRemove: (file: File) => void;
}

function Files({ files, disabled, onRemove }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <Box component="ul" aria-label="Chosen files" sx={{ mt: 3 }}>
      {files.map((file) => (
        <Box
          component="li"
          key={file.name}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <FileText size={16} strokeWidth={1.75} aria-hidden />
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {file.name}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {sizeOf(file)}
          </Box>
          <IconAction
            icon={X}
            size="small"
            label={`Remove ${file.name}`}
            hint="Remove"
            disabled={disabled}
            onClick={() => onRemove(file)}
          />
        </Box>
      ))}
    </Box>
  );
}

function Sending({ sent, onStop }: { sent: number; onStop: () => void }) {
  const percent = Math.round(sent * 100);
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', justifyItems: 'start' }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Sending the files"
        sx={{ width: '100%', borderRadius: 1 }}
      />
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {percent < 100 ? `Sending, ${percent} %. Stay on this page until it is done.` : 'Sent. Checking…'}
      </Typography>
      <Button variant="outlined" size="small" onClick={onStop}>
        Stop
      </Button>
    </Box>
  );
}
