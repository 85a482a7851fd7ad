import { FEEDBACK_TEXTS, POST_TEXTS, postTabOf, waitsForItsTime } from '@drumbeat/domain';
import {
  Archive,
  ArchiveRestore,
  ArrowUpRight,
  CalendarClock,
  CalendarX2,
  ChartColumn,
  Check,
  Eye,
  EyeOff,
  MessageSquare,
  PencilLine,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { useDeletePost } from './delete-post';
import { useShelvePost } from './shelve-post';
import { type RowAction, RowMenuList } from '../../../components/row-menu-list';
import { useUnschedulePost, unscheduleWords } from '../../../entities/publications/unschedule-post';
import type { Post } from '../../../entities/types';
import { linkTo } from '../../../lib/paths';
import type { RowDialog } from './row-dialogs';
import { openElsewhere } from '../../../lib/device/browser';

interface RowMenuProps {
  post: Post;
  /** The button that it opens from; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onDialog: (dialog: RowDialog) => void;
}

/** All actions of a row's state besides its button. */
export default function RowMenu({ post, anchor, onClose, onDialog }: RowMenuProps) {
  return <RowMenuList anchor={anchor} actions={useRowActions(post, onDialog)} onClose={onClose} />;
}

/** The worker's posts are left to it: they can only be cancelled. */
function useRowActions(post: Post, open: (dialog: RowDialog) => void): RowAction[] {
  const navigate = useNavigate();
  const unschedule = useUnschedulePost();
  const { archive, bringBack, hide, showAgain } = useShelvePost();
  const { mutate: deletePost } = useDeletePost();
  const { display_state: state, linkedin_url: url } = post;
  const isDraft = postTabOf(state) === 'drafts';
  const isDue = post.publication?.is_due ?? false;
  const isPosted = post.status === 'used';
  // Date and figures are entered there (TRAINING-11).
  const isTraining = post.source_type === 'training';
  // LinkedIn may be reading it, or a worker is about to: the server would refuse.
  const isFree = isDraft || isPosted || state === 'archived' || state === 'missed' || isRejected(post);
  const actions: (RowAction | false)[] = [
    { label: 'Open', icon: PencilLine, onClick: () => void navigate(linkTo.post(post.id)) },
    isPosted &&
      url !== null && { label: 'View on LinkedIn', icon: ArrowUpRight, onClick: () => openElsewhere(url) },
    { label: FEEDBACK_TEXTS.title, icon: MessageSquare, onClick: () => open('feedback') },
    isDraft && { label: POST_TEXTS.schedule, icon: CalendarClock, onClick: () => open('schedule') },
    isDraft && { label: POST_TEXTS.markAsPosted, icon: Check, onClick: () => open('mark-posted') },
    isTraining && {
      label: POST_TEXTS.inWritingProfile,
      icon: ChartColumn,
      onClick: () => void navigate(linkTo.writingProfile('training')),
    },
    isPosted &&
      !isTraining && {
        label: post.performance ? POST_TEXTS.changeAnalytics : POST_TEXTS.addAnalytics,
        icon: ChartColumn,
        onClick: () => open('performance'),
      },
    waitsForItsTime(state) && {
      label: unscheduleWords(isDue).label,
      icon: CalendarX2,
      onClick: () => unschedule.mutate({ postId: post.id, isDue }),
    },
    state === 'archived'
      ? { label: 'Bring back', icon: ArchiveRestore, onClick: () => bringBack(post) }
      : isFree && { label: 'Archive', icon: Archive, onClick: () => archive(post) },
    post.is_hidden
      ? { label: 'Show again', icon: Eye, onClick: () => showAgain(post) }
      : isFree && { label: 'Hide', icon: EyeOff, onClick: () => hide(post) },
    isFree && { label: 'Delete', icon: Trash2, onClick: () => deletePost(post.id) },
  ];
  return actions.filter((action) => action !== false);
}

const isRejected = ({ publication }: Post) => publication?.state === 'rejected';
