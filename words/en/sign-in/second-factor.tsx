/** The authenticator app of an administrator or a leader (PRODUCT.md#second-factor). */

/** The page that stands before all others until it is set up. */
export const protect = 'Protect your login';
export const whyDemanded = (site: string) =>
  `Your account on ${site} can open the work of scouts. So a login asks for your password and for a code from your phone.`;
/** Before words.needsConnection. */
export const toSetUp = 'To set it up';

export const title = 'Authenticator app';
export const notLoaded = 'Your authenticator app could not be loaded.';
export const on = 'On';
export const off = 'Off';
export const why =
  'With it, a login asks for your password and for a code from your phone. Who steals your password comes no further.';
export const onSince = (day: string, codesLeft: number) => (
  <>
    On since {day}. Recovery codes left: <strong>{codesLeft}</strong>.
  </>
);
export const fewCodes = 'You have few recovery codes left. Make new ones.';
export const newCodes = 'New recovery codes';
export const otherPhone = 'Use another phone';
export const turnOff = 'Turn it off';

/** The fields for a code, by what it is for. */
export const codeHint = 'From your authenticator app, or a recovery code.';
export const makeCodes = 'Make new codes';
export const makeCodesHint =
  'From your authenticator app, or a recovery code. The former recovery codes end.';
/** Where no answer came: it may be done, and nobody has seen the codes. */
export const codesMayHaveEnded =
  'No answer came. Your former recovery codes may not work any more. Please make new ones again, with the next code of your app.';
export const making = 'Making...';
export const takePhoneOff = 'Take this phone off';
export const takePhoneOffHint =
  'From your authenticator app, or a recovery code. Then you set up the other phone at once.';
export const checking = 'Checking...';
export const notDone = 'Not Done';
export const notChecked = 'The code could not be checked';
export const takenOff = 'Taken Off';
export const asksNoCode = 'Your login asks for no code any more';

/** Setting it up. */
export const needsApp =
  'You need an authenticator app on your phone. Any of them will do, such as the one in your password manager.';
export const setUp = 'Set up my app';
export const starting = 'Starting...';
export const notStarted = 'Not Started';
export const setUpFailed = 'Your authenticator app could not be set up';
export const first = '1. Show this to your app';
export const qrCode = 'QR code for your authenticator app';
export const pointAtIt = 'Point your phone at the picture. Or type this key into the app:';
export const onThisDevice = 'The app is on this device';
export const second = '2. Type the code that it shows';
export const sixNumbers = '6 numbers. They change every half minute.';
export const turnOn = 'Turn it on';
export const mayBeOn =
  'No answer came. Your app may be on already, with recovery codes that nobody has seen. Please reload the page. If it is on, make new codes under Security.';

/** The recovery codes, which are shown once. */
export const keepCodes = 'Keep these 10 codes';
export const whatForCodes =
  'Is your phone lost one day? Then one of these codes lets you in, once each. They are shown only now. Keep them where your phone is not, such as on paper.';
/** The name of the downloaded file. */
export const codesFile = 'recovery-codes.txt';
export const download = 'Download';
export const copy = 'Copy';
export const copied = 'Copied.';
export const haveKept = 'I have kept them';
