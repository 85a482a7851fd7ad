import { NOTE_TEXTS } from '@drumbeat/domain';
import { ApiError } from '../../lib/api';
import { notify } from '../../lib/notify';

/** The message when notes were not saved (NOTE-4): the server refused them, nobody is signed in, or no response came. */
export function sayNotSaved(error: Error, withoutAnswer: string): void {
  if (!(error instanceof ApiError) || error.status === 0) {
    notify.error(withoutAnswer, { description: error.message });
  } else if (error.status === 401) {
    notify.error(NOTE_TEXTS.signInToSave);
  } else {
    notify.error(NOTE_TEXTS.notSavedByServer, { description: error.message });
  }
}
