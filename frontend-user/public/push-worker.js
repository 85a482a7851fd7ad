// Shows notices while no page of Drumbeat is open. Registered when somebody turns their device on in the settings, and removed when they
// sign out (libs/ui, forget-device). It keeps nothing and answers no requests.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { id, userId, title, body, link } = noticeOf(event.data);
  // The same notice again takes the place of the first.
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, data: { id, userId, link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id, userId, link } = event.notification.data;
  event.waitUntil(Promise.all([show(link), markRead(id, userId)]));
});

/** A browser takes the permission from whoever shows nothing. */
function noticeOf(data) {
  try {
    const { id, user_id, title, body, link } = data.json();
    return {
      id: String(id),
      userId: String(user_id),
      title: String(title),
      body: String(body),
      link: String(link),
    };
  } catch {
    return { id: 'notice', userId: '', title: 'Drumbeat', body: 'Something needs you.', link: '/' };
  }
}

/** The page of the notice: where a tab shows it already that one, else a new one, so that no open text is left. */
async function show(link) {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url.href);
  if (open) await open.focus();
  else await self.clients.openWindow(url.href);
}

/** Followed is read (NOTICE-6). Who is signed out, or offline, reads it in the app. */
async function markRead(id, userId) {
  if (userId === '') return;
  try {
    await fetch('/api/notifications', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-drumbeat-user': userId },
      body: JSON.stringify({ ids: [id], read: true }),
    });
  } catch {
    // The page opens all the same.
  }
}
