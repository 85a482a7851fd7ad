import { Ellipsis } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { IconAction } from '../../../components/icon-action';
import { useEver } from '../../../components/lazy-part';

interface PostRowMenuProps {
  title: string;
  /** Prefetches the menu's code when it is about to open. */
  onIntent: () => void;
  /** The menu at its button; null while it is closed. */
  renderList: (anchor: HTMLElement | null, onClose: () => void) => ReactNode;
}

/** The button of a row's menu. The menu is a separate chunk, loaded when it is first opened. */
export function PostRowMenu({ title, onIntent, renderList }: PostRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useEver(anchor !== null);
  return (
    <>
      <IconAction
        icon={Ellipsis}
        size="small"
        label={`More for “${title}”`}
        hint="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {wasOpened ? <Suspense>{renderList(anchor, () => setAnchor(null))}</Suspense> : null}
    </>
  );
}
