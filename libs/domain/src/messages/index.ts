export { asOneLine, lineLength, lineProblem, isOneLine } from './message-input.rules.js';
export { MESSAGE_LIMITS } from './message.limits.js';
export { MESSAGE_TEXTS } from './message.texts.js';
