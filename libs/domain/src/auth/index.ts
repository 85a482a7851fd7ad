export { EMAIL_MAX, emailProblem, normalizeEmail } from './email.rules.js';
export { DEMO_ACCOUNTS, isDemoAddress } from './demo-accounts.js';
export { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from './password.rules.js';
export { canSubmitSignIn, firstNameOf } from './sign-in.rules.js';
export { roleLabel } from './role.rules.js';
export { redactSignIn } from './sign-in-log.rules.js';
export { ACCOUNT_TEXTS, resendText } from './account.texts.js';
