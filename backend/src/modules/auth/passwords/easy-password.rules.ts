import { ACCOUNT_TEXTS } from '@drumbeat/domain';

/** Rows of keyboards and the order of letters and digits; a stretch of one of them is the first thing that is tried. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

/** Words that people often try here. */
const OWN_WORDS = ['drumbeat', 'linkedin', 'password', 'passwort'];

/** Up to this many characters beside a known word do not hide it: "drumbeat2026!". */
const DECORATION_MAX = 5;

/**
 * Why a password needs no list to be guessed, in words for the person; null where it does. One character or a short piece again
 * and again, a run over the keyboard, or the person's own email name or our name with a few characters around it. Case does not
 * count. Not estimated by zxcvbn: some passwords of 40 characters keep it busy for a quarter of a second, on a route that is open to
 * everybody, and it refuses six characters at random, which are allowed (ACCOUNT-3).
 * @param email of the person who chooses the password
 */
export function easyPasswordProblem(password: string, email: string): string | null {
  const text = password.toLowerCase();
  const isNearly = (word: string) => isDecorated(text, word);
  if (isRepetition(text)) return ACCOUNT_TEXTS.repeatedPassword;
  if (isRun(text)) return ACCOUNT_TEXTS.sequencePassword;
  if (emailWords(email).some(isNearly)) return ACCOUNT_TEXTS.emailPassword;
  return OWN_WORDS.some(isNearly) ? ACCOUNT_TEXTS.wordPassword : null;
}

function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/su.test(text) && new Set(text).size <= 4;
}

function isRun(text: string): boolean {
  const reversed = [...text].reverse().join('');
  return RUNS.some((run) => run.repeat(2).includes(text) || run.repeat(2).includes(reversed));
}

function emailWords(email: string): string[] {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [
    `${name}@${domain}`,
    name,
    ...name.split(/[^\p{L}\p{N}]+/u),
    domain,
    domain.split('.')[0] ?? '',
  ];
  // Shorter ones occur in good passwords by chance.
  return parts.filter((part) => part.length >= 4);
}

function isDecorated(text: string, word: string): boolean {
  const rest = text.replaceAll(word, '');
  return rest !== text && rest.replace(/[^\p{L}]/gu, '').length === 0 && rest.length <= DECORATION_MAX;
}
