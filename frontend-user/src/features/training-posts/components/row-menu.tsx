import { trainingAddressProblem, TRAINING_TEXTS } from '@drumbeat/domain';
import { ArrowUpRight, ChartColumn, Trash2 } from 'lucide-react';
import { RowMenuList } from '../../../components/row-menu-list';
import type { TrainingPost } from '../../../entities/types';
import { openElsewhere } from '../../../lib/device/browser';

interface RowMenuProps {
  post: TrainingPost;
  /** The button that it opens from; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onChange: () => void;
  onDelete: () => void;
}

/** What the owner can do with a saved post. */
export default function RowMenu({ post, anchor, onClose, onChange, onDelete }: RowMenuProps) {
  const url = post.linkedin_url;
  const actions = [
    ...(url !== null && trainingAddressProblem(url) === null
      ? [{ label: 'View on LinkedIn', icon: ArrowUpRight, onClick: () => openElsewhere(url) }]
      : []),
    {
      label: post.engagement_rate === null ? TRAINING_TEXTS.addPerformanceData : 'Change figures and date',
      icon: ChartColumn,
      onClick: onChange,
    },
    { label: 'Delete', icon: Trash2, onClick: onDelete },
  ];
  return <RowMenuList anchor={anchor} actions={actions} onClose={onClose} />;
}
