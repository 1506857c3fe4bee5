/** What is said where a code is asked for; apart from the fields of the contract, which every page loads. */
export const CODE_MESSAGE = 'Please type the 6 numbers that your authenticator app shows now.';
export const FIRST_CODE_MESSAGE =
  'Please type the code from the address that the start of the server printed.';
