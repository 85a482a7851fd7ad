/** What the router keeps with an entry of the history: its place; `spare` is ours. */
interface Entry {
  idx?: number;
  /** Stands above the first entry, so that Back has somewhere to go that is still this page. */
  spare?: true;
}

const entryNow = (): Entry => (history.state ?? {}) as Entry;

/** A sheet that has an address of its own bears this: Back leaves that address, and with it the sheet. */
const inAddress = '[data-in-address]';

/** The dialog, sheet or menu that lies on top; null where it leaves by its address, or nothing lies there. */
function topOverlay(): Element | null {
  const top = [...document.querySelectorAll('body > .MuiModal-root')].at(-1);
  return top && !top.matches(inAddress) ? top : null;
}

/**
 * A step through the history closes what lies on top of the page, as Escape does, and the page stays. It is heard before the
 * router hears it, and taken back: no entry comes or goes, so Forward still leads where it led. Only the first entry of a visit
 * gets a second one of the same address when something opens over it, as Back would leave the app; without anything open both
 * are left at once.
 *
 * To be called before the router is made: listeners of the window are called in the order in which they came.
 * @returns to be called after each change of the address
 */
export function closeByBack(): () => void {
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
