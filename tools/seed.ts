/**
 * `npm run seed -- --students N --projects M` adds so many students, and so many projects of theirs, to the database
 * of the configuration (DATA_DIR or DATABASE_URL), for benchmarks and demonstrations.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { CROWD_PASSWORD, seedCrowd } from '#server/testing/crowd.ts';

const REPORT_EVERY = 50_000;

function wholeNumber(text: string, option: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  console.error(`--${option} must be a whole number`);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '1000' },
    projects: { type: 'string', default: '0' },
  },
});
const crowd = {
  students: wholeNumber(values.students, 'students'),
  projects: wholeNumber(values.projects, 'projects'),
};
if (crowd.projects > 0 && crowd.students === 0) {
  console.error('--projects need --students to own them');
  process.exit(1);
}

const { databaseUrl, dataDir } = readConfig(process.env);
const began = performance.now();
const db = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
await seedCrowd(db, crowd, Date.now(), ({ students, projects }) => {
  if ((students + projects) % REPORT_EVERY === 0) console.log(`${students} students, ${projects} projects …`);
});
await db.destroy();
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(
  `${crowd.students} students and ${crowd.projects} projects in ${seconds} s; passwords: ${CROWD_PASSWORD}`,
);
