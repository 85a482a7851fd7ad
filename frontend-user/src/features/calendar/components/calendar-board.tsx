import { MOVE_TEXTS, postStaysBecause } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, Suspense, use, useRef, useState, type ReactNode } from 'react';
import type { Prompt } from '../../../entities/types';
import { itemId, type CalendarItem } from '../calendar-item';
import { DragBoard } from '../drag/drag-adapter';
import { useFocusAfterMove } from '../hooks/use-focus-after-move';
import { useMoves, type MoveTarget } from '../hooks/use-moves';
import { lazyPart, useEver, useLater } from '../../../components/lazy-part';
import { useCurrentUser } from '../../../entities/session/current-user';
import { prefetchCode } from '../../../lib/http/fetch-code';
import { notify } from '../../../lib/notices/notify';
import type { PromptAction } from './items/item-menu';

const itemMenu = lazyPart(() => import('./items/item-menu'));
const moveCode = () => import('./items/move-dialog');
const moveDialog = lazyPart(moveCode);

interface Board {
  /** Action of Enter, a click or "Open". */
  open: (item: CalendarItem) => void;
  move: (item: CalendarItem, to: MoveTarget) => void;
  openMenu: (item: CalendarItem, anchor: HTMLElement) => void;
  /** Prefetches the menu's code. */
  prefetchMenu: () => void;
  openMoveDialog: (item: CalendarItem) => void;
}

const BoardContext = createContext<Board | null>(null);

/** Actions on the calendar's items. */
export function useBoard(): Board {
  const board = use(BoardContext);
  if (!board) throw new Error('There is no calendar board here');
  return board;
}

interface CalendarBoardProps {
  onOpen: (item: CalendarItem) => void;
  /** Further actions in a prompt's menu. */
  promptActions: (prompt: Prompt) => PromptAction[];
  children: ReactNode;
}

/** The base of week, month and list: items are dragged, or moved by a shared menu and dialog. */
export function CalendarBoard({ onOpen, promptActions, children }: CalendarBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { move, takeOff } = useMoves();
  const [menu, setMenu] = useState<{ item: CalendarItem; anchor: HTMLElement } | null>(null);
  const [moving, setMoving] = useState<CalendarItem | null>(null);
  const wasMenuOpened = useEver(menu !== null);
  const queryClient = useQueryClient();
  const { time_zone: zone } = useCurrentUser();
  useLater(itemMenu, moveDialog, {
    fetch: () => prefetchCode(async () => (await moveCode()).readDaysAhead(queryClient, zone)),
  });
  const keepFocusOn = useFocusAfterMove(board);

  const actions: Board = {
    open: onOpen,
    move,
    openMenu: (item, anchor) => setMenu({ item, anchor }),
    prefetchMenu: itemMenu.fetch,
    openMoveDialog: (item) => {
      const stays = item.kind === 'post' ? postStaysBecause(item.post.display_state) : null;
      if (stays === null) setMoving(item);
      else notify.warning(MOVE_TEXTS.postFailed, { description: stays });
    },
  };
  return (
    <BoardContext value={actions}>
      <DragBoard>
        <div ref={board}>{children}</div>
      </DragBoard>
      {wasMenuOpened ? (
        <Suspense>
          <itemMenu.Part
            menu={menu}
            onClose={() => setMenu(null)}
            onOpen={onOpen}
            onMove={setMoving}
            onTakeOff={takeOff}
            promptActions={promptActions}
          />
        </Suspense>
      ) : null}
      {moving ? (
        <Suspense>
          <moveDialog.Part
            item={moving}
            onClose={() => setMoving(null)}
            onTakeOff={takeOff}
            onMove={(to) => {
              setMoving(null);
              keepFocusOn(itemId(moving));
              move(moving, to);
            }}
          />
        </Suspense>
      ) : null}
    </BoardContext>
  );
}
