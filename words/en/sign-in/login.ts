/** The login page with its doors (PRODUCT.md#login-and-sign-up). */

export const logIn = 'Log In';
export const signUp = 'Sign Up';
export const tagline = 'Learn how to clone trees!';
export const doors = 'Log in or sign up';
export const toAdminDoor = 'Admin Login';
export const toStudentDoor = 'Back to Student Login';
export const privacyNotice = 'Privacy notice';
export const forgotPassword = 'Forgot your password?';
export const haveCard = 'I have a card';

export const stillLoading = 'Still loading...';
export const isSlow = 'Is it slow? Check your connection. Then load this page again.';
export const nothingHelps = (site: string) =>
  `Nothing helps? Ask an adult. ${site} needs JavaScript, and a browser can turn that off.`;

export const adminPortal = 'Admin Portal';
export const adminPurpose = 'Administrative access for platform management';
export const logInAsAdmin = 'Log In as Admin';

export const usernameOrEmail = 'Username or email';
export const sharedDevice = 'This is a shared device';
export const sharedHint =
  'It logs you out when nobody touches it for 15 minutes, and shows nothing of yours to the next scout.';
export const toLogIn = 'To log in';

/** The differences of the two doors. */
export const atDoor = {
  student: {
    pending: 'Signing in...',
    welcome: { title: 'Welcome back!', description: 'Successfully logged in' },
    refused: 'Invalid username or password',
  },
  admin: {
    pending: 'Verifying...',
    welcome: { title: 'Admin access granted!', description: 'Welcome to the admin portal' },
    refused: 'Invalid admin credentials',
  },
};
export const leadersWelcome = { title: 'Welcome back!', description: 'You are logged in as a leader' };
export const loginFailed = 'Login failed';
export const couldNot = (remedy: string) => `We could not log you in. ${remedy}`;
/** Stays after the toast has gone, and does not tell which of the two was wrong (PRODUCT.md#passwords-and-tries). */
export const checkBoth = 'That did not match. Check your username and your password.';

export const instructions = {
  title: 'Follow Instructions',
  text: 'Five steps with pictures show you how.',
};
export const progress = { title: 'Document Progress', text: 'Take photos and notes as the roots grow.' };
export const activity = { title: 'Complete Activity', text: 'Plant your tree and get your own report.' };
