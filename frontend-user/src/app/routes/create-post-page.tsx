import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestionMark, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { InlineAlert } from '../../components/inline-alert';
import { localNotes } from '../../entities/notes/local-notes';
import { postQuery } from '../../entities/posts/get-post';
import { refreshPosts } from '../../entities/posts/post-cache';
import { unsentPost } from '../../entities/posts/unsent-post';
import { useCurrentUser } from '../../entities/session/current-user';
import type { DraftRequest, Post } from '../../entities/types';
import { QuestionsForm } from '../../features/drafting/components/questions-form';
import { WritingStatus } from '../../features/drafting/components/writing-status';
import { isDeclined, useDraftStream } from '../../features/drafting/hooks/use-draft-stream';
import { keptAnswers } from '../../features/drafting/kept-answers';
import { DeclinedDraft } from '../../features/editor/components/starting/declined-draft';
import { EditorBar } from '../../features/editor/components/editor-bar';
import { EditorFrame, type EditorMode } from '../../features/editor/components/editor-frame';
import { Paper } from '../../features/editor/components/text/paper';
import { PreviewPane } from '../../features/editor/components/preview-pane';
import { TextCount } from '../../features/editor/components/text/text-count';
import { WriteYourself } from '../../features/editor/components/starting/write-yourself';
import { notesOf, type OwnNotes } from '../../features/editor/draft-from-notes';
import { useKeepDraft } from '../../features/editor/hooks/use-keep-draft';
import { useMemberName } from '../../features/linkedin/hooks/use-integration';
import { PromptSource } from '../../features/prompts/components/prompt-source';
import { UnarchiveAndGoOn } from '../../features/prompts/components/unarchive-and-go-on';
import { notify } from '../../lib/notices/notify';
import { linkTo, paths } from '../../lib/paths';
import { AccountMenu } from '../shell/account-menu';
import type { RouteHandle } from '../shell/route-handle';

const failedTexts = {
  'own-post': NOTE_TEXTS.draftWithAiFailed,
  'saved-note': NOTE_TEXTS.draftFailed,
} as const;

const toCalendar = (
  <Button component={RouterLink} to={paths.calendar} variant="outlined" size="small">
    Open the calendar
  </Button>
);

/** The page's source: the user's own notes, or a prompt's number; null without one. */
function requestOf(search: URLSearchParams, own: OwnNotes | null): DraftRequest | null {
  if (own) return { custom_notes: own.notes };
  const prompt = Number(search.get('prompt'));
  return Number.isSafeInteger(prompt) && prompt > 0 ? { prompt_id: prompt } : null;
}

export const handle: RouteHandle = { writing: true };

/** /posts/create: a blank post; ?prompt=… or ?custom_notes=…&is_custom=true: one that is drafted. Other notes are another draft. */
export function Component() {
  return <NewPost key={useLocation().key} />;
}

function NewPost() {
  const [search] = useSearchParams();
  const location = useLocation();
  const [own] = useState(() => notesOf(search, location.state));
  const [request] = useState(() => requestOf(search, own));
  if (request) return <NewDraft request={request} own={own} />;
  // A request for a draft of something missing is not a request for a blank page.
  return search.size > 0 ? <NothingToDraftFrom /> : <BlankPost />;
}

/** Has the post's own address from the first letter on, with or without a network. */
function BlankPost() {
  const [id] = useState(unsentPost.begin);
  return <Navigate replace to={linkTo.post(id)} state={unsentPost.mark} />;
}

function NothingToDraftFrom() {
  return (
    <>
      <title>New draft – Drumbeat</title>
      <EditorBar
        heading="New draft"
        back={{ to: paths.calendar, label: 'Back to Content Calendar' }}
        title={<span style={{ fontWeight: 600, fontSize: '0.9375rem' }}>New draft</span>}
        status={null}
        account={<AccountMenu compact />}
      />
      <Box component="main" id="main" sx={{ maxWidth: '40rem', p: { xs: 4, md: 10 } }}>
        <FailureNotice
          title="There is nothing to draft from"
          error={new Error('Select a prompt on the calendar, or write some notes of your own.')}
          action={toCalendar}
        />
      </Box>
    </>
  );
}

interface NewDraftProps {
  request: DraftRequest;
  /** The notes it is drafted from; null for a prompt. */
  own: OwnNotes | null;
}

/** The draft streams in, then its editor takes over. What was written when it is stopped or fails can be kept. */
function NewDraft({ request, own }: NewDraftProps) {
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
        account={<AccountMenu compact />}
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
