import Button from '@mui/material/Button';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { CharacterCount } from '../../features/posts/components/character-count';
import { EditorBar } from '../../features/posts/components/editor-bar';
import { EditorFrame } from '../../features/posts/components/editor-frame';
import { Paper } from '../../features/posts/components/paper';
import { PreviewPane } from '../../features/posts/components/preview-pane';
import { WritingStatus } from '../../features/posts/components/writing-status';
import { useDraftStream } from '../../features/posts/hooks/use-draft-stream';
import { PromptSource } from '../../features/prompts/components/prompt-source';
import { useMemberName } from '../../features/linkedin/hooks/use-member-name';
import type { DraftRequest } from '../../lib/api-types';
import { useCurrentUser } from '../../lib/current-user';
import { localNotes } from '../../lib/local-notes';
import { notify } from '../../lib/notify';
import { linkTo, paths } from '../paths';
import { AccountMenu } from '../shell/account-menu';
import { notesOf } from './posts/draft-from-notes';

/** What the page is asked for: the user's own notes, or a prompt's number; null where it is asked for nothing. */
function requestOf(search: URLSearchParams, own: ReturnType<typeof notesOf>): DraftRequest | null {
  if (own) return { custom_notes: own.notes };
  const prompt = Number(search.get('prompt'));
  return Number.isSafeInteger(prompt) && prompt > 0 ? { prompt_id: prompt } : null;
}

const failedTexts = {
  'own-post': NOTE_TEXTS.draftWithAiFailed,
  'saved-note': NOTE_TEXTS.draftFailed,
} as const;

/** /posts/create?prompt=… or ?custom_notes=…&is_custom=true: the draft streams in, then its editor takes over. */
export function Component() {
  const [search] = useSearchParams();
  const location = useLocation();
  const user = useCurrentUser();
  const [own] = useState(() => notesOf(search, location.state));
  const [request] = useState(() => requestOf(search, own));
  const navigate = useNavigate();
  const memberName = useMemberName();
  const { stream, start } = useDraftStream((error) => {
    if (own) notify.error(failedTexts[own.from], { description: error.message });
  });
  async function write() {
    if (!request) return;
    const draft = await start(request);
    if (!draft) return;
    if (own && localNotes.read(user.id, 'own-post')?.text.trim() === own.notes) {
      localNotes.drop(user.id, 'own-post');
    }
    await navigate(linkTo.post(draft.post.id), { replace: true });
  }
  const writeOnArrival = useEffectEvent(() => void write());
  useEffect(() => writeOnArrival(), []);

  const text = stream.kind === 'writing' ? stream.text : '';
  return (
    <>
      <title>New draft – Drumbeat</title>
      <EditorBar
        heading="New draft"
        back={{ to: paths.calendar, label: 'Back to Content Calendar' }}
        title={<span style={{ fontWeight: 600, fontSize: '0.9375rem' }}>New draft</span>}
        status={stream.kind === 'writing' ? <WritingStatus /> : null}
        account={<AccountMenu compact />}
      />
      <EditorFrame
        above={request?.prompt_id ? <PromptSource promptId={request.prompt_id} /> : null}
        paper={renderPaper()}
        dock={<CharacterCount text={text} />}
        aside={<PreviewPane text={text} memberName={memberName} />}
      />
    </>
  );

  function renderPaper() {
    if (!request) {
      return (
        <FailureNotice
          title="There is nothing to draft from"
          error={new Error('Select a prompt on the calendar, or write some notes of your own.')}
          action={
            <Button component={RouterLink} to={paths.calendar} variant="outlined" size="small">
              Open the calendar
            </Button>
          }
        />
      );
    }
    if (stream.kind === 'failed') {
      return (
        <FailureNotice
          title="The draft could not be written"
          error={stream.error}
          onRetry={() => void write()}
        />
      );
    }
    return <Paper value={text} readOnly placeholder="Writing your draft…" onChange={() => undefined} />;
  }
}
