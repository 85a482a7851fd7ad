import { themeStorageKey } from '../theme/drumbeat-theme';

/** The colour scheme says nothing about the user, and a sign-in page in other colours looks like an error. */
const surviving = [themeStorageKey];

/** An indexed database that another tab holds open is deleted when that tab closes it; nothing waits for it. */
const limitMs = 500;

/**
 * Clears what this browser keeps of its user (SESSION-13): both storages, cookies that scripts can read, indexed databases,
 * and the worker that shows notifications.
 */
export async function forgetDevice(): Promise<void> {
  clearStorage(() => localStorage);
  clearStorage(() => sessionStorage);
  clearCookies();
  await Promise.race([
    Promise.allSettled([clearDatabases(), endWorkers()]),
    new Promise((resolve) => setTimeout(resolve, limitMs)),
  ]);
}

function clearStorage(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (!surviving.includes(key)) storage.removeItem(key);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** The session's own cookies are httpOnly: the server clears those. */
function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** With its worker a browser gives back the address of its notifications; those that it shows are the user's too. */
async function endWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const worker of await navigator.serviceWorker.getRegistrations()) {
    for (const shown of await worker.getNotifications()) shown.close();
    await worker.unregister();
  }
}

async function clearDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name }) =>
        new Promise<void>((resolve) => {
          if (name === undefined) {
            resolve();
            return;
          }
          const deletion = indexedDB.deleteDatabase(name);
          deletion.onsuccess = deletion.onerror = deletion.onblocked = () => resolve();
        }),
    ),
  );
}
