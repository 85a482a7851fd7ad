export { decodeLittleText, encodeLittleText } from './little-text.js';
export {
  isLinkedInUrl,
  isPostUrl,
  LINKEDIN_ACTIVITY_URL,
  notOnLinkedInText,
  permalink,
  urnFromUrl,
} from './post-urn.js';
export { LINKEDIN_SCOPES, missingScopes, parseScopes } from './scopes.js';
export {
  CONNECTION_DAYS,
  connectionDaysLeft,
  connectionEndLabel,
  daysLeftLabel,
  endsSoon,
  outlivesToken,
} from './token-life.rules.js';
export { LINKEDIN_TEXTS } from './linkedin.texts.js';
