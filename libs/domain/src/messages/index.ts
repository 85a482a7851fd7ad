export { asOneLine, lineLength, lineProblem } from './message-input.rules.js';
export { MESSAGE_LIMITS } from './message.limits.js';
export { MESSAGE_TEXTS } from './message.texts.js';
export { isOneLine } from './one-line.rules.js';
