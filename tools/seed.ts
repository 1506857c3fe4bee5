/** `npm run seed`: a crowd of students, for benchmarks and demonstrations. */
import { countAccounts } from '#server/accounts/admins.store.ts';
import { Misuse, runCommand } from '#server/platform/command.ts';
import { giveToOwner } from '#server/platform/data-folder.ts';
import { openNewOrCurrentDatabase } from '#server/platform/db/open.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { OF_DATABASE } from '#server/platform/settings/settings.ts';
import { CROWD_PASSWORD, type Crowd, seedCrowd } from '#server/testing/crowd.ts';

const REPORT_EVERY = 50_000;

async function seed(crowd: Crowd, isForced: boolean): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const began = performance.now();
  const db = await openNewOrCurrentDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const accounts = await countAccounts(db);
    if (accounts > 0 && !isForced) {
      throw new Error(
        `The database has ${accounts} accounts already, and nothing was added. Give it another one ` +
          '(DATA_DIR, DATABASE_URL), or add to it all the same with --force.',
      );
    }
    console.log(
      `Adding ${crowd.students} students and ${crowd.projects} projects to a database with ${accounts} accounts …`,
    );
    await seedCrowd(db, crowd, Date.now(), ({ students, projects }) => {
      if ((students + projects) % REPORT_EVERY === 0)
        console.log(`${students} students, ${projects} projects …`);
    });
  } finally {
    await db.destroy();
    giveToOwner(dataDir);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${crowd.students} students and ${crowd.projects} projects in ${seconds} s; passwords: ${CROWD_PASSWORD}`,
  );
}

await runCommand(
  {
    start: 'npm run seed',
    does:
      'Adds students who do not exist, all with the same known password, to the database: for benchmarks and ' +
      'demonstrations, and never for a database of real people. It makes the database if there is none, and refuses one ' +
      'that has accounts.',
    options: {
      students: { takes: 'number', default: 1000, says: 'how many students' },
      projects: { takes: 'number', default: 0, says: 'how many projects they have together' },
      force: { says: 'adds to a database that has accounts, too' },
    },
    settings: OF_DATABASE,
  },
  async ({ options }) => {
    const { students, projects, force } = options;
    if (projects > 0 && students === 0) throw new Misuse('--projects need --students to own them.');
    await seed({ students, projects }, force);
  },
);
