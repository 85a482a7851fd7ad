/** Texts of the message to the staff and its answer. */
export const MESSAGE_TEXTS = {
  blank: 'Please write a line first',
  oneLine: 'Keep it to one line',
  blankReply: 'Please write a reply first',
  /** Error of a second reply (409 message.replied). */
  alreadyReplied: 'This message was answered already.',
  nothingAsked: 'Send read, reply or both',

  /** For the form, on /feedback and beside a prompt. */
  title: 'A line to the staff',
  sent: 'Your line is on its way to the staff',
  sendFailed: 'Your line was not sent',
  loadFailed: 'Your lines could not be loaded',
  tooLong: 'Keep it to 280 characters',

  /** The notice in the app. */
  noticeTitle: 'A reply to your message',
} as const;
