/** The portal of administrators (§2.16) and the ways from it; the names of other screens are as those have them. */

export const title = 'Admin Dashboard';
export const subtitle = (site: string) => `Manage the students and the species of ${site}.`;
/** On a phone: leads down to the ways below the list. */
export const moreAndLogOut = 'More and log out';
export const more = 'More';
/** What needs a connection. */
export const toManage = 'To manage students and species';

export const importSpecies = 'Import Species Data';
export const people = 'People';
export const troops = 'Troops';
export const statistics = 'Statistics';
export const howItIs = 'How It Is';
export const security = 'Security';
export const auditLog = 'Audit Log';
export const keeping = 'Keeping';
export const unsentMail = 'Unsent Mail';
/** It logs out. */
export const backToApp = 'Back to App';

/** On each of the other screens. */
export const back = 'Back to Admin Dashboard';
