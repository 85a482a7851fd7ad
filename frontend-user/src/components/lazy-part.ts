import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchedOnce, isMissingCode } from '../lib/http/fetch-code';
import { notify } from '../lib/notices/notify';
import { within } from '../lib/timing/within';

/** Delay after the first page has appeared, before later parts are prefetched. */
const settledMs = 1_500;

/** The same on every later page: what all pages need is here by then, and only its own reads go first. */
const soonMs = 300;

let hasSettled = false;

export interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Prefetches its code. */
  fetch: () => void;
  /** Resolves once its code is loaded, or has failed. */
  fetched: () => Promise<void>;
}

/**
 * A part that no page needs at first, such as an open menu. Its code is loaded later, see `useLater`. If that fails,
 * only the part is missing, not the screen around it with unsaved text.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  const code = fetchedOnce(load);
  let here: { default: ComponentType<Props> } | undefined;
  const fetched = () =>
    code().then(
      (module) => {
        here = module;
      },
      () => undefined,
    );
  return {
    Part: lazy(() => {
      if (here) return settled(here);
      const part = code();
      void sayIfWaiting(part);
      return part.catch(withoutPart);
    }),
    fetch: () => void fetched(),
    fetched,
  };
}

/**
 * Prefetches parts once the page has settled, on the first page later than on following ones, so that they are loaded
 * before they are needed, online or offline.
 */
export function useLater(...parts: readonly { fetch: () => void }[]): void {
  const [wanted] = useState(parts);
  useEffect(() => {
    const fetchAll = () => {
      hasSettled = true;
      wanted.forEach(({ fetch }) => fetch());
    };
    const timer = setTimeout(fetchAll, hasSettled ? soonMs : settledMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}

/** How long a page waits for a part that would shift the content below it. */
const heldBackMs = 3_000;

/**
 * True when an initially visible part can be rendered at once: the page appears with it, without a layout shift. If
 * the code does not load, the page waits only briefly.
 */
export function useReady(part: { fetched: () => Promise<void> }, isWanted: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isWanted || isReady) return undefined;
    let isLeft = false;
    void within(heldBackMs, part.fetched(), undefined).then(() => {
      if (!isLeft) setReady(true);
    });
    return () => {
      isLeft = true;
    };
  }, [part, isWanted, isReady]);
  return !isWanted || isReady;
}

/** A thenable for `lazy` that resolves synchronously: loaded code needs no fallback. */
const settled = <Value>(value: Value) =>
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>;

/** True once it has ever been true: a shown part stays mounted, so that its closing animation can run. */
export function useEver(value: boolean): boolean {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever || value;
}

/** Time in which loaded code may still render before a fallback, in milliseconds. */
const atOnceMs = 100;

/** A part was requested offline whose code is not on this device. */
async function sayIfWaiting(part: Promise<unknown>): Promise<void> {
  if (navigator.onLine) return;
  const isHere = part.then(
    () => true,
    () => true,
  );
  if (await within(atOnceMs, isHere, false)) return;
  notify.warning('You are offline', { description: 'This part opens as soon as there is a network.' });
}

let isTold = false;

/** Notifies once that a part is missing, with the remedy. */
function withoutPart(error: unknown): { default: () => null } {
  if (!isMissingCode(error)) throw error;
  if (!isTold) {
    notify.error('A part of this page could not be loaded', {
      description: 'Reload to get it. What you wrote is kept on this device.',
      action: { label: 'Reload', onClick: () => window.location.reload() },
    });
  }
  isTold = true;
  return { default: () => null };
}
