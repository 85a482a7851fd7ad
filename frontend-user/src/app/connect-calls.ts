import { connectApi } from '../lib/http/api';
import { broadcastSave } from '../entities/saves-elsewhere';
import { pageOwner, refusalOf } from '../entities/session/page-owner';
import { announce } from '../entities/session/session-events';
import { renewSession } from '../entities/session/session-renewal';

/** Calls for which the loading screen has its own messages. */
const SHOWN_WHILE_LOADING = ['/api/beta/auth/session', '/api/user/subscription'];

/** It only reads, but sends a text too long for an address. */
const CHECK = '/api/posts/check';

/** Gives every API call the session of this page: the first thing that the app does, before any call. */
export function connectCalls(): void {
  connectApi({
    headers: pageOwner.headers,
    renew: renewSession,
    onResponse: async (response, method, path) => {
      if (response.status === 402) announce('subscription-required');
      if (response.status === 409) await refusalOf(response.clone());
      if (response.ok) broadcastSave(method, path);
    },
    isRead: (method, path) => method === 'POST' && path === CHECK,
    isWaitShown: (path) => SHOWN_WHILE_LOADING.includes(path),
  });
}
