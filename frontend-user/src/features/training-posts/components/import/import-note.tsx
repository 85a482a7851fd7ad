import { inFigures } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { InlineAlert } from '../../../../components/inline-alert';
import { linkTo } from '../../../../lib/paths';
import { useCurrentImport, type Import } from '../../api/imports';
import { ProgressBar, progressOf } from './import-progress';

/** Over the saved posts: an import that is under way, waits for its user or has ended; nothing without one. */
export default function ImportNote() {
  const { data: current } = useCurrentImport();
  if (!current) return null;
  const { text, action } = noteOf(current);
  const open = (
    <Button component={RouterLink} to={linkTo.trainingImport()} variant="outlined" size="small">
      {action}
    </Button>
  );
  return (
    <Box sx={{ mb: 6 }}>
      {text === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Box sx={{ flex: '1 1 14rem' }}>
            <ProgressBar {...progressOf(current)} />
          </Box>
          {open}
        </Box>
      ) : (
        <InlineAlert tone={current.state === 'failed' ? 'warn' : 'info'} action={open}>
          {text}
        </InlineAlert>
      )}
    </Box>
  );
}

/** `text` is null while there is progress to show. */
function noteOf({ state, summary, outcome }: Import): { text: string | null; action: string } {
  switch (state) {
    case 'ready': {
      const found = summary?.kinds.reduce((sum, { importable }) => sum + importable, 0) ?? 0;
      return {
        text: `Your files were read: ${inFigures(found)} texts wait for your choice.`,
        action: 'Review',
      };
    }
    case 'imported':
      return {
        text: `The import is done: ${inFigures(outcome.added)} added, ${inFigures(outcome.updated)} updated.`,
        action: 'See it',
      };
    case 'failed':
      return { text: 'The files of your import could not be read.', action: 'See why' };
    default:
      return { text: null, action: 'Open' };
  }
}
