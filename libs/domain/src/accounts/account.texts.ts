/** What sign-in, sign-up and sign-out say (D §2, §4, §5, §8; P §8). */
export const ACCOUNT_TEXTS = {
  loginTitle: 'Welcome back',
  passwordTab: 'Password',
  magicLinkTab: 'Magic Link',
  signIn: 'Sign in',
  forgotPassword: 'Forgot password',
  startForFree: 'Start for free',
  signUpWithGoogle: 'Sign up with Google',
  privacyNote: 'Your content stays private. Cancel anytime',
  marketingLine: 'Start posting content that actually brings clients in today',

  invalidEmail: 'Please enter a valid email address',
  shortPassword: 'Password must be at least 6 characters long',

  invalidCredentials: 'Invalid email or password. Please check your credentials.',
  emailNotConfirmed: 'Please check your email and click the confirmation link before signing in.',
  emailTaken: 'An account with this email already exists. Please sign in instead.',
  emailTakenRedirect: 'You already have an account! Enter your password again to sign in',
  unableToSignIn: 'Unable to sign in. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  timedOut: 'Connection timed out. Please try again.',
  networkError: 'Network error occurred',
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  logoutFailed: 'Logout failed',
  loggingOut: 'Logging out...',

  profileFailed: 'Unable to load your profile. Please refresh the page or try logging in again.',
  profileRefreshFailed: 'Unable to load your profile. Please refresh the page.',
  sessionFailed: 'Session initialization failed',
  /** Spelled as the spec has it (C-34): shown where the browser session cannot be initialised. */
  clientFailed: 'Failed to get Supabase client instance - please refresh the page',
} as const;
