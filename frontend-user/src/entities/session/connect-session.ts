import { setCallSession } from '../../lib/api';
import { broadcastSave } from '../saves-elsewhere';
import { pageOwner, refusalOf } from './page-owner';
import { announce } from './session-events';
import { renewSession } from './session-renewal';

/** Gives every API call the session of this page: the first thing that the app does, before any call. */
export function connectSession(): void {
  setCallSession({
    headers: pageOwner.headers,
    renew: renewSession,
    onResponse: async (response, method, path) => {
      if (response.status === 402) announce('subscription-required');
      if (response.status === 409) await refusalOf(response.clone());
      if (response.ok) broadcastSave(method, path);
    },
  });
}
