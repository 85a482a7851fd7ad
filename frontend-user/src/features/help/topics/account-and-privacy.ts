import { paths } from '../../../lib/paths';
import type { HelpTopic } from '../help-topic';

/** Signing in, data, and the keyboard. */
export const accountAndPrivacy: readonly HelpTopic[] = [
  {
    id: 'signing-in',
    title: 'Signing in and your devices',
    blocks: [
      'You sign in with a password, with a link by mail, or with Google. A mailed link works once and for a short time; ask for another one when it is too old.',
      'The settings list the devices on which you are signed in. You can end each of them, or all at once. A changed password ends all others.',
      'We mail you when a new device signs in and when your password changes. If that was not you, change the password and sign out everywhere.',
    ],
    link: { to: `${paths.settings}#sessions`, label: 'See my devices' },
  },
  {
    id: 'privacy',
    title: 'Privacy: your texts are yours',
    blocks: [
      {
        list: [
          'Your posts, drafts and notes are seen by you and, where they prepare your prompts, by the staff.',
          'A draft is written from your profile, the prompt and your notes. Where a language model writes it, those go to the model’s provider for that one purpose.',
          'What you type is not tracked. We keep which pages and functions are used, without their contents.',
        ],
      },
    ],
  },
  {
    id: 'export-and-delete',
    title: 'Taking your data along, or away',
    blocks: [
      'The settings give you everything that Drumbeat has of you as a ZIP: each table as JSON and as CSV, which opens in any spreadsheet.',
      'There you also delete your account, at once and for good: posts, prompts, profile, voice and the connection to LinkedIn. What is scheduled does not go out; what is published on LinkedIn stays there and is yours to remove.',
    ],
    link: { to: `${paths.settings}#data`, label: 'Open my data' },
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    blocks: [
      {
        keys: [
          { press: ['Tab', 'Shift + Tab'], does: 'To the next or previous button, link or field' },
          { press: ['Enter'], does: 'On “Skip to content”, the first stop of a page: past the menu' },
          { press: ['Escape'], does: 'Closes a menu, a dialog or the sidebar' },
          { press: ['Up', 'Down'], does: 'Through a menu; on the grip of a pillar: moves it' },
          { press: ['Left', 'Right'], does: 'Changes tabs, and the value of a scale' },
          {
            press: ['Arrows', 'Page Up', 'Page Down'],
            does: 'In the date picker: by day and week, by month',
          },
        ],
      },
    ],
  },
];
