import { createBrowserRouter } from 'react-router';
import { bareScreens, shellScreens } from './route-modules';
import { RouteFailure } from './routes/route-failure';
import { AuthErrorBoundary } from './session/auth-error-boundary';
import { LoadingScreen } from './session/loading-screen';
import { SessionGate } from './session/session-gate';

/** The state of a history entry: the router's index; `spare` is ours. */
interface Entry {
  idx?: number;
  /** An entry above the first one, so that Back stays on this page. */
  spare?: true;
}

const entryNow = (): Entry => (history.state ?? {}) as Entry;

/** Marks a sheet with its own address: Back leaves that address, and with it the sheet. */
const inAddress = '[data-in-address]';

/** The topmost dialog, sheet or menu; null when it closes by its address, or none is open. */
function topOverlay(): Element | null {
  const top = [...document.querySelectorAll('body > .MuiModal-root')].at(-1);
  return top && !top.matches(inAddress) ? top : null;
}

/**
 * A step through the history closes the topmost layer, as Escape does, and the page stays. It is handled before the
 * router, and reverted: no entry is added or removed, so Forward still works. Only the first entry of a visit gets a
 * second one of the same address when something opens over it, as Back would leave the app; with nothing open both
 * are left at once. Call before the router is created: listeners of the window run in the order of registration.
 * @returns a function to call after each change of the address
 */
function closeByBack(): () => void {
  let here = entryNow();
  let isReturning = false;
  window.addEventListener('popstate', (event) => {
    const to = entryNow();
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      topOverlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      return;
    }
    const steps = here.idx === undefined || to.idx === undefined ? 0 : here.idx - to.idx;
    if (steps !== 0 && topOverlay() !== null) {
      event.stopImmediatePropagation();
      isReturning = true;
      history.go(steps);
      return;
    }
    if (here.spare && steps === 1) {
      event.stopImmediatePropagation();
      history.back();
    }
    here = to;
  });
  new MutationObserver(() => {
    if (topOverlay() === null || entryNow().idx !== 0) return;
    here = { ...entryNow(), idx: 1, spare: true };
    history.pushState(here, '');
  }).observe(document.body, { childList: true });
  return () => {
    here = entryNow();
  };
}

const routesOf = (screens: typeof shellScreens) =>
  Object.entries(screens).map(([path, lazy]) => ({ path, lazy }));

const onAddress = closeByBack();

/** Addresses and their screens. Who may see which is not decided here: the session gate follows the routing rules. */
export const router = createBrowserRouter([
  {
    Component: SessionGate,
    ErrorBoundary: AuthErrorBoundary,
    HydrateFallback: LoadingScreen,
    children: [
      ...routesOf(bareScreens),
      {
        lazy: () => import('./shell/app-shell'),
        ErrorBoundary: RouteFailure,
        children: [
          {
            // Inside the shell: sidebar, header and account menu stay where a screen is missing.
            ErrorBoundary: RouteFailure,
            children: [...routesOf(shellScreens)],
          },
        ],
      },
      { path: '*', lazy: () => import('./routes/not-found-page') },
    ],
  },
]);
router.subscribe(onAddress);
