import { insideSentence, shortened, tidyPhrase } from './phrase.js';

/** A content pillar as the frames use it. */
export interface Topic {
  /** For the middle of a sentence, at most 48 characters. */
  readonly phrase: string;
  /** A clause ("why culture matters", "from the workshop") fits behind "about" and a colon only; a noun phrase fits everywhere. */
  readonly kind: 'noun' | 'clause';
}

const MAX = 48;

/** Imperatives that people put at the head of a pillar, with the form that turns it into a noun phrase. */
const GERUNDS: Readonly<Record<string, string>> = {
  achieve: 'achieving',
  attract: 'attracting',
  avoid: 'avoiding',
  become: 'becoming',
  being: 'being',
  build: 'building',
  close: 'closing',
  convert: 'converting',
  create: 'creating',
  deliver: 'delivering',
  develop: 'developing',
  drive: 'driving',
  empower: 'empowering',
  find: 'finding',
  fix: 'fixing',
  get: 'getting',
  grow: 'growing',
  help: 'helping',
  hire: 'hiring',
  improve: 'improving',
  inspire: 'inspiring',
  keep: 'keeping',
  lead: 'leading',
  learn: 'learning',
  make: 'making',
  manage: 'managing',
  onboard: 'onboarding',
  overcome: 'overcoming',
  reduce: 'reducing',
  run: 'running',
  save: 'saving',
  scale: 'scaling',
  sell: 'selling',
  start: 'starting',
  stop: 'stopping',
  teach: 'teaching',
  understand: 'understanding',
  use: 'using',
  win: 'winning',
  work: 'working',
  write: 'writing',
};
/** These also begin noun phrases ("lead generation", "scale-ups"), so they count as verbs only before an object. */
const ALSO_NOUNS = new Set(
  'close convert drive fix help lead run sell start stop use win work scale save'.split(' '),
);
const OBJECT_STARTS = new Set(
  'a an the your my our their his her its better more great good strong with without from like to high'.split(
    ' ',
  ),
);
const CLAUSE_STARTS = /^(?:how|why|what|when|where|who|which|whether|is|are|do|does|can|should|i|we|it)\s/iu;

/** "From the workshop" names a series of posts; "inside sales" is a noun. */
const PREPOSITION_STARTS =
  /^(?:about|above|across|after(?! sales)|against|along|among|around|at|before|behind|below|beneath|beside|between|beyond|by|despite|during|for|from|in|inside(?! sales)|into|of|off|on|out|outside|over|past|through|to|toward|towards|under|until|up|with|within|without)\s/iu;

/** "Tips for new managers" is about new managers; what kind of posts they get does not matter in a sentence. */
const GENRE =
  /^(?:(?:practical|personal|weekly|quick|useful)\s+)?(?:tips|tricks|advice|insights?|thoughts|lessons?|news|updates|hacks|stories|best practices)(?:\s+(?:and|&)\s+\p{L}+)?\s+(?:for|about|on|from|in|around)\s+(?=.{3})/iu;

/** "Lessons from clients" is not about clients, but about what one learns from them. */
const LESSONS = /^(?:my |our )?lessons?(?: learn(?:ed|t))? from /iu;

/**
 * @param pillar as the user typed it
 * @param fallback for a pillar without any word in it
 */
export function topicOf(pillar: string, fallback: string): Topic {
  const tidy = tidyPhrase(headOf(pillar));
  if (!/[\p{L}\p{N}]/u.test(tidy)) return { phrase: fallback, kind: 'noun' };
  const phrase = asNounPhrase(insideSentence(tidy.replace(LESSONS, 'learning from ').replace(GENRE, '')));
  const short = shortened(phrase, MAX);
  return CLAUSE_STARTS.test(`${short} `) || PREPOSITION_STARTS.test(short)
    ? { phrase: `“${shortened(short, MAX - 2)}”`, kind: 'clause' }
    : { phrase: short, kind: 'noun' };
}

/** "Leadership: building teams that last" speaks of leadership; what follows a separator explains. */
function headOf(pillar: string): string {
  const line = pillar.split('\n').find((text) => text.trim() !== '') ?? '';
  const [head = ''] = line
    .replace(/^\s*(?:pillar|theme|topic)\s*\d*\s*[:.)-]\s*/iu, '')
    .split(/\s*[:(]\s*|\s+[–—|-]+\s+/u);
  return tidyPhrase(head).length >= 3 ? head : line;
}

function asNounPhrase(phrase: string): string {
  const words = phrase.replace(/^how to\s+/iu, '').split(' ');
  const [first = '', second = ''] = words;
  const gerund = GERUNDS[first.toLowerCase()];
  const wasHowTo = words.length < phrase.split(' ').length;
  if (gerund === undefined) return phrase;
  if (!wasHowTo && ALSO_NOUNS.has(first.toLowerCase()) && !OBJECT_STARTS.has(second.toLowerCase()))
    return phrase;
  if (words.length === 1 && !wasHowTo) return phrase;
  return [gerund, ...words.slice(1)].join(' ');
}
