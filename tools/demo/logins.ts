/** Logins of the demonstration, as a table for a terminal. */
import { ADMIN, DEMO_PASSWORD, LEADERS, MEMBERS, type Member, TROOP } from './cast.ts';

function stateOf({ course }: Member): string {
  if (course.at === 'signed-up') return 'a parent has yet to answer';
  if (course.at === 'nothing') return 'nothing started yet';
  if (course.at === 'tree') return 'has picked a tree';
  if (course.at === 'pot') return 'a cutting has moved into a pot';
  if (course.at === 'done')
    return course.height ? 'planted, and looked at a year later' : 'planted, with a report';
  const looks = course.looks ?? course.week - 1;
  return `week ${course.week}${looks > 0 && looks < course.week - 1 ? ', stuck' : ''}`;
}

/** @param pages the links of parents, by their addresses. */
export function loginTable(url: string, pages: ReadonlyMap<string, string>): string {
  const [leader] = LEADERS;
  const staff = [
    [ADMIN.username, 'an administrator: "Admin Login" on the login page'],
    [leader.username, `a leader of Troop ${TROOP.number}: "Admin Login" too`],
  ];
  const children = MEMBERS.map((member) => [
    member.username,
    `${member.firstName} ${member.lastName}, ${stateOf(member)}${member.language ? ', in Spanish' : ''}`,
  ]);
  const rows = [...staff, ...children].map(([name = '', who]) => `    ${name.padEnd(8)} ${who}`);
  const parents = [...pages].flatMap(([email, link]) => {
    const of = MEMBERS.filter((it) => it.parent.email === email);
    const names = of.map(({ firstName }) => firstName).join(' and ');
    const language = of.some(({ parent }) => parent.language) ? ', in Spanish' : '';
    return [`    ${email}, the parent of ${names}${language}:`, `      ${link}`];
  });
  return [
    '',
    `  The demonstration is at ${url}. Everybody's password is ${DEMO_PASSWORD}.`,
    '',
    ...rows,
    '',
    '  Parents have no password. A link opens their page once, for a quarter of an hour; ask for another one at',
    `  ${url}/parent. Letters come to nobody: they are told here.`,
    '',
    ...parents,
    '',
    '  Nobody of it exists, and what you change stays until you start it with `npm run demo -- --fresh`.',
    '  Keep this window open. Ctrl+C stops it.',
    '',
  ].join('\n');
}
