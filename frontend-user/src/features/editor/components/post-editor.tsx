import Box from '@mui/material/Box';
import type { TextRange } from '@drumbeat/domain';
import { PostStatus } from '@drumbeat/ui';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { InlineAlert } from '../../../components/inline-alert';
import { lazyPart, useLater } from '../../../components/lazy-part';
import {
  useDisconnected,
  useIntegration,
  useMemberName,
  useReconnect,
} from '../../linkedin/hooks/use-integration';

import { EditorBar } from './editor-bar';
import { EditorFrame, type EditorMode } from './editor-frame';
import { publicationPanel } from './publishing/lazy-publication-panel';
import { Paper } from './text/paper';
import { PreviewPane } from './preview-pane';
import { isUrgent } from './save-look';
import { SaveStatus } from './save-status';
import { TextCount } from './text/text-count';
import { TextTools } from './text/text-tools';
import { TitleInput } from './text/title-input';
import { VersionsButton } from './versions/versions-button';
import { useAutosave } from '../hooks/use-autosave';
import { useEditor } from '../hooks/use-editor';
import { usePostText } from '../hooks/use-post-text';
import type { RewritePart } from '../../drafting/components/drafting';
import { PromptSource } from '../../prompts/components/prompt-source';
import type { Post } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { EditorTextContext } from '../../../entities/posts/editor-text';
import { notify } from '../../../lib/notices/notify';
import { handPlanOf } from '../../../entities/posts/hand-plan';
import { isRefused } from '../../../entities/session/is-refused';
import { UnsendableText } from '../../../entities/posts/local-draft';
import { UnsendablePart } from '../../../entities/posts/use-post-edit';
import { linkTo } from '../../../lib/paths';
import { EditorActions } from './editor-actions';
import { EditorDialogs } from './publishing/editor-dialogs';
import { EditorNotice } from './editor-notice';
import { readOnlyReason } from '../read-only-reason';
import { useEditorDialog, type EditorDialog } from '../hooks/use-editor-dialog';
import { usePostExtras } from '../hooks/use-post-extras';

const afterPublishing = lazyPart(() => import('./publishing/after-publishing'));
const byHandPanel = lazyPart(() => import('./publishing/by-hand-panel'));
const conflictDialog = lazyPart(() => import('./versions/conflict-dialog'));
const deletedNotice = lazyPart(() => import('./deleted-notice'));
const drafting = lazyPart(() => import('../../drafting/components/drafting'));
const draftStarters = lazyPart(() => import('./starting/draft-starters'));
const postFeedback = lazyPart(() => import('./post-feedback'));
const postChecks = lazyPart(() => import('../../checks/components/post-checks'));
const staffSuggestions = lazyPart(() => import('./staff-suggestions'));
const textHints = lazyPart(() => import('./text/text-hints'));
const voicePart = lazyPart(() => import('./voice-part'));

interface PostEditorProps {
  post: Post;
  account: ReactNode;
  /** True when the server has deleted it: only its local text is left. */
  isDeleted?: boolean;
}

/** The editor of one post: its text, LinkedIn's preview, and its publication. */
export function PostEditor({ post, account, isDeleted = false }: PostEditorProps) {
  const user = useCurrentUser();
  const memberName = useMemberName();
  const onReconnect = useReconnect(linkTo.post(post.id));
  const isDisconnected = useDisconnected();
  const integration = useIntegration();
  const text = usePostText(post, user.id);
  const autosave = useAutosave(post, text, isDeleted);
  // Prefetched because they may be needed offline: a blank post becomes a draft, or an edit is in conflict.
  useLater(conflictDialog, drafting, postChecks, voicePart, publicationPanel, postFeedback, deletedNotice);
  const [mode, setMode] = useState<EditorMode>('write');
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const dialog = useEditorDialog();
  const [problems, setProblems] = useState(0);
  const [breaking, setBreaking] = useState<readonly string[]>([]);
  const rewriter = useRef<RewritePart>(null);
  const readOnly = readOnlyReason(post) !== null;
  const { content, title } = text.text;
  const editor = useEditor(content, readOnly, (words) => text.change({ content: words }));
  /** The server has it: before and afterwards, there is nothing to draft again, to rate or to compare. */
  const isThere = post.version > 0 && !isDeleted;
  const extras = usePostExtras(post, readOnly || !isThere);

  /** The dialogs show and send the server's data, so the latest text is saved first. */
  async function open(which: EditorDialog) {
    const saved = autosave.saveNow().then(extras.saveNow);
    await saved.then(
      () => dialog.change(which),
      (error: unknown) =>
        error instanceof UnsendablePart
          ? notify.warning(`Not saved: ${error.part}`, { description: error.message })
          : content.trim() === ''
            ? notify.warning('There is nothing to post yet', { description: 'Write something first.' })
            : notify.warning('The text is not saved yet', { description: whyUnsaved(error) }),
    );
  }

  const showPlace = ({ start, end }: TextRange) => {
    // A text that a phone does not show can have no focus.
    flushSync(() => setMode('write'));
    editor.text.select(start, end);
  };
  const handPlan = handPlanOf(post);
  /** True when there is no text for a writer, or no post on the server. */
  const isBlank = !isThere || content.trim() === '';
  const versions = isThere ? (
    <VersionsButton post={post} present={text.text} readOnly={readOnly} saveNow={autosave.saveNow} />
  ) : null;
  return (
    <EditorTextContext value={editor.text}>
      <title>{`${title || 'New post'} – Drumbeat`}</title>
      <EditorBar
        heading={title || 'New post'}
        back={{ to: linkTo.posts(), label: 'Back to Posts' }}
        title={
          <TitleInput value={title} readOnly={readOnly} onChange={(words) => text.change({ title: words })} />
        }
        status={
          <>
            {/* A phone has room for one of them, and an unsaved text is more urgent. */}
            {isDeleted ? null : (
              <Box sx={{ display: { xs: isUrgent(autosave.state) ? 'none' : 'flex', sm: 'flex' } }}>
                <PostStatus small state={post.display_state} />
              </Box>
            )}
            <SaveStatus state={autosave.state} savedAt={post.updated_at} />
          </>
        }
        actions={
          <>
            {versions}
            {isDeleted ? null : (
              <EditorActions
                state={post.display_state}
                onSchedule={() => void open('schedule')}
                onPublish={() => void open('publish')}
              />
            )}
          </>
        }
        account={account}
      />
      <EditorFrame
        mode={mode}
        onMode={setMode}
        beside={setBeside}
        above={
          <>
            {!isDeleted && post.publication && post.publication.state !== 'cancelled' ? (
              <Suspense fallback={<PublicationPlace />}>
                <publicationPanel.Part
                  post={post}
                  integration={integration}
                  onReschedule={() => void open('schedule')}
                  isDisconnected={isDisconnected}
                  onReconnect={onReconnect}
                />
              </Suspense>
            ) : null}
            {isDeleted ? (
              <Suspense>
                <deletedNotice.Part
                  words={text.text}
                  firstComment={extras.comment.text}
                  isUnsaved={text.edit !== null}
                  onForget={() => {
                    text.dropCopy();
                    extras.comment.discard();
                  }}
                />
              </Suspense>
            ) : (
              <>
                {handPlan === null ? null : (
                  <Suspense>
                    <byHandPanel.Part
                      post={post}
                      at={handPlan}
                      linkedInSite={integration?.site_url ?? null}
                      onChangeTime={() => void open('by-hand')}
                    />
                  </Suspense>
                )}
                {post.status === 'used' ? (
                  <Suspense>
                    <afterPublishing.Part post={post} dialog={dialog} />
                  </Suspense>
                ) : null}
                <EditorNotice post={post} text={text} saving={autosave.state} />
                {isThere && !readOnly ? (
                  <Suspense>
                    <staffSuggestions.Part
                      postId={post.id}
                      content={content}
                      saveNow={autosave.saveNow}
                      onShow={showPlace}
                    />
                  </Suspense>
                ) : null}
              </>
            )}
            {post.prompt_id ? (
              <PromptSource promptId={post.prompt_id} begunWith={post.ai_prompt_used} />
            ) : null}
          </>
        }
        paper={
          <>
            <Paper
              value={content}
              findings={post.findings}
              breaking={breaking}
              readOnly={readOnly}
              field={editor.field}
              autoFocus={post.version === 0 && content === ''}
            />
            {extras.below}
          </>
        }
        dock={
          <>
            {autosave.state.kind === 'too-long' ? (
              <Box sx={{ px: { xs: 4, md: 0 }, pb: 2 }}>
                <InlineAlert tone="bad">Not saved: {autosave.state.reason}</InlineAlert>
              </Box>
            ) : null}
            <TextTools
              editor={editor}
              readOnly={readOnly}
              extraTools={extras.tools}
              count={<TextCount text={content} />}
            />
            {readOnly || isDeleted ? null : (
              <Suspense fallback={<PanelPlace />}>
                {isBlank ? (
                  <draftStarters.Part />
                ) : (
                  <drafting.Part postId={post.id} rewriter={rewriter} beside={beside} />
                )}
              </Suspense>
            )}
          </>
        }
        checks={
          isThere && post.status !== 'used' ? (
            <Suspense>
              <postChecks.Part
                postId={post.id}
                content={content}
                findings={post.findings}
                vouched={post.vouched}
                onProblems={setProblems}
                {...(readOnly ? {} : { onShow: showPlace })}
              />
              <voicePart.Part
                postId={post.id}
                content={text.server.content}
                isSettled={text.edit === null}
                readOnly={readOnly}
                rewriter={rewriter}
                onMark={setBreaking}
                onShow={showPlace}
                onRewriting={() => setMode('write')}
              />
            </Suspense>
          ) : null
        }
        problems={problems}
        foot={
          isThere ? (
            <Suspense>
              <postFeedback.Part post={post} />
            </Suspense>
          ) : null
        }
        aside={
          <>
            <PreviewPane text={content} memberName={memberName} {...extras.preview} />
            <Suspense>
              <textHints.Part text={content} editor={editor.text} readOnly={readOnly} />
            </Suspense>
          </>
        }
      />
      <EditorDialogs
        post={post}
        open={dialog.open}
        chosen={dialog.chosen}
        onChange={dialog.change}
        {...(readOnly ? {} : { onShow: showPlace })}
      />
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
    </EditorTextContext>
  );
}

/** Permanent failures are shown; all others wait for the next attempt. */
const whyUnsaved = (error: unknown) =>
  error instanceof UnsendableText || isRefused(error) ? error.message : 'It is kept on this device.';

/** Keep the place of a panel until it is there, so that the text does not jump. */
const PublicationPlace = () => <Box sx={{ height: '8rem', mt: 4 }} />;
const PanelPlace = () => <Box sx={{ height: { xs: '3.0625rem', md: '8.25rem' } }} />;
