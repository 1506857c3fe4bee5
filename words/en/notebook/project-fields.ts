/** The dialogs in which a child names a project and its place (PRODUCT.md#dashboard). */
export const nameTitle = 'Name your tree';
export const name = 'Name';
export const nameHint = 'Pick a name you like, such as Willy the willow.';
export const nameNotSaved = 'Failed to save the name';
/** Where a tree has just been chosen: names to tap, of which a project is shown three. */
export const whatToCall = 'What will you call your tree?';
export const namesToTap = [
  'Twiggy',
  'Leafy',
  'Sprout',
  'Sir Root',
  'Woody',
  'Sunny',
  'Captain Leaf',
  'Bud',
  'Mossy',
  'Little Giant',
  'Willow Wonder',
  'Acorn',
] as const;
export const anotherName = 'Another name';
export const nameLater = 'Later';
export const hello = (name: string) => `Hello, ${name}!`;
export const placeTitle = 'Where does your tree grow?';
export const place = 'Place';
export const placeHint =
  "Like 'in the park' or 'behind our school'. Please leave out your street and house number.";
export const placeNotSaved = 'Failed to save the place';
/** Where two devices wrote, before either can be changed (PRODUCT.md#two-devices). */
export const whichOne = 'Which one do you want to keep?';
export const onTwoDevices = 'You wrote this in two windows or on two devices.';
export const close = 'Close';
