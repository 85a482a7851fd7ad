import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestionMark, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { FailureNotice } from '../../../components/failure-notice';
import { InlineAlert } from '../../../components/inline-alert';
import { QuestionsForm } from '../../drafting/components/questions-form';
import { WritingStatus } from '../../drafting/components/writing-status';
import { isDeclined, useDraftStream } from '../../drafting/hooks/use-draft-stream';
import { useMemberName } from '../../linkedin/hooks/use-integration';
import { postQuery } from '../../../entities/posts/get-post';
import { DeclinedDraft } from './declined-draft';
import { EditorBar } from './editor-bar';
import { EditorFrame, type EditorMode } from './editor-frame';
import { Paper } from './paper';
import { PreviewPane } from './preview-pane';
import { TextCount } from './text-count';
import { WriteYourself } from './write-yourself';
import { UnarchiveAndGoOn } from '../../prompts/components/unarchive-and-go-on';
import { PromptSource } from '../../prompts/components/prompt-source';
import type { DraftRequest, Post } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { localNotes } from '../../../entities/notes/local-notes';
import { notify } from '../../../lib/notify';
import { refreshPosts } from '../../../entities/posts/post-cache';
import { linkTo, paths } from '../../../lib/paths';
import { keptAnswers } from '../../drafting/kept-answers';
import type { OwnNotes } from '../draft-from-notes';
import { useKeepDraft } from '../hooks/use-keep-draft';

const failedTexts = {
  'own-post': NOTE_TEXTS.draftWithAiFailed,
  'saved-note': NOTE_TEXTS.draftFailed,
} as const;

const toCalendar = (
  <Button component={RouterLink} to={paths.calendar} variant="outlined" size="small">
    Open the calendar
  </Button>
);

interface NewDraftProps {
  request: DraftRequest;
  /** The notes it is drafted from; null for a prompt. */
  own: OwnNotes | null;
  /** The menu of the user's account, for the bar. */
  account: ReactNode;
}

/** The draft streams in, then its editor takes over. What was written when it is stopped or fails can be kept. */
export function NewDraft({ request, own, account }: NewDraftProps) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const memberName = useMemberName();
  const [mode, setMode] = useState<EditorMode>('write');
  const { stream, start, stop, askAgain } = useDraftStream((error) => {
    // That a model declined is told in the page, with the ways on.
    if (own && !isDeclined(error)) notify.error(failedTexts[own.from], { description: error.message });
  });

  async function write(from: DraftRequest) {
    const end = await start(from);
    if (end?.kind === 'draft') await open(end.post);
  }

  async function open(post: Post) {
    queryClient.setQueryData(postQuery(post.id).queryKey, post);
    void refreshPosts(queryClient);
    if (own && localNotes.read(user.id, 'own-post')?.text.trim() === own.notes) {
      localNotes.drop(user.id, 'own-post');
    }
    keptAnswers.drop(user.id, request);
    await navigate(linkTo.post(post.id), { replace: true });
  }

  const { keep, isKeeping } = useKeepDraft(request, (post) => void open(post));
  const beginning = { request, own, onKeep: keep, isKeeping };
  const writeOnArrival = useEffectEvent(() => {
    const kept = keptAnswers.read(user.id, request);
    if (kept) askAgain(request, kept.questions);
    else void write(request);
  });
  useEffect(() => writeOnArrival(), []);

  const written = 'text' in stream ? stream.text : '';
  const isThereText = stream.kind === 'writing' || written.trim() !== '';
  const unfinished = stream.kind === 'failed' || stream.kind === 'stopped' ? stream : null;
  return (
    <>
      <title>New draft – Drumbeat</title>
      <EditorBar
        heading="New draft"
        back={{ to: paths.calendar, label: 'Back to Content Calendar' }}
        title={<span style={{ fontWeight: 600, fontSize: '0.9375rem' }}>New draft</span>}
        status={stream.kind === 'writing' ? <WritingStatus /> : null}
        actions={
          stream.kind === 'writing' ? (
            <Button
              variant="outlined"
              startIcon={<Square size={14} strokeWidth={2} aria-hidden />}
              onClick={stop}
            >
              Stop
            </Button>
          ) : null
        }
        account={account}
      />
      <EditorFrame
        mode={mode}
        onMode={setMode}
        above={request.prompt_id ? <PromptSource promptId={request.prompt_id} begunWith={null} /> : null}
        paper={renderPaper()}
        dock={
          isThereText ? (
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: { xs: '0.5rem 1rem', md: 0 } }}>
              <TextCount text={written} />
            </Box>
          ) : null
        }
        aside={<PreviewPane text={written} memberName={memberName} />}
      />
    </>
  );

  function renderPaper() {
    if (stream.kind === 'asking') {
      return (
        <Box sx={{ maxWidth: '36rem' }}>
          <QuestionsForm
            request={request}
            questions={stream.questions}
            wayOn={<WriteYourself {...beginning} />}
            onAnswer={(answers) =>
              void write({ ...request, ...(answers.length > 0 ? { answers } : { skip_questions: true }) })
            }
          />
        </Box>
      );
    }
    if (stream.kind === 'failed' && stream.text.trim() === '') {
      const onRetry = () => void write(stream.request);
      return (
        <FailureNotice
          title="The draft could not be written"
          error={stream.error}
          {...(isDeclined(stream.error) ? { sign: MessageCircleQuestionMark } : {})}
          {...(stream.error.retryable ? { onRetry } : { action: wayOn(stream.error, onRetry) })}
        />
      );
    }
    return (
      <>
        {unfinished ? renderEnd(unfinished) : null}
        <Paper value={written} readOnly placeholder="Writing your draft…" />
      </>
    );
  }

  /** An archived prompt is unarchived and drafted at once; what else has no way of its own continues in the calendar. */
  function wayOn(error: { code: string }, onRetry: () => void) {
    if (isDeclined(error)) {
      return <DeclinedDraft {...beginning} onRetry={onRetry} />;
    }
    if (error.code !== 'prompt.archived' || request.prompt_id === undefined) return toCalendar;
    return <UnarchiveAndGoOn promptId={request.prompt_id} onDone={onRetry} />;
  }

  /** The user may keep an interrupted text. */
  function renderEnd({ request: asked, ...end }: NonNullable<typeof unfinished>) {
    const failed = end.kind === 'failed' ? end.error : null;
    return (
      <Box sx={{ mb: 6, maxWidth: '49.5rem' }}>
        <InlineAlert
          tone={failed ? 'bad' : 'info'}
          action={
            <Box sx={{ display: 'flex', gap: 2 }}>
              {failed?.retryable === false ? null : (
                <Button variant="text" size="small" onClick={() => void write(asked)}>
                  {failed ? 'Try again' : 'Write it again'}
                </Button>
              )}
              {written.trim() === '' ? null : (
                <Button variant="outlined" size="small" loading={isKeeping} onClick={() => keep(written)}>
                  Keep as a draft
                </Button>
              )}
            </Box>
          }
        >
          {failed
            ? `${failed.message} What was written so far is here.`
            : 'Stopped. What was written so far is here.'}
        </InlineAlert>
      </Box>
    );
  }
}
