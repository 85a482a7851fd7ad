import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { RECOMMENDED_TRAINING_POSTS } from '@drumbeat/domain';
import { visuallyHidden } from '@drumbeat/ui';
import { FolderInput, Plus } from 'lucide-react';
import { Suspense, useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { linkTo } from '../../../lib/paths';
import { useNewPost } from '../hooks/use-new-post';

const dialog = lazyPart(() => import('./add-post-dialog'));

/** "Sample Posts Training": a post is pasted, and gets its figures in the dialog. What was typed stays until it is saved or cancelled. */
export function AddPost({ total }: { total: number }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { form, change, isOpen, open, close, cancel, settle } = useNewPost();
  useLater(dialog);
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mb: 8 }}>
      <Typography variant="h3" component="h2" id={`${id}-title`}>
        Sample Posts Training
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        Paste a post you are proud of. Numbers help, and can be added in the next step.
      </Typography>
      <label htmlFor={id} style={visuallyHidden}>
        Your post
      </label>
      <OutlinedInput
        id={id}
        inputRef={field}
        multiline
        fullWidth
        minRows={4}
        maxRows={12}
        placeholder="Paste the full text, line breaks included"
        inputProps={{ dir: 'auto' }}
        value={form.postContent}
        onChange={({ target: { value } }) => change({ postContent: value })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3 }}>
        <Button
          variant="contained"
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => (form.postContent.trim() === '' ? field.current?.focus() : open())}
        >
          Add Post
        </Button>
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          or
        </Typography>
        <Button
          component={RouterLink}
          to={linkTo.trainingImport()}
          variant="ghost"
          startIcon={<FolderInput size={16} strokeWidth={1.75} aria-hidden />}
        >
          Import from LinkedIn
        </Button>
        <Typography
          variant="caption"
          component="p"
          sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {total < RECOMMENDED_TRAINING_POSTS
            ? `${total} of ${RECOMMENDED_TRAINING_POSTS} recommended`
            : null}
        </Typography>
      </Box>
      {isOpen ? (
        <Suspense>
          <dialog.Part form={form} onChange={change} onClose={close} onCancel={cancel} onSaved={settle} />
        </Suspense>
      ) : null}
    </Box>
  );
}
