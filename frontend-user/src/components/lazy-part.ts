import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';

/** How long a page is left alone after it has appeared, before what it may need later is fetched. */
const settledMs = 1_500;

interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches its code; what fails is tried again when it is shown. */
  fetch: () => void;
}

/** A part of the screen that no page needs to appear, as an open menu. Its code comes later, see `useLater`. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  return { Part: lazy(() => onceOnline(load)), fetch: () => void load().catch(() => undefined) };
}

/**
 * Code that cannot be fetched for want of a network is fetched once there is one: until then a part is missing, and not the
 * screen around it with what somebody is writing there.
 */
export async function onceOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
  }
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
  return onceOnline(load);
}

/** Fetches parts once the page has settled, so that they are there before anybody reaches for them, with or without a network. */
export function useLater(...parts: readonly { fetch: () => void }[]): void {
  const [wanted] = useState(parts);
  useEffect(() => {
    const timer = setTimeout(() => wanted.forEach(({ fetch }) => fetch()), settledMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}

/** Whether it has ever been true: a part that was shown stays, so that it can leave in its own way. */
export function useEver(value: boolean): boolean {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever || value;
}
