import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ApiError } from '@drumbeat/api-client';
import { cutWithDots, inQuotes, sentenceRanges, SUGGESTION_LIMITS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Notice } from '../../components/notice';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import { triesOf, useUnsaved } from '../../components/unsaved/unsaved-forms';
import { postSuggestions, QUOTED, suggestionsKey } from './post-suggestions';
import type { Post } from './post-list';

interface Passage {
  readonly start: number;
  readonly end: number;
}

/** A passage of one version of the post. */
interface Choice extends Passage {
  readonly version: number;
  readonly words: string;
}

/** The same words in another version of the post; null where they are gone, or stand there more than once. */
function movedTo(post: Post, { words }: Choice): Choice | null {
  const start = post.content.indexOf(words);
  if (words === '' || start < 0 || start !== post.content.lastIndexOf(words)) return null;
  return { start, end: start + words.length, version: post.version, words };
}

interface PassageChoiceProps {
  content: string;
  passage: Passage | null;
  onChoose: (passage: Passage) => void;
}

/** The text, in which words are selected; and its sentences, for who does not select with a pointer. */
function PassageChoice({ content, passage, onChoose }: PassageChoiceProps) {
  const id = useId();
  const sentences = sentenceRanges(content);
  const first = sentences.findIndex(({ start }) => start === passage?.start);
  const last = sentences.findIndex(({ end }) => end === passage?.end);
  const choose = (from: number, to: number) => {
    const [begin, end] = [sentences[from], sentences[Math.max(from, to)]];
    if (begin && end) onChoose({ start: begin.start, end: end.end });
  };
  const sentenceField = (label: string, chosen: number, onChange: (sentence: number) => void, from = 0) => (
    <TextField
      select
      fullWidth
      id={`${id}-${label}`}
      label={label}
      value={chosen < 0 ? '' : chosen}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <option value="" disabled>
        None
      </option>
      {sentences.slice(from).map(({ start, end }, index) => (
        <option key={start} value={from + index}>
          {cutWithDots(content.slice(start, end), QUOTED)}
        </option>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <TextField
        id={`${id}-text`}
        label="Text of the post"
        value={content}
        multiline
        maxRows={16}
        fullWidth
        slotProps={{
          htmlInput: {
            readOnly: true,
            onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
              const { selectionStart: start, selectionEnd: end } = currentTarget;
              if (start !== end) onChoose({ start, end });
            },
          },
        }}
        helperText="Select the words that you would write otherwise, or choose sentences"
      />
      <Box
        role="group"
        aria-label="Choose sentences"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 3,
          width: '100%',
        }}
      >
        {sentenceField('From the sentence', first, (sentence) => choose(sentence, last))}
        {sentenceField(
          'To the sentence',
          last,
          (sentence) => choose(first < 0 ? sentence : first, sentence),
          Math.max(first, 0),
        )}
      </Box>
      <Button variant="text" size="small" onClick={() => onChoose({ start: 0, end: content.length })}>
        Choose the whole text
      </Button>
    </Box>
  );
}

/** The text of a post, in which staff choose the words that they would write otherwise. Nothing here changes the post. */
export function SuggestForm({ post }: { post: Post }) {
  const id = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [wasMoved, setWasMoved] = useState(false);
  const [replacement, setReplacement] = useState('');
  const [reason, setReason] = useState('');
  if (choice && choice.version !== post.version) {
    setChoice(movedTo(post, choice));
    setWasMoved(true);
  }
  // An empty post has no words to select: a suggestion for it is a draft.
  const chosen = post.content === '' ? { start: 0, end: 0, version: post.version, words: '' } : choice;
  const original = chosen?.words ?? null;
  const isTyped = reason.trim() !== '' || (replacement !== '' && replacement !== original);
  const isLong = reason.trim().length > SUGGESTION_LIMITS.reason;
  const canSend = chosen !== null && replacement !== original && reason.trim() !== '' && !isLong;
  const choose = ({ start, end }: Passage) => {
    const words = post.content.slice(start, end);
    setWasMoved(false);
    setChoice({ start, end, version: post.version, words });
    // What somebody has written already is not replaced by the words of another passage.
    if (replacement === '' || replacement === original) setReplacement(words);
  };
  const end = () => {
    setChoice(null);
    setWasMoved(false);
    setReplacement('');
    setReason('');
  };
  const suggest = useMutation({
    mutationFn: async (passage: Choice) =>
      postSuggestions.make(post.id, {
        version: passage.version,
        range_start: passage.start,
        range_end: passage.end,
        replacement,
        reason: reason.trim(),
      }),
    onSuccess: () => {
      notify('Suggested. The author is told, and decides.', { type: 'success' });
      end();
    },
    onError: (error) => {
      notify(error.message, { type: 'error' });
      // The newer text, in which the same words are looked for.
      if (error instanceof ApiError && error.code === 'post.stale') refresh();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: suggestionsKey(post.id) }),
  });
  useUnsaved(isTyped, { formId: canSend ? id : null, isSending: suggest.isPending, tries: triesOf(suggest) });
  return (
    <Section
      title="Suggest an edit"
      note="The author accepts or declines it; the post stays as it is until then"
    >
      <Box
        component="form"
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) suggest.mutate(chosen);
        }}
        sx={{ display: 'grid', gap: 4 }}
      >
        {post.content === '' ? (
          <Quiet>The post is empty: suggest a draft.</Quiet>
        ) : (
          <PassageChoice content={post.content} passage={choice} onChoose={choose} />
        )}
        {wasMoved ? (
          <Notice tone="warn">
            The author changed the post meanwhile; its new text is above.{' '}
            {choice ? 'The words that you chose are still in it.' : 'Choose again which words you mean.'} What
            you wrote is kept.
          </Notice>
        ) : null}
        {original === null && !isTyped ? null : (
          <>
            {original === null || original === '' ? null : (
              <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
                Instead of {inQuotes(cutWithDots(original, QUOTED))}
              </Typography>
            )}
            <TextField
              id={`${id}-replacement`}
              label={original === '' ? 'The draft' : 'Write'}
              value={replacement}
              onChange={({ target }) => setReplacement(target.value)}
              multiline
              minRows={2}
              maxRows={16}
              fullWidth
            />
            <TextField
              id={`${id}-reason`}
              label="Why"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              multiline
              minRows={2}
              maxRows={6}
              fullWidth
              error={isLong}
              helperText={
                isLong
                  ? `Keep it to ${SUGGESTION_LIMITS.reason.toLocaleString('en')} characters.`
                  : 'The author reads it'
              }
            />
            <Button
              type="submit"
              variant="contained"
              loading={suggest.isPending}
              disabled={!canSend}
              sx={{ justifySelf: 'start' }}
            >
              Suggest it
            </Button>
          </>
        )}
      </Box>
    </Section>
  );
}
