import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { inFigures, mentionLike, POST_TEXT_MAX, postTextProblems } from '@drumbeat/domain';
import { DialogFrame, InputField } from '@drumbeat/ui';
import { useState } from 'react';
import { CopyButton } from '../../../../components/copy-button';
import { InlineAlert } from '../../../../components/inline-alert';
import { useAskedClose } from '../../../../components/unsaved-dialog';
import type { Finish, Post } from '../../../../entities/types';
import { useCorrectPost } from '../../../publications/api/finish';
import { useComparedWords, Words } from '../versions/compared-words';

interface CorrectDialogProps {
  post: Post;
  correction: NonNullable<Finish['correction']>;
  onClose: () => void;
}

/** A typo in a text that is out: the old and the new one side by side, and who changes it on LinkedIn. */
export default function CorrectDialog({ post, correction, onClose }: CorrectDialogProps) {
  const [text, setText] = useState(post.content);
  const correct = useCorrectPost(post.id);
  const parts = useComparedWords(post.content, text);
  const isChanged = text !== post.content;
  const [problem] = postTextProblems(text);
  const byHand = correction.way === 'by_hand';
  const { close, question } = useAskedClose(isChanged, onClose);
  const submit = () =>
    correct.mutate({ version: post.version, content: text, way: correction.way }, { onSuccess: onClose });
  return (
    <DialogFrame
      open
      wide
      onClose={close}
      title="Correct the text"
      subtitle={post.title}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={!isChanged || problem !== undefined}
            loading={correct.isPending}
            onClick={submit}
          >
            {byHand ? 'I changed it on LinkedIn' : 'Correct on LinkedIn'}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {correct.error ? <InlineAlert tone="bad">{correct.error.message}</InlineAlert> : null}
        {correction.reason === null ? null : <InlineAlert tone="info">{correction.reason}</InlineAlert>}
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 6 }}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
            <Typography variant="label" component="h3">
              On LinkedIn now
            </Typography>
            <Words tabIndex={0} role="group" aria-label="On LinkedIn now" style={{ maxHeight: '22rem' }}>
              {parts
                .filter(({ added }) => !added)
                .map(({ value, removed }, place) => {
                  const Part = removed ? 'mark' : 'span';
                  return <Part key={place}>{value}</Part>;
                })}
            </Words>
          </Box>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', justifyItems: 'stretch', minWidth: 0 }}>
            <InputField
              label="Corrected"
              multiline
              minRows={8}
              maxRows={16}
              autoFocus
              value={text}
              problem={isChanged ? problem : undefined}
              aside={
                <Typography
                  variant="caption"
                  sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
                >
                  {inFigures(text.length)} / {inFigures(POST_TEXT_MAX)}
                </Typography>
              }
              onChange={({ target }) => setText(target.value)}
            />
          </Box>
        </Box>
        {byHand ? (
          <ByHand text={text} isChanged={isChanged} linkedInUrl={post.linkedin_url} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            LinkedIn replaces the whole text and shows “Edited”. Pictures, reactions and comments stay.
            {mentionLike(text).length > 0
              ? ' People whom you tagged there become plain text again: tag them once more.'
              : ''}
          </Typography>
        )}
      </Box>
      {question}
    </DialogFrame>
  );
}

interface ByHandProps {
  text: string;
  isChanged: boolean;
  linkedInUrl: string | null;
}

function ByHand({ text, isChanged, linkedInUrl }: ByHandProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        Copy the corrected text. On LinkedIn open the three dots of the post, choose “Edit post”, and put it
        in place of the old one. Then tell us, so that the text here is the same.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {isChanged ? <CopyButton text={text} label="Copy the text" variant="outlined" /> : null}
        {linkedInUrl ? (
          <Link href={linkedInUrl} target="_blank" rel="noreferrer">
            Open the post on LinkedIn
          </Link>
        ) : null}
      </Box>
    </Box>
  );
}
