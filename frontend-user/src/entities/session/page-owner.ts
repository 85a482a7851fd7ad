import { apiErrorOf, type ApiError } from '@drumbeat/api-client';
import { FOR_USER_HEADER, OTHER_ACCOUNT } from '@drumbeat/domain';
import { otherTabs } from '@drumbeat/ui';
import { announce } from './session-events';

let owner: string | null = null;

/**
 * The page's owner: the first account signed in on it, until it is closed or reloaded. Tabs share their session, so
 * another account may be signed in by now; this page sends requests for its owner only, named in a header.
 */
export const pageOwner = {
  take: (userId: string) => {
    if (owner !== null) return;
    owner = userId;
    otherTabs.tell({ kind: 'signed-in', userId });
  },
  id: () => owner,
  isAnother: (userId: string) => owner !== null && owner !== userId,
  /** For every API call except those that sign in. */
  headers: (): Record<string, string> => (owner === null ? {} : { [FOR_USER_HEADER]: owner }),
};

/** The API's error. The app is notified when another account is signed in, and then leaves its owner's screens. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const error = await apiErrorOf(response);
  if (error.code === OTHER_ACCOUNT) announce('other-account');
  return error;
}
