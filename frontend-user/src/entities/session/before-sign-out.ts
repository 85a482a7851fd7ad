import { within } from '../../lib/timing/within';

type Farewell = () => Promise<unknown>;

const farewells = new Set<Farewell>();

/** Calls before signing out must not delay it. */
const limitMs = 500;

/** Runs `farewell` when the user signs out, before the session ends; returns the way to take that back. */
export function beforeSignOut(farewell: Farewell): () => void {
  farewells.add(farewell);
  return () => void farewells.delete(farewell);
}

export async function runBeforeSignOut(): Promise<void> {
  await within(limitMs, Promise.allSettled([...farewells].map((farewell) => farewell())), []);
}
