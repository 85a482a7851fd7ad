import { PostStatus } from '@drumbeat/ui';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useConnectLinkedIn } from '../../../features/linkedin/api/authorize';
import { useMemberName } from '../../../features/linkedin/hooks/use-member-name';
import { CharacterCount } from '../../../features/posts/components/character-count';
import { DraftPanel } from '../../../features/posts/components/draft-panel';
import { EditorBar } from '../../../features/posts/components/editor-bar';
import { EditorFrame } from '../../../features/posts/components/editor-frame';
import { Paper } from '../../../features/posts/components/paper';
import { PreviewPane } from '../../../features/posts/components/preview-pane';
import { SaveStatus } from '../../../features/posts/components/save-status';
import { TitleInput } from '../../../features/posts/components/title-input';
import { WritingStatus } from '../../../features/posts/components/writing-status';
import { useAutosave } from '../../../features/posts/hooks/use-autosave';
import { useDraftAgain } from '../../../features/posts/hooks/use-draft-again';
import { usePostText } from '../../../features/posts/hooks/use-post-text';
import { PromptSource } from '../../../features/prompts/components/prompt-source';
import { PublicationPanel } from '../../../features/publications/components/publication-panel';
import type { Post } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { notify } from '../../../lib/notify';
import { linkTo } from '../../paths';
import { AccountMenu } from '../../shell/account-menu';
import { DeskActions } from './desk-actions';
import { DeskDialogs, type DeskDialog } from './desk-dialogs';
import { DeskNotice } from './desk-notice';
import { PostFeedback } from './post-feedback';
import { readOnlyReason } from './read-only-reason';

const conflictDialog = lazyPart(() => import('../../../features/posts/components/conflict-dialog'));

/** One post on the desk: its text, what LinkedIn makes of it, and what becomes of it. */
export function PostDesk({ post }: { post: Post }) {
  const user = useCurrentUser();
  const memberName = useMemberName();
  const connect = useConnectLinkedIn();
  const text = usePostText(post, user.id);
  const autosave = useAutosave(post, text);
  const again = useDraftAgain(text);
  // What is wrong with the network may be why it is needed: it has to be here by then.
  useLater(conflictDialog);
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const state = post.display_state;
  const settled = readOnlyReason(post) !== null;
  const readOnly = settled || again.isWriting;
  const shown = again.isWriting ? again.text : text.text.content;

  /** The dialogs show and send what the server has, so it gets the last words first. */
  async function open(which: DeskDialog) {
    await autosave.saveNow().then(
      () => setDialog(which),
      () => notify.warning('The text is not saved yet', { description: 'It is kept on this device.' }),
    );
  }

  async function draftAgain(instructions: string) {
    const saved = await autosave.saveNow().catch(() => null);
    if (saved) await again.start(saved, instructions);
  }

  return (
    <>
      <title>{`${text.text.title} – Drumbeat`}</title>
      <EditorBar
        heading={text.text.title}
        back={{ to: linkTo.posts(), label: 'Back to Posts' }}
        title={
          <TitleInput
            value={text.text.title}
            readOnly={readOnly}
            onChange={(title) => text.change({ title })}
          />
        }
        status={
          <>
            <PostStatus small state={state} />
            {again.isWriting ? (
              <WritingStatus />
            ) : (
              <SaveStatus state={autosave.state} savedAt={post.updated_at} />
            )}
          </>
        }
        actions={
          <DeskActions
            state={state}
            disabled={again.isWriting}
            onSchedule={() => void open('schedule')}
            onPublish={() => void open('publish')}
          />
        }
        account={<AccountMenu compact />}
      />
      <EditorFrame
        above={
          <>
            <PublicationPanel
              post={post}
              onReschedule={() => void open('schedule')}
              onReconnect={() => connect.mutate(linkTo.post(post.id))}
            />
            <DeskNotice post={post} text={text} saving={autosave.state} draftError={again.error} />
            {post.prompt_id ? <PromptSource promptId={post.prompt_id} /> : null}
          </>
        }
        paper={<Paper value={shown} readOnly={readOnly} onChange={(content) => text.change({ content })} />}
        dock={
          <>
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'flex-end',
                p: { xs: '0.5rem 1rem', md: '0.25rem 0 0.5rem' },
              }}
            >
              <CharacterCount text={shown} />
            </Box>
            {settled ? null : (
              <DraftPanel busy={again.isWriting} onDraftAgain={(ask) => void draftAgain(ask)} />
            )}
          </>
        }
        aside={
          <>
            <PreviewPane text={shown} memberName={memberName} />
            <PostFeedback post={post} />
          </>
        }
      />
      <DeskDialogs post={post} open={dialog} onChange={setDialog} />
      {autosave.state.kind === 'conflict' ? (
        <Suspense>
          <conflictDialog.Part
            mine={text.text}
            theirs={autosave.state.theirs}
            onKeepMine={autosave.keepMine}
            onKeepTheirs={autosave.keepTheirs}
          />
        </Suspense>
      ) : null}
    </>
  );
}
