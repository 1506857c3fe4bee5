/** Words and remedies of the rows of 'How it is' (PRODUCT.md#how-it-is), for a volunteer at midnight. */
import type { Row, RowWords, Said, Standing } from '#domain/rules/office/system-health.ts';

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  fine: 'Fine',
  look: 'Worth a look',
  act: 'Needs you',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The first line: whether anything needs doing. */
export function headlineOf({ act, look }: Readonly<Record<Standing, number>>): string {
  const looks = `${inWords(look)} ${look === 1 ? 'thing is' : 'things are'} worth a look`;
  if (act === 0) return look === 0 ? 'All is well' : `Nothing is urgent. ${capital(looks)}`;
  const acts = `${capital(inWords(act))} ${act === 1 ? 'thing needs' : 'things need'} you`;
  if (look === 0) return acts;
  return `${acts}, and ${inWords(look)} ${look === 1 ? 'is' : 'are'} worth a look`;
}

/** Where what is to be done is explained. */
export function whereToRead(where: string): string {
  return where === 'SETTINGS'
    ? 'Explained in docs/SETTINGS.md'
    : `Explained in docs/OPERATING.md, “${where}”`;
}

const UNREAD: Said = {
  says: 'This could not be read just now.',
  toDo: 'Refresh in a minute. If it stays so, the log of the program says why.',
};

const ROWS: RowWords = {
  backup: {
    title: 'Last backup',
    causes: {
      made: { says: 'A backup was made.' },
      old: {
        says: 'The last backup is some days old.',
        toDo: 'See whether the nightly backup still runs (in containers the service backup makes it), and whether its disk has room. You can make one now:',
      },
      overdue: {
        says: 'The last backup is more than a week old.',
        toDo: 'Whatever was written since would be lost with this machine. Make one now, and have it made every night:',
      },
      lacking: {
        says: 'Files of photos or signed forms are lost, and the last backup is without them.',
        toDo: 'The backup has said how many, in its log. Put them back from an older archive before the days of BACKUP_KEEP_DAYS have passed: until then none is deleted, which takes room.',
      },
      never: {
        says: 'No backup is known.',
        toDo: 'If this machine breaks, everything is gone. Make one now on another disk, and have it made every night (in containers the service backup does). A backup by other tools is not seen here.',
      },
      'not-yet': {
        says: 'There is no backup so far.',
        toDo: 'Nobody has signed up either. Set up the nightly backup before the first scout does:',
      },
      declined: {
        says: 'You said that no backup is made.',
        toDo: 'If this machine breaks, everything is gone. Change BACKUP_KEEP_DAYS=0 once you make backups: parents read it too.',
      },
    },
  },
  drill: {
    title: 'Restore tried',
    causes: {
      tried: { says: 'Somebody has tried to restore a backup.' },
      'long-ago': {
        says: 'It is half a year ago that somebody tried to restore a backup.',
        toDo: 'Try it again in an empty folder. It touches nothing of what runs (in containers the commands are in docs/OPERATING.md, “Backups of a container”):',
      },
      never: {
        says: 'Nobody has said that a backup was ever restored.',
        toDo: 'Only a backup that was restored once is known to work. Try it in an empty folder. It touches nothing of what runs (in containers the commands are in docs/OPERATING.md, “Backups of a container”):',
      },
    },
  },
  mail: {
    title: 'Mail',
    causes: {
      sent: { says: 'Letters leave as they should.' },
      off: {
        says: 'Mail is not set up.',
        toDo: 'Parents get no copy, no question and no page of their own, and nobody gets a code for a new password. Set SMTP_URL, MAIL_FROM and BASE_URL, and start the program again.',
      },
      linkless: {
        says: 'Letters leave, but no link can stand in them.',
        toDo: 'Parents are asked nothing by mail and have no page of their own, until BASE_URL names the address of this site. Set it, and start the program again.',
      },
      'some-failed': {
        says: 'Some letters could not be sent.',
        toDo: 'Their addresses do not take them. Open Unsent Mail on the dashboard: it says for each what to do.',
      },
      refused: {
        says: 'The mail server takes no letters from us.',
        toDo: 'Open Unsent Mail on the dashboard: it says what the server answered. Look at SMTP_URL and MAIL_FROM, and at the account with your mail provider.',
      },
      'shut-out': {
        says: 'The mail server does not let us in: no letter would leave now.',
        toDo: 'Look at SMTP_URL, and at the account with your mail provider. Start the program again after a change, and try it (in containers: docker compose exec rootling node tools/send-test-mail.ts):',
      },
      stuck: {
        says: 'Letters wait that should have left.',
        toDo: 'Start the program again. If they still wait in ten minutes, its log says why.',
      },
    },
  },
  consents: {
    title: 'Parents to answer',
    causes: {
      none: { says: 'No scout waits for a parent.' },
      waiting: { says: 'Some scouts wait for a parent.' },
      'long-waiting': {
        says: 'A parent has signed days ago, and not answered our letter.',
        toDo: 'Choose "Waiting for parent" in the list of students. A call helps most: the letter may lie among the spam, or the address may be wrong.',
      },
    },
  },
  disk: {
    title: 'Disk',
    causes: {
      roomy: { says: 'There is room.' },
      filling: {
        says: 'The disk is filling up.',
        toDo: 'Delete what does not belong to the program, such as old backups on the same disk, or plan a larger disk or a bucket for the photos.',
      },
      full: {
        says: 'The disk is nearly full.',
        toDo: 'Soon nothing more can be saved. Make room today: old backups on the same disk go first. Never delete anything in the data folder by hand.',
      },
    },
  },
  files: {
    title: 'Photos',
    causes: {
      writable: { says: 'Photos can be stored.' },
      closed: {
        says: 'Photos cannot be stored.',
        toDo: 'A test file could not be written. On a disk: is it full, or does the folder belong to somebody else? With a bucket: is it reachable, and is the key still good?',
      },
    },
  },
  database: {
    title: 'Database',
    causes: {
      answers: { says: 'The database answers.' },
      unread: {
        says: 'The database did not answer.',
        toDo: 'With Postgres: see whether it runs and has room. With SQLite: see whether the disk has room. The log of the program says what failed.',
      },
    },
  },
  clearing: {
    title: 'Last clearing',
    causes: {
      done: { says: 'What had its time was cleared away.' },
      young: { says: 'The program has just begun, and clears away for the first time.' },
      failed: {
        says: 'A part of it failed, and is tried again by itself.',
        toDo: 'Open Keeping for what failed. If it fails again tomorrow, the log of the program says why.',
      },
      late: {
        says: 'It has not run as it should.',
        toDo: 'Deletions that families were promised wait for it. Run it by hand, and start the program again:',
      },
    },
  },
  administrators: {
    title: 'Administrators',
    causes: {
      safe: { says: 'There are several, each with an authenticator app.' },
      alone: {
        says: 'You are the only administrator.',
        toDo: 'Invite a second one under People: somebody has to be able to help when you are ill or have lost your telephone.',
      },
      unsafe: {
        says: 'Not every administrator has an authenticator app.',
        toDo: 'A stolen password opens every notebook. Each one sets it up under Security, in two minutes.',
      },
    },
  },
  address: {
    title: 'Address',
    causes: {
      https: { says: 'People come by https.' },
      unset: {
        says: 'No address is set.',
        toDo: 'That is good for a try on this machine. Before families come, set SITE_ADDRESS to your name, with https by the proxy of the compose file or your own.',
      },
      here: {
        says: 'Only this machine can come by it.',
        toDo: 'That is good for a try. Before families come, set SITE_ADDRESS to your name, with https.',
      },
      open: {
        says: 'People come without https.',
        toDo: 'Passwords and photos of children travel open. Put a proxy with https in front, and set SITE_ADDRESS to your name.',
      },
    },
  },
  operator: {
    title: 'Who runs it',
    causes: {
      named: { says: 'Parents can read who runs this.' },
      unnamed: {
        says: 'Parents cannot read who runs this.',
        toDo: 'Set OPERATOR_NAME and OPERATOR_ADDRESS for the privacy page, and start the program again.',
      },
      closed: {
        says: 'No parent can sign.',
        toDo: 'The terms have to name an address that somebody reads. Set SUPPORT_EMAIL, and start the program again.',
      },
    },
  },
  processes: {
    title: 'Processes',
    causes: {
      one: { says: 'One process does all.' },
      alike: { says: 'Several processes of one version work together.' },
      mixed: {
        says: 'Processes of different versions work on one database.',
        toDo: 'Stop all of them, and start the new version alone.',
      },
    },
  },
  machine: { title: 'Version', causes: { runs: { says: 'The program runs.' } } },
};

/** Returns a row's present words. */
export function wordsOf({ name, cause }: Row): Said & { readonly title: string } {
  const { title, causes }: { title: string; causes: Readonly<Record<string, Said>> } = ROWS[name];
  return { title, ...(causes[cause] ?? UNREAD) };
}
