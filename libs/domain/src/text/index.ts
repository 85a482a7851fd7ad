export { cutWithDots, firstCharacters, lengthInCodePoints } from './characters.js';
export { csvHead, csvLine } from './csv.js';
export { counted, inFigures } from './counted.js';
export {
  beginHistory,
  differingStretch,
  recordStep,
  recordTyping,
  redoStep,
  undoStep,
} from './edit-history.js';
export type { EditHistory } from './edit-history.js';
export { EMOJI_SOURCE, emojiRanges } from './emoji.js';
export {
  extractHashtags,
  HASHTAG_SOURCE,
  hashtagRanges,
  isHashtagLine,
  WEB_ADDRESS_SOURCE,
} from './hashtag.js';
export { inQuotes } from './in-quotes.js';
export { mentionLike } from './mention-like.js';
