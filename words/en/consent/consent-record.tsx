import type { ReactNode } from 'react';

/**
 * The record of a consent (PRODUCT.md#the-record-of-a-consent, PRODUCT.md#events-of-a-consent), as administrators see
 * it; what it names is in consent-evidence.
 */

export const title = 'Consent Record';
export const isFor = (name: string, username: string) =>
  `For ${name} (${username}). Each look at it is written in the audit log.`;
export const loading = 'Loading the consent record...';
export const failed = 'The consent record could not be loaded.';
export const nobodySigned = 'Nobody has signed yet';
export const noConsent = (name: string) => `A parent or guardian of ${name} has not given consent so far.`;

export const howItStands = 'How it stands';
export const howGiven = 'How it was given';
export const parent = 'Parent or guardian';
export const email = 'Email';
export const phone = 'Phone';
/** For a paper form only the time of recording is known. */
export const signed = 'Signed';
export const recorded = 'Recorded';
export const terms = 'Terms';
export const versionOf = (day: string) => `Version of ${day}`;
export const hash = 'SHA-256 of the terms';
export const republishing = 'Republishing';
export const givenOn = (time: string) => `Given on ${time}`;
export const notGiven = 'Not given';
export const networkAddress = 'Network address';
export const browser = 'Browser';
export const termsAsSigned = 'Terms as they were signed';
export const signatureOf = (name: string) => `Signature of ${name}`;
export const signature = 'Signature';
export const isOnForm = 'The signature stands on the form.';
export const isGone = 'The signature is not kept any longer.';

export const isChilds = "The parent's address is the child's own";
export const correctedBy = (administrator: string, time: ReactNode) => (
  <>
    Corrected by {administrator} on {time}
  </>
);
export const signedAs = (email: string) => `Signed as ${email}`;
export const correctAddress = 'Correct the address';
export const sameAddress = 'This is the address that is there already';
export const parentsEmail = "Parent's email";
export const signedStays = 'What was signed stays as it is. The change is written in the audit log.';
export const saveAndSend = 'Save and send the copy';
export const saveAndAsk = 'Save and ask the parent';
export const addressCorrected = 'Address Corrected';
export const copyGoesTo = (email: string) => `The copy of the consent goes to ${email}`;
export const questionGoesTo = (email: string) => `The question about the consent goes to ${email}`;
export const noCopy = 'No mail server is set up, so no copy was sent';
export const correctionFailed = 'Correction Failed';
export const notCorrected = 'Failed to correct the address';

export const proof = 'Proof';
export const noProof =
  "A signature on the child's device is not, by itself, proof of who signed. Set up mail, or keep signed forms.";
export const byPhone = 'Confirmed by phone';
export const callFrom = (time: string) =>
  `The parent was asked by mail. A call can be recorded from ${time} on.`;
export const saidNo = 'The parent has said no by mail. A call cannot stand against that; a signed form can.';
export const formReceived = 'Signed form received';
export const certificate = 'Certificate (PDF)';
export const blankForm = 'Blank form (PDF)';

export const whatHappened = 'What happened';
export const toAddress = (email: string) => `To ${email}`;
export const fromAddress = (address: string) => `From ${address}`;
export const number = (phone: string, time: string) => `Number ${phone}, ${time}`;
export const writtenBy = (administrator: string) => `Written down by ${administrator}`;
export const saveForm = (type: string, size: string) => `Save the form (${type}, ${size})`;
export const picture = 'picture';

/** Shared by both forms. */
export const begun = 'You began this before. What you typed is here.';
export const begunForm = 'You began this before. What you typed is here. Please choose the scan again.';
export const toRecord = 'To record this';
export const notRecorded = 'Not Recorded';

export const calledNumber = 'Number you called';
export const callKnown = 'Call the number that you know from the troop, if there is one.';
export const whenSpoke = 'When you spoke';
export const note = 'Note';
export const whoSpoke = 'Who spoke, and how you knew. The call is written in the audit log.';
export const recordCall = 'Record the call';
export const confirmedByPhone = 'Confirmed by Phone';
export const callWritten = 'The call is written down. The consent is in force.';
export const callFailed = 'Failed to record the call';

export const whoseSignature = 'Write down whose signature stands on the form.';
export const parentFirstName = 'Parent/Guardian first name';
export const parentLastName = 'Parent/Guardian last name';
export const parentEmail = 'Parent/Guardian email';
export const mayBeEmpty = 'You may leave this empty.';
export const scan = 'Scan of the form';
export const scanHint = 'A PDF or a picture, at most 10 MB. Administrators alone can see it.';
export const recordForm = 'Record the form';
export const sending = 'Sending...';
export const signedFormReceived = 'Signed Form Received';
export const formKept = 'The form is kept. The consent is in force.';
export const formFailed = 'Failed to record the form';

export const close = 'Close';
