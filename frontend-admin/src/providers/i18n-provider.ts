import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';

/** Replaces react-admin's "elements": staff have people, batches and prompts. */
const messages = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    notification: {
      ...englishMessages.ra.notification,
      created: 'Created',
      updated: 'Saved',
      deleted: 'Deleted',
      item_doesnt_exist: 'It is not there any more',
      bad_item: 'It could not be read',
      data_provider_error: 'The server gave an answer that the console does not know',
      http_error: 'The server could not be reached',
    },
  },
  resources: {
    users: { notifications: { updated: 'The person is saved' } },
    'prompt-batches': { notifications: { created: 'The batch is ordered' } },
    'content-prompts': { notifications: { updated: 'The prompt is saved' } },
  },
};

/** English only for now. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }]);
