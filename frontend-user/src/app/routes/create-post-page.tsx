import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
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
import { linkTo, paths } from '../paths';

/** What the address asks for: a prompt's number, or the user's own notes; null where it asks for nothing. */
function requestOf(search: URLSearchParams): DraftRequest | null {
  const notes = search.get('custom_notes')?.trim();
  if (search.get('is_custom') === 'true' && notes) return { custom_notes: notes };
  const prompt = Number(search.get('prompt'));
  return Number.isSafeInteger(prompt) && prompt > 0 ? { prompt_id: prompt } : null;
}

/** /posts/create?prompt=… or ?custom_notes=…&is_custom=true: the draft streams in, then its editor takes over. */
export function Component() {
  const [search] = useSearchParams();
  const [request] = useState(() => requestOf(search));
  const navigate = useNavigate();
  const memberName = useMemberName();
  const { stream, start } = useDraftStream();
  async function write() {
    if (!request) return;
    const draft = await start(request);
    if (draft) await navigate(linkTo.post(draft.post.id), { replace: true });
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
