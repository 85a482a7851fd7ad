import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { POST_TEXTS } from '@drumbeat/domain';
import { ChartColumn, SpellCheck } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart, useLater } from '../../../../components/lazy-part';
import { analyticsIn } from '../../../../entities/posts/post-sentence';
import type { Post } from '../../../../entities/types';
import { notify } from '../../../../lib/notices/notify';
import type { useEditorDialog } from '../../hooks/use-editor-dialog';
import { finishQuery } from '../../../publications/api/finish';
import PostFigures from '../../../posts/components/post-figures';
import { isPostedByHand } from '../../read-only-reason';
import { PostedByHand } from './posted-by-hand';
import { FinishList } from '../../../publications/components/finish-list';
import {
  FirstCommentFollowUp,
  useFirstCommentOutcome,
} from '../../../publications/components/first-comment-follow-up';

const correctDialog = lazyPart(() => import('./correct-dialog'));
const performanceDialog = lazyPart(() => import('../../../posts/components/performance-dialog'));
const figuresSource = lazyPart(() => import('../../../linkedin/components/figures-source'));

interface AfterPublishingProps {
  post: Post;
  /** Of the post: its figures may be asked for. */
  dialog: Pick<ReturnType<typeof useEditorDialog>, 'open' | 'change'>;
}

/** What follows once a post is out: its first comment, what is left to do on LinkedIn, a text to correct, and how it did. */
export default function AfterPublishing({ post, dialog }: AfterPublishingProps) {
  useLater(correctDialog, performanceDialog, figuresSource);
  const outcome = useFirstCommentOutcome(post);
  const { data: finish } = useQuery(finishQuery(post, outcome?.state ?? null));
  const [isCorrecting, setCorrecting] = useState(false);
  const figures = useRef<HTMLButtonElement>(null);
  const isTooEarly = post.analytics_in_days !== null && !post.performance;
  useFocusAfter(dialog.open === 'performance', figures);
  useToldTooEarly(dialog.open === 'performance' && isTooEarly, post.analytics_in_days ?? 1, dialog.change);
  const steps = finish?.steps ?? [];
  const correction = finish?.correction ?? null;
  const correct =
    correction === null ? null : (
      <Box>
        <Button
          variant="text"
          size="small"
          startIcon={<SpellCheck size={16} strokeWidth={1.75} aria-hidden />}
          sx={{ ml: '-0.375rem' }}
          onClick={() => setCorrecting(true)}
        >
          Correct the text
        </Button>
      </Box>
    );
  return (
    <>
      {isPostedByHand(post) ? <PostedByHand post={post} /> : null}
      {steps.some(({ kind }) => kind === 'first_comment') ? null : (
        <FirstCommentFollowUp post={post} outcome={outcome} />
      )}
      {steps.length > 0 ? (
        <FinishList postId={post.id} steps={steps} linkedInUrl={post.linkedin_url}>
          {correct}
        </FinishList>
      ) : correct === null ? null : (
        <Box sx={{ mt: 3 }}>{correct}</Box>
      )}
      {post.source_type === 'training' ? null : (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 3 }}>
          {post.performance ? <PostFigures performance={post.performance} /> : null}
          {isTooEarly ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {analyticsIn(post.analytics_in_days ?? 1)}
            </Typography>
          ) : (
            <Button
              ref={figures}
              variant={post.needs_analytics ? 'outlined' : 'text'}
              size="small"
              startIcon={<ChartColumn size={16} strokeWidth={1.75} aria-hidden />}
              sx={post.needs_analytics ? {} : { ml: '-0.375rem' }}
              onClick={() => dialog.change('performance')}
            >
              {post.performance ? POST_TEXTS.changeAnalytics : POST_TEXTS.addAnalytics}
            </Button>
          )}
        </Box>
      )}
      {dialog.open === 'performance' && post.source_type !== 'training' && !isTooEarly ? (
        <Suspense>
          <performanceDialog.Part
            post={post}
            onClose={() => dialog.change(null)}
            source={<figuresSource.Part />}
          />
        </Suspense>
      ) : null}
      {isCorrecting && correction !== null ? (
        <Suspense>
          <correctDialog.Part post={post} correction={correction} onClose={() => setCorrecting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** An address may ask for figures before LinkedIn has any that are worth reading. */
function useToldTooEarly(isAsked: boolean, days: number, change: (dialog: null) => void): void {
  const tell = useEffectEvent(() => {
    notify.plain(POST_TEXTS.figuresTooEarly, { description: `${analyticsIn(days)}.` });
    change(null);
  });
  useEffect(() => {
    if (isAsked) tell();
  }, [isAsked]);
}

/** A dialog that the address opened has nowhere to return the focus to: it goes to the button that opens it. */
function useFocusAfter(isOpen: boolean, button: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && document.activeElement === document.body) button.current?.focus();
  }, [isOpen, button]);
}
