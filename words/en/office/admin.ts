/**
 * The portal of administrators (PRODUCT.md#the-list-of-students) and the ways from it; the names of other screens are
 * as those have them.
 */

export const title = 'Admin Dashboard';
export const subtitle = (site: string) => `Manage the students and the species of ${site}.`;
/** Actions that need a connection. */
export const toManage = 'To manage students and species';

export const importSpecies = 'Import Species Data';
/** It logs out. */
export const backToApp = 'Back to App';

/** The places of the frame: what leads to them all on a phone, their groups, and each. */
export const menu = 'Menu';
export const places = 'Administration';
export const health = 'Health';
export const reports = 'Reports';
export const settings = 'Settings';
/** Read out behind a number. */
export const needYou = 'need you';
export const students = 'Students';
export const people = 'People';
export const troops = 'Troops';
export const statistics = 'Statistics';
export const systemHealth = 'How It Is';
export const security = 'Security';
export const auditLog = 'Audit Log';
export const keeping = 'Keeping';
export const unsentMail = 'Unsent Mail';
export const backups = 'Backups';
export const speciesImport = 'Species Import';

/** On each of the other screens. */
export const back = 'Back to Admin Dashboard';
