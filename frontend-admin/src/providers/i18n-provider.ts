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
