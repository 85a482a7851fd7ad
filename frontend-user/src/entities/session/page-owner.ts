import { apiErrorOf, type ApiError } from '@drumbeat/api-client';
import { FOR_USER_HEADER, OTHER_ACCOUNT } from '@drumbeat/domain';
import { otherTabs } from '@drumbeat/ui';
import { announce } from './session-events';

let owner: string | null = null;

/**
 * Whose page this is: the first who was signed in on it, until it is left or loaded anew. Tabs share their session, so somebody
 * else may be signed in by now; what this page sends is for its owner all the same, and says so.
 */
export const pageOwner = {
  take: (userId: string) => {
    if (owner !== null) return;
    owner = userId;
    otherTabs.tell({ kind: 'signed-in', userId });
  },
  id: () => owner,
  isAnother: (userId: string) => owner !== null && owner !== userId,
  /** For every call to the API but those that sign in. */
  headers: (): Record<string, string> => (owner === null ? {} : { [FOR_USER_HEADER]: owner }),
};

/** The API's error. That another account is signed in is told to the app, which then leaves its owner's screens. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const error = await apiErrorOf(response);
  if (error.code === OTHER_ACCOUNT) announce('other-account');
  return error;
}
