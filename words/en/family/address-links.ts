/** The pages behind letters' links about the address of a parent's page (PRODUCT.md#a-parents-new-address). */

/** 'Not you? Close it.' of the letter that told of an opening. */
export const close = {
  tab: 'Close your page',
  title: 'Was it not you?',
  text: 'We close your page wherever it is open, and end every link to it, and every invitation that nobody has answered. Nothing is deleted.',
  button: 'Close it',
  done: {
    title: 'Closed',
    text: 'Your page is closed everywhere, and no link opens it any more. Please change the password of your e-mail now. You can have a new link sent at any time.',
  },
};

/** Words for the letter to the new address. */
export const confirm = {
  tab: 'Your new address',
  title: 'Is this your new address?',
  text: 'From then on you come to your page by this address, for all your children. The old address no longer opens it.',
  button: 'Use this address',
  done: {
    title: 'Your address has changed',
    text: 'Have a link sent to this address to open your page. With the old address you can undo it for a week.',
  },
};

/** Words for the letter that told the old address of a change. */
export const undo = {
  tab: 'Keep your address',
  title: 'Was it not you?',
  text: 'Then you keep this address, and nobody comes to your page by the other one. Your page closes wherever it is open. Whoever was let in from it since the change was asked for is out again, and open invitations end.',
  button: 'Keep this address',
  done: {
    title: 'You keep your address',
    text: 'The other address opens nothing. Have a link sent to this one and look whether all is as you left it: what was stopped or is to be deleted, you can take back there, and invite again whom you had invited yourself.',
  },
};
