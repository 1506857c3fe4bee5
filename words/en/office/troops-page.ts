import { troopName } from '#domain/rules/troop/troops.ts';

/** Troops, who leads them, and which scouts are in them, for an administrator (PRODUCT.md#troops). `number` is a troop's. */

export const title = 'Troops';
export const subtitle = 'Leaders see the scouts whose parents say yes.';
export const back = 'Back to Admin Dashboard';
export const toManage = 'To manage troops';
export const notLoaded = 'The troops could not be loaded';
export const loading = 'Loading the troops...';
export const noTroop = {
  title: 'No troop yet',
  text: 'Add a troop and invite its leaders. Then parents are asked whether leaders may see their child’s work.',
};
export const addFirst = 'Add the first troop';
/** `names` are one or more, with commas. */
export const leaderless = (names: string) =>
  `Leaders of no troop at present: ${names}. You can add them to a troop.`;

/** One troop. */
export const yeses = (scouts: number, of: number) =>
  `${scouts} of ${of} ${of === 1 ? 'scout' : 'scouts'} with a yes`;
export const leadersOf = (count: number) => `Leaders (${count})`;
export const scoutsOf = (count: number) => `Scouts (${count})`;
export const families = 'Families';
export const change = 'Change';
export const changeNamed = (number: string) => `Change ${troopName({ number })}`;
export const leave = 'Leave it as it was';
export const close = 'Close troop';
export const closeNamed = (number: string) => `Close ${troopName({ number })}`;
export const closeQuestion = (number: string) => `Close ${troopName({ number })}?`;
export const closeText =
  'Its leaders see nothing of it any more, and open invitations to it end. The scouts keep their accounts and their work. If you add it again, their parents are asked anew.';
export const closeIt = 'Close the troop';
export const closing = 'Closing...';
export const closed = 'Troop Closed';
export const nobodyLeads = (number: string) => `Nobody leads ${troopName({ number })} any more`;
export const notClosed = 'Not Closed';
export const closeFailed = 'The troop could not be closed';

/** The leaders of a troop. */
export const leadersInvited = (count: number) =>
  count === 1
    ? '1 leader is invited and has not accepted yet.'
    : `${count} leaders are invited and have not accepted yet.`;
export const inviteTwo = 'Nobody leads this troop yet. Please invite two.';
export const inviteLeader = 'Invite a leader';
export const hasNotBegun = 'Has not begun';
export const newLeader = 'E-mail address of a new leader';
/** The role that opening a link gives. */
export const leaderOf = (number: string) => `a leader of ${troopName({ number })}`;
export const removeFromTroop = 'Remove from troop';
export const removeFromTroopNamed = (name: string) => `Remove from troop: ${name}`;
export const deleteAccount = 'Delete account';
export const deleteAccountOf = (name: string) => `Delete account of ${name}`;
export const removeQuestion = (name: string, number: string) =>
  `Remove ${name} from ${troopName({ number })}?`;
export const removeText = 'The leader sees nothing of this troop any more, at once.';
export const remove = 'Remove';
export const deleteQuestion = (name: string) => `Delete the account of ${name}?`;
export const deleteText =
  'The leader is logged out everywhere and leads no troop any more. What was looked at stays in the audit log.';
export const deleteIt = 'Delete';
export const removing = 'Removing...';
export const removed = 'Removed';
export const leadsNoMore = (name: string, number: string) => `${name} leads ${troopName({ number })} no more`;
export const notRemoved = 'Not Removed';
export const removeFailed = 'The leader could not be removed';
export const leaderHere = 'A leader who is here already';
export const chooseLeader = 'Choose a leader';
export const addToTroop = 'Add to this troop';
export const adding = 'Adding...';
export const notAdded = 'Not Added';
export const addFailed = 'The leader could not be added';

/** Scouts who typed a troop at sign-up. */
export const scoutsNotLoaded = 'The scouts could not be loaded';
export const noScout = 'No scout has typed this troop so far.';
export const typed =
  'These scouts typed this troop when they signed up. Leaders see only those whose parents say yes.';
export const notAnswered = 'Not answered yet';

/** The form of a troop. */
export const addTroop = 'Add a troop';
export const selectOrganization = 'Select the organization';
export const selectState = 'Select the state';
export const name = 'Name';
export const nameHint = 'Such as its patrol or church. You may leave this empty.';
export const anotherTroop =
  'Another number, state or organization is another troop: its parents are asked anew, and until then leaders see nobody.';
export const saveTroop = 'Save the troop';
export const addIt = 'Add the troop';
export const changed = 'Troop Changed';
export const added = 'Troop Added';
export const inState = (number: string, state: string) => `${troopName({ number })}, ${state}`;
export const notSaved = 'Not Saved';
export const saveFailed = 'The troop could not be saved';
