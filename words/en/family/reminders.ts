/** A parent's words on reminders (PRODUCT.md#reminders), wherever they are asked. */

export const ask = 'Remind me each week when a check is due';
export const hint =
  'One e-mail in the afternoon, to you alone; after planting four more in two years, to ask how the tree is. You can stop it with one press.';
export const about = (name: string) =>
  `Cuttings want a look each week. On the day, we write to you in the afternoon, so that you and ${name} can look together. After three letters without a new entry we stop. The next entry starts them again. After planting we ask four times in two years how the tree is.`;
export const howItWorks = 'How reminders work';
export const onlyYou = 'This is for you alone. Other parents choose for themselves.';
export const on = (since: string) => `On since ${since}.`;
export const off = 'We do not remind you.';
export const turnOn = 'Remind me';
export const turnOff = 'Stop reminding me';

/** The page behind the link that ends them, which tells nobody whose letters they are. */
export const stop = {
  title: 'Stop the reminders?',
  text: 'We stop reminding the address that this letter came to, for all its children. Nothing else changes.',
  button: 'Stop the reminders',
  done: {
    title: 'Stopped',
    text: 'No more reminders go to that address. You can turn them on again on your own page, for each child.',
  },
};
