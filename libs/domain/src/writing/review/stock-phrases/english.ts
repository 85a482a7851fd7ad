import {
  ANNOUNCES,
  APOSTROPHE,
  BAIT,
  LAST_OF_LINE,
  phrase,
  SENTENCE_START,
  type StockPhrase,
  SUMS_UP,
  WORD_END,
  WORD_START,
  words,
} from './phrase.js';

export const ENGLISH: readonly StockPhrase[] = [
  words(`in a world (?:where|in which) (?:every|no|any)(?:one|body|thing)`, ANNOUNCES),
  phrase(
    String.raw`${SENTENCE_START}(?:small|simple|tiny|little) \p{L}+[.,;] (?:big|huge|massive) \p{L}+[.!]`,
    SUMS_UP,
  ),
  words('food for thought', SUMS_UP),
  phrase(
    String.raw`${WORD_START}(?:isn${APOSTROPHE}t|is not) (?:just |only )?(?:an? |about )?[\p{L} ]{2,30}[.;,–—-]+\s*It${APOSTROPHE}s (?:an? (?:mindset|culture|attitude|promise|investment|journey|philosophy|superpower)|about [\p{L} ]{2,30})[.!]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}(?:it|this|that)(?: is|${APOSTROPHE}s| was)(?: not|n${APOSTROPHE}t) (?:just |only |about )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:it|this|that)(?: is|${APOSTROPHE}s| was) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
    'It’s not about speed, it’s about trust.',
  ),
  phrase(
    String.raw`${WORD_START}(?:it|this|that) (?:isn|wasn)${APOSTROPHE}t (?:just |only |about )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:it|this|that)(?: is|${APOSTROPHE}s| was) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}No [\p{L} ]{2,30}\. No [\p{L} ]{2,30}\. (?:No|Just|Only) [^.!?\n]{2,40}[.!?]`,
    'a row of “No …” sentences is a model’s way to sound firm',
  ),
  phrase(
    String.raw`${WORD_START}here${APOSTROPHE}s (?:the (?:thing|kicker|truth|catch)|what (?:nobody|no one) (?:tells|told) you)${WORD_END}`,
    ANNOUNCES,
    'Here’s the thing',
  ),
  phrase(
    String.raw`${SENTENCE_START}let${APOSTROPHE}s dive (?:right )?in(?:to [^.!?\n]{0,40})?[.!:]`,
    ANNOUNCES,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:two|three|four|five|\d) (?:lessons|takeaways|learnings): \p{L}+(?:, \p{L}+)+[.!]`,
    ANNOUNCES,
  ),
  words(
    `let that sink in|read that again|let me repeat that`,
    'it tells readers how to feel about the line before',
    'Let that sink in',
  ),
  words(
    `in today${APOSTROPHE}s (?:(?:fast-paced|digital|ever-changing|competitive|modern)?(?: [\\p{L}-]+)? ?(?:world|landscape|age|era|market)|(?:fast-paced|fast-moving|digital|ever-changing|rapidly changing|competitive|modern|volatile|demanding)(?:,? [\\p{L}-]+){0,2} (?:industry|environment|economy|climate|workplace|society|business|marketplace|sector))`,
    'it says nothing about you or your readers',
    'In today’s fast-paced world',
  ),
  words(
    `(?:(?:I${APOSTROPHE}m|I am|we${APOSTROPHE}re|we are) )?(?:so |very |truly |beyond )?(?:thrilled|excited|humbled|honou?red|delighted) to (?:share|announce)`,
    'everybody’s news begins like this',
    'I’m thrilled to announce',
  ),
  words(
    `unlock (?:your|the|their|new)(?: true| full)? (?:potential|power|secrets?|growth)`,
    'nothing is locked; say what changes',
    'unlock your potential',
  ),
  words(
    `(?:ever|constantly|rapidly)[- ](?:evolving|changing)(?: landscape| world)?`,
    'it is true of everything',
  ),
  words(
    `(?:navigat(?:e|ing)) (?:the )?(?:complexit(?:y|ies)|challenges|landscape)(?: of)?`,
    'it names no difficulty that anybody has had',
  ),
  words(`(?:a )?testament to`, 'it praises where a fact would convince'),
  words(`rich tapestry|tapestry of`, 'nobody says it aloud'),
  words(`delv(?:e|es|ed|ing) into|deep dive into`, 'models “delve”; people look at, read or ask'),
  words(`game[- ]?chang(?:er|ers|ing)`, 'it claims what the next sentence should show', 'game changer'),
  words(
    `cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class`,
    'it is a word from a brochure',
  ),
  words(`seamless(?:ly)?|effortless(?:ly)?`, 'nothing that was worth writing about was'),
  words(`paradigm shift|thought leadership|synerg(?:y|ies)`, 'it is a word for slides'),
  words(`leverag(?:e|es|ed|ing)`, '“use” says the same'),
  words(`elevat(?:e|es|ed|ing) your`, 'say by how much, or what is better'),
  words(`supercharge|turbocharge|skyrocket(?:ed|ing)?`, 'a number would say more'),
  words(
    `at the end of the day|when all is said and done|the bottom line is`,
    'the sentence stands without it',
  ),
  words(
    `it${APOSTROPHE}s (?:worth noting|important to (?:note|remember)) that`,
    'if it is, the sentence shows it',
  ),
  words(`that,? (?:my (?:dear )?friends?|folks|dear reader|ladies and gentlemen),? (?:is|was)`, ANNOUNCES),
  words(`in conclusion|to sum up|in summary`, 'a post is too short to be summed up'),
  phrase(`(?<=^|[\\n.!?] ?)(?:moreover|furthermore|additionally),`, 'nobody speaks like this'),
  words(`buckle up|spoiler alert|plot twist`, 'it is borrowed excitement'),
  phrase(`${WORD_START}(?:agree\\?|thoughts\\?|who${APOSTROPHE}s with me\\?)`, BAIT, 'Agree?'),
  phrase(
    String.raw`${SENTENCE_START}(?:drop|leave) (?:me )?(?:a|your) (?:comments?|thoughts?|take)${WORD_END}[^.!?\n]*|${SENTENCE_START}(?:share|tell|let|write|post|drop|comment)[^.!?\n]{0,60} in the comments|${SENTENCE_START}comment (?:below|“?YES)${WORD_END}`,
    BAIT,
  ),
  phrase(String.raw`${WORD_START}what do you think\?${LAST_OF_LINE}`, BAIT),
  phrase(
    String.raw`${SENTENCE_START}(?:the|my) (?:lesson|result|takeaway|truth|best part|outcome|reality|secret)\?`,
    ANNOUNCES,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:every|each)\. \p{L}+\. \p{L}+\.`,
    'a sentence of one word each is a model’s way to sound firm',
  ),
];
