/** Texts of signing in, signing up, signing out and their failures, on both sides. */
export const ACCOUNT_TEXTS = {
  loginTitle: 'Welcome back',
  passwordTab: 'Password',
  magicLinkTab: 'Magic Link',
  signIn: 'Sign in',
  forgotPassword: 'Forgot password',
  startForFree: 'Start for free',
  continueWithGoogle: 'Continue with Google',
  signUpWithGoogle: 'Sign up with Google',
  privacyNote: 'Your content stays private. Cancel anytime',
  marketingLine: 'Start posting content that actually brings clients in today',
  tryAgain: 'Try Again',

  invalidEmail: 'Please enter a valid email address',
  shortPassword: 'Password must be at least 6 characters long',
  commonPassword: 'This password is too easy to guess: it is on public lists of common and stolen passwords.',
  repeatedPassword: 'This password is too easy to guess: it repeats the same few characters.',
  sequencePassword:
    'This password is too easy to guess: its characters follow one another on the keyboard or in order.',
  emailPassword:
    'This password is too easy to guess: it is little more than your email address or a part of it.',
  wordPassword:
    'This password is too easy to guess: it is little more than a word that everybody tries here.',

  invalidCredentials: 'Invalid email or password. Please check your credentials.',
  mailPaused:
    'No mail can be sent at the moment, so no link would reach you. Please use another way in, or come back later.',
  emailNotConfirmed: 'Please check your email and click the confirmation link before signing in.',
  emailTaken: 'An account with this email already exists. Please sign in instead.',
  emailTakenRedirect: 'You already have an account! Enter your password again to sign in',
  unableToSignIn: 'Unable to sign in. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  timedOut: 'Connection timed out. Please try again.',
  networkError: 'Network error occurred',
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  magicLinkFailed: 'Failed to send magic link',
  googleFailed: 'Google login failed',
  logoutFailed: 'Logout failed',
  loggingOut: 'Logging out...',
  /** The server was not reached; it will be when this browser is next opened online. */
  leftOffline: 'You are signed out here. The sign-in page comes as soon as there is a network.',

  /** /login?timeout=true. */
  serversWarmingUp:
    'Having trouble connecting? Our servers might be warming up. Please try logging in again.',
  switchToMagicLink: 'Switch to Magic Link',
  connectionTips: ['Check the connection', 'Disable VPN', 'Clear cache', 'Try another browser'],
  /** Safari drops cookies of a redirect more readily than other browsers (SIGNIN-8). */
  safariRedirect:
    'In Safari the redirect after signing in or from Google may fail. If this page comes back, reload it or use a magic link.',

  connecting: 'Connecting to authentication server...',
  takingLonger: 'This is taking longer than usual...',
  stillTrying: 'Still trying to connect',
  takingTooLong: 'This is taking too long. Something might be wrong.',
  connectionTimeout: 'Connection timeout. Please check your internet connection and try again.',
  slowConnection: 'Your connection looks slow. This may take a little longer.',

  profileFailed: 'Unable to load your profile. Please refresh the page or try logging in again.',
  profileRefreshFailed: 'Unable to load your profile. Please refresh the page.',
  sessionFailed: 'Session initialization failed',
  sessionDamaged: 'There was an issue with your authentication session. Please try again.',
  somethingWrong: 'Something went wrong. Please try again.',
  /** Kept word for word (SIGNIN-16): shown when the browser session cannot be initialised. */
  clientFailed: 'Failed to get Supabase client instance - please refresh the page',
  noBrowser: 'Authentication not available during server-side rendering',
} as const;

/** The text of a send button while it rests after a mail has gone out (SIGNIN-3). */
export const resendText = (secondsLeft: number): string => `Resend in ${secondsLeft}s`;
