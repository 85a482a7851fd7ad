import { paths, safeReturnPath, zoneLabel } from '@drumbeat/domain';
import { layOutMail, type MailText, type WrittenMail } from './mail.layout.js';
import { billingText } from './billing.templates.js';
import type { MailFacts, MailKind } from './mail.content.js';

export interface MailContext {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly recipient: string;
  readonly facts: MailFacts;
  /** Token of the mail's link; null when it has none. */
  readonly token: string | null;
}

type Template = (context: MailContext) => MailText;

const IGNORE =
  'If you did not ask for this, you can ignore this mail. Nothing changes until the button is used.';

/** More than these are counted. */
const NOTICES_TOLD = 10;

/** Content of each mail. */
const TEMPLATES: Readonly<Record<MailKind, Template>> = {
  magic_link: (context) => ({
    subject: 'Your sign-in link for Drumbeat',
    heading: greeting(context.facts),
    paragraphs: ['Here is your link to sign in. No password needed.'],
    button: { label: 'Sign in to Drumbeat', url: verifyUrl(context, 'magiclink') },
    notes: [`The link works once, for ${life(context.facts)}.`, IGNORE],
  }),
  confirm_email: (context) => ({
    subject: 'Confirm your email for Drumbeat',
    heading: 'One click, and you are in',
    paragraphs: [`Please confirm that ${context.recipient} is yours. Then your calendar is ready for you.`],
    button: { label: 'Confirm my email', url: verifyUrl(context, 'signup') },
    notes: [
      `The link works once, for ${life(context.facts)}.`,
      'If you did not sign up for Drumbeat, please do not use the button: somebody typed your address by mistake.',
    ],
  }),
  recovery: (context) => ({
    subject: 'Set a new password for Drumbeat',
    heading: greeting(context.facts),
    paragraphs: ['You asked for a new password. Choose it here; all other devices are signed out then.'],
    button: {
      label: 'Choose a new password',
      url: address(context, paths.resetPassword, { token: context.token ?? '', ...wayOn(context) }),
    },
    notes: [`The link works once, for ${life(context.facts)}.`, IGNORE],
  }),
  no_account: (context) => ({
    subject: 'Signing in to Drumbeat',
    heading: 'There is no account with this address yet',
    paragraphs: [
      `Somebody, probably you, wanted to sign in to Drumbeat as ${context.recipient}. There is no account with this address.`,
      'Would you like one? Or did you sign up with another address?',
    ],
    button: {
      label: 'Start for free',
      url: address(context, paths.signup, { email: context.recipient, ...wayOn(context) }),
    },
    notes: ['If it was not you, you can ignore this mail.'],
  }),
  already_confirmed: (context) => ({
    subject: 'Your email is confirmed',
    heading: 'Your email is confirmed already',
    paragraphs: ['There is nothing left to do. You can sign in.'],
    button: {
      label: 'Sign in',
      url: address(context, paths.login, { email: context.recipient, ...wayOn(context) }),
    },
    notes: ['If you did not ask for this, you can ignore this mail.'],
  }),
  new_device: (context) => ({
    subject: 'New sign-in to Drumbeat',
    heading: 'Was this you?',
    paragraphs: [
      'Somebody signed in to your account with a browser that we have not seen before.',
      occasion(context.facts),
    ],
    button: { label: 'See my devices', url: address(context, paths.settings) },
    notes: [
      'If it was you, all is well.',
      'If not: sign out everywhere in the settings and choose a new password.',
    ],
  }),
  password_changed: (context) => ({
    subject: 'Your Drumbeat password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      occasion(context.facts),
      'All other devices were signed out.',
      ...whatElseEnded(context.facts),
    ],
    button: {
      label: 'It was not me',
      url: address(context, paths.forgotPassword, { email: context.recipient }),
    },
    notes: ['If it was you, all is well.'],
  }),
  password_removed: (context) => ({
    subject: 'Your Drumbeat password was removed',
    heading: 'Your email is confirmed, and the old password is gone',
    paragraphs: [
      'You have just proved that this address is yours. The account had a password from before that, and nobody had confirmed who chose it. So we removed it and signed out all other devices.',
      ...whatElseEnded(context.facts),
    ],
    button: {
      label: 'Choose a password',
      url: address(context, paths.forgotPassword, { email: context.recipient }),
    },
    notes: ['You can also go on without a password, with Google or with a link by mail.'],
  }),
  session_reused: (context) => ({
    subject: 'We signed you out of Drumbeat to be safe',
    heading: 'We ended one of your sessions',
    paragraphs: [
      'Two browsers used the same sign-in. That happens when somebody has copied it, so we signed both out.',
      occasion(context.facts),
    ],
    button: {
      label: 'Choose a new password',
      url: address(context, paths.forgotPassword, { email: context.recipient }),
    },
    notes: ['You can sign in again at any time. If you did not expect this, a new password is the safe way.'],
  }),
  made_staff: (context) => ({
    subject: 'You are staff at Drumbeat now',
    heading: 'The console is open to you',
    paragraphs: [
      `Your account may use the staff console from now on: it shows and changes what every user has here. It was ${byWhom(context.facts)}.`,
      occasion(context.facts),
    ],
    button: { label: 'Open the console', url: address(context, paths.admin) },
    notes: ['If you did not expect this, please tell the people who run Drumbeat.'],
  }),
  staff_added: (context) => ({
    subject: 'Drumbeat has a new member of staff',
    heading: 'Somebody new may use the console',
    paragraphs: [
      `${context.facts.person ?? 'An account'} was made staff, ${byWhom(context.facts)}.`,
      occasion(context.facts),
    ],
    button: { label: 'See the audit log', url: address(context, `${paths.admin}/audit-log`) },
    notes: [
      'If nobody of you meant to, take the rights away in the console and look at what was done since.',
    ],
  }),
  plan_begun: (context) => ({
    subject: `${context.facts.person ?? 'Somebody'} began the monthly plan`,
    heading: 'Somebody waits for their onboarding call',
    paragraphs: [
      `${context.facts.person ?? 'Somebody'} paid for the monthly plan, and was told that the staff will write to them about the onboarding call.`,
      occasion(context.facts),
    ],
    button: {
      label: 'Open their page',
      url: address(context, `${paths.admin}/users/${context.facts.person_id ?? ''}`),
    },
    notes: ['Every member of staff gets this mail. Please agree on who writes.'],
  }),
  account_deleted: () => ({
    subject: 'Your Drumbeat account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'As you asked, your account and everything in it are gone: your profile, prompts, posts and connections. What was posted on LinkedIn stays there.',
      'This is the last mail from us. Thank you for having been with us.',
    ],
    notes: [
      'If it was not you, somebody else could use your account: change the password wherever else you use it.',
    ],
  }),
  account_deleted_by_staff: () => ({
    subject: 'Your Drumbeat account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'Our staff have deleted your account and everything in it: your profile, prompts, posts and connections. Nothing that was scheduled goes out, and no plan is charged again. What was posted on LinkedIn stays there.',
      'This is the last mail from us. Thank you for having been with us.',
    ],
    notes: ['If you did not ask for this, please tell the people who run Drumbeat.'],
  }),
  billing: ({ facts, publicUrl }) => billingText(facts, publicUrl),
  notices: (context) => {
    const { notices = [], ...facts } = context.facts;
    const [first, ...others] = notices;
    const pageOf = (link: string) => `${context.publicUrl}${safeReturnPath(link) ?? paths.dashboard}`;
    const linesOf = (body: string) => body.split('\n').filter(Boolean);
    const notes = [
      `Which mails you get, and when, you choose in the settings: ${address(context, paths.settings)}#notifications`,
    ];
    if (first && others.length === 0) {
      return {
        subject: subjectOf(first.title),
        heading: first.title,
        paragraphs: linesOf(first.body),
        button: {
          label: first.action ?? 'Open Drumbeat',
          url: pageOf(first.link),
        },
        notes,
      };
    }
    const told = notices.slice(0, NOTICES_TOLD);
    const left = notices.length - told.length;
    return {
      subject: first ? `${subjectOf(first.title)} (and ${others.length} more)` : 'Drumbeat',
      heading: greeting(facts),
      paragraphs: [],
      items: told.map(({ title, body, link }) => ({ title, lines: linesOf(body), url: pageOf(link) })),
      button: { label: 'Open Drumbeat', url: address(context, paths.dashboard) },
      notes: [...(left > 0 ? [`And ${left} more.`] : []), ...notes],
    };
  },
};

/** One line, without what changes how it reads: a title has words of a post, which may come from anywhere. */
const subjectOf = (title: string): string =>
  title
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();

export function writeMail(kind: MailKind, context: MailContext): WrittenMail {
  return layOutMail(TEMPLATES[kind](context));
}

/**
 * Text that no mail program turns into a link and that cannot be abused for advertising: anybody may sign up with
 * another person's address.
 */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

function greeting({ first_name }: MailFacts): string {
  return first_name && PLAIN_NAME.test(first_name) ? `Hello ${first_name}` : 'Hello';
}

/** "Firefox on Windows, 203.0.113.7, 21 Nov 2026, 14:05 (Berlin time)". */
function occasion({ device, address: network, at, time_zone = 'UTC' }: MailFacts): string {
  const time = at === undefined ? undefined : `${timeIn(at, time_zone)} (${zoneLabel(time_zone)})`;
  return [device, network, time].filter((part) => part !== undefined).join(', ');
}

function byWhom({ by }: MailFacts): string {
  return by ? `done in the console by ${by}` : 'done on the command line';
}

function timeIn(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );
}

/** One sentence for each. */
function whatElseEnded({ ended = [] }: MailFacts): string[] {
  return [
    ...(ended.includes('linkedin')
      ? ['The LinkedIn account that was connected is disconnected. Connect yours in the settings.']
      : []),
    ...(ended.includes('calendar_feed')
      ? ['The address for calendar programs no longer works. You can make a new one in the content calendar.']
      : []),
  ];
}

/** "15 minutes", "24 hours". */
function life({ link_minutes = 0 }: MailFacts): string {
  return link_minutes >= 120 ? `${Math.round(link_minutes / 60)} hours` : `${link_minutes} minutes`;
}

function verifyUrl(context: MailContext, type: 'magiclink' | 'signup'): string {
  return address(context, paths.verifyLink, { type, token: context.token ?? '', ...wayOn(context) });
}

/** The page checks it again: anybody can write an address. */
function wayOn({ facts }: MailContext): { next?: string } {
  const next = safeReturnPath(facts.next);
  return next === null ? {} : { next };
}

function address({ publicUrl }: MailContext, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}${path}${search === '' ? '' : `?${search}`}`;
}
