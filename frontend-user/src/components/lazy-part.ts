import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchedOnce, isMissingCode } from '../lib/fetch-code';
import { notify } from '../lib/notify';
import { within } from '../lib/within';

/** How long the first page is left alone after it has appeared, before what it may need later is fetched. */
const settledMs = 1_500;

/** The same on every later page: what all pages need is here by then, and only its own reads go first. */
const soonMs = 300;

let hasSettled = false;

export interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches its code ahead of need. */
  fetch: () => void;
  /** Resolves once its code is here, or cannot be had. */
  fetched: () => Promise<void>;
}

/**
 * A part of the screen that no page needs to appear, as an open menu. Its code comes later, see `useLater`. Where it cannot be
 * had, the part is missing, and not the screen around it with what somebody is writing there.
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

/** Fetches parts once the page has settled, on the first one later than on those that follow, so that they are there before anybody reaches for them, with or without a network. */
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

/** How long a page waits for a part that would push down what is below it. */
const heldBackMs = 3_000;

/**
 * Whether a part that is shown from the beginning can be drawn at once: a page that waits for it appears with it, and nothing jumps.
 * Where the code does not come, the page does not wait for long.
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

/** A promise's part that `lazy` asks for, answered at once: what is here already needs no place kept for it. */
const settled = <Value>(value: Value) =>
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>;

/** Whether it has ever been true: a part that was shown stays, so that it can leave in its own way. */
export function useEver(value: boolean): boolean {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever || value;
}

/** How long code that is here already may take to show it, in milliseconds. */
const atOnceMs = 100;

/** Somebody wants a part whose code is not on this device, and there is no network to fetch it by. */
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

/** Says once that something is missing, and what helps. */
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
