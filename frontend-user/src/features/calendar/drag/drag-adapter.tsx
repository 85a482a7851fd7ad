import type * as library from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { MOVE_TEXTS } from '@drumbeat/domain';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { fetchCode } from '../../../lib/http/fetch-code';
import { notify } from '../../../lib/notices/notify';

type Adapter = Pick<typeof library, 'draggable' | 'dropTargetForElements'>;

/** Delay after the page has appeared. */
const SETTLED_MS = 1_500;

const AdapterContext = createContext<Adapter | null>(null);

/** The drag library, once it is there; null without a fine pointer. */
export const useDragAdapter = () => use(AdapterContext);

/** Drag threshold in pixels, above accidental movement while pressing. */
const DRAG_PX = 8;

/**
 * Enables dragging inside it. The library is fetched once the page has settled, or earlier when a mouse comes near:
 * touch and keyboard have "Move to…", and no page waits for it. Dragging before it is loaded shows a notice.
 */
export function DragBoard({ children }: { children: ReactNode }) {
  const [adapter, setAdapter] = useState<Adapter | null>(null);
  const isAsked = useRef(false);
  const pressed = useRef<{ x: number; y: number } | null>(null);

  function fetch() {
    if (isAsked.current) return;
    isAsked.current = true;
    fetchCode(() => import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter')).then(
      (fetched) => setAdapter(fetched),
      () => {
        // The next drag retries the fetch; until then "Move to…" works.
        isAsked.current = false;
      },
    );
  }
  const fetchLater = useEffectEvent(fetch);
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return undefined;
    const timer = setTimeout(() => fetchLater(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);

  function sayNotReady({ clientX, clientY }: PointerEvent) {
    const from = pressed.current;
    if (adapter || !from || Math.hypot(clientX - from.x, clientY - from.y) < DRAG_PX) return;
    pressed.current = null;
    notify.warning(MOVE_TEXTS.notReady, { description: MOVE_TEXTS.tryAgain });
  }
  return (
    <AdapterContext value={adapter}>
      <div
        onPointerDown={({ pointerType, target, clientX, clientY }) => {
          const isItem = target instanceof Element && target.closest('[data-item]') !== null;
          pressed.current = pointerType === 'mouse' && isItem ? { x: clientX, y: clientY } : null;
        }}
        onPointerUp={() => {
          pressed.current = null;
        }}
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse') return;
          fetch();
          sayNotReady(event);
        }}
      >
        {children}
      </div>
    </AdapterContext>
  );
}
