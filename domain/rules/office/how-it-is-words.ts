/** What the page 'How it is' says (§31), for a volunteer who opens it at midnight. */
import type { Cause, RowName } from './how-it-is.ts';

/** What a row says, what there is to do, the command for it as it is typed, and where that is explained. */
export type Words = {
  readonly says: string;
  readonly toDo?: string;
  readonly command?: string;
  /** A heading of docs/OPERATING.md, or SETTINGS for docs/SETTINGS.md. */
  readonly where?: string;
};

export const UNREAD: Words = {
  says: 'This could not be read just now.',
  toDo: 'Refresh in a minute. If it stays so, the log of the program says why.',
  where: 'Watch it',
};
const PRACTISED = 'Back up, and practise it';
const BACK_UP = { command: 'npm run backup -- --keep 14 /backups', where: PRACTISED };
const DRILL = 'SETTINGS_FILE= DATA_DIR=~/rootling-drill npm run restore -- /backups/NEWEST.zip';
const RESTORE = { command: DRILL, where: PRACTISED };

export const HOW_IT_IS_WORDS: {
  readonly [R in RowName]: { readonly title: string; readonly causes: Readonly<Record<Cause<R>, Words>> };
} = {
  backup: {
    title: 'Last backup',
    causes: {
      made: { says: 'A backup was made.' },
      old: {
        says: 'The last backup is some days old.',
        toDo: 'See whether the nightly backup still runs (in containers the service backup makes it), and whether its disk has room. You can make one now:',
        ...BACK_UP,
      },
      overdue: {
        says: 'The last backup is more than a week old.',
        toDo: 'Whatever was written since would be lost with this machine. Make one now, and have it made every night:',
        ...BACK_UP,
      },
      never: {
        says: 'No backup is known.',
        toDo: 'If this machine breaks, everything is gone. Make one now on another disk, and have it made every night (in containers the service backup does). A backup by other tools is not seen here.',
        ...BACK_UP,
      },
      'not-yet': {
        says: 'There is no backup so far.',
        toDo: 'Nobody has signed up either. Set up the nightly backup before the first scout does:',
        ...BACK_UP,
      },
      declined: {
        says: 'You said that no backup is made.',
        toDo: 'If this machine breaks, everything is gone. Change BACKUP_KEEP_DAYS=0 once you make backups: parents read it too.',
        ...BACK_UP,
      },
      unread: UNREAD,
    },
  },
  drill: {
    title: 'Restore tried',
    causes: {
      tried: { says: 'Somebody has tried to restore a backup.' },
      'long-ago': {
        says: 'It is half a year ago that somebody tried to restore a backup.',
        toDo: 'Try it again in an empty folder. It touches nothing of what runs:',
        ...RESTORE,
      },
      never: {
        says: 'Nobody has said that a backup was ever restored.',
        toDo: 'Only a backup that was restored once is known to work. Try it in an empty folder. It touches nothing of what runs:',
        ...RESTORE,
      },
      unread: UNREAD,
    },
  },
  mail: {
    title: 'Mail',
    causes: {
      sent: { says: 'Letters leave as they should.' },
      off: {
        says: 'Mail is not set up.',
        toDo: 'Parents get no copy, no question and no page of their own, and nobody gets a code for a new password. Set SMTP_URL, MAIL_FROM and BASE_URL, and start the program again.',
        where: 'Mail',
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
        where: 'Mail',
      },
      'shut-out': {
        says: 'The mail server does not let us in: no letter would leave now.',
        toDo: 'Look at SMTP_URL, and at the account with your mail provider. Start the program again after a change, and try it (in containers: docker compose exec rootling node tools/send-test-mail.ts):',
        command: 'npm run send-test-mail -- you@example.org',
        where: 'Mail',
      },
      stuck: {
        says: 'Letters wait that should have left.',
        toDo: 'Start the program again. If they still wait in ten minutes, its log says why.',
        where: 'Watch it',
      },
      unread: UNREAD,
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
      unread: UNREAD,
    },
  },
  disk: {
    title: 'Disk',
    causes: {
      roomy: { says: 'There is room.' },
      filling: {
        says: 'The disk is filling up.',
        toDo: 'Delete what does not belong to the program, such as old backups on the same disk, or plan a larger disk or a bucket for the photos.',
        command: 'df -h',
        where: 'Grow out of one machine',
      },
      full: {
        says: 'The disk is nearly full.',
        toDo: 'Soon nothing more can be saved. Make room today: old backups on the same disk go first. Never delete anything in the data folder by hand.',
        command: 'df -h',
        where: 'Grow out of one machine',
      },
      unread: UNREAD,
    },
  },
  files: {
    title: 'Photos',
    causes: {
      writable: { says: 'Photos can be stored.' },
      closed: {
        says: 'Photos cannot be stored.',
        toDo: 'A test file could not be written. On a disk: is it full, or does the folder belong to somebody else? With a bucket: is it reachable, and is the key still good?',
        where: 'Where the data are, and how to keep them',
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
        where: 'Watch it',
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
        where: 'Clear away',
      },
      late: {
        says: 'It has not run as it should.',
        toDo: 'Deletions that families were promised wait for it. Run it by hand, and start the program again:',
        command: 'npm run housekeeping',
        where: 'Clear away',
      },
      unread: UNREAD,
    },
  },
  administrators: {
    title: 'Administrators',
    causes: {
      safe: { says: 'There are several, each with an authenticator app.' },
      alone: {
        says: 'You are the only administrator.',
        toDo: 'Invite a second one under People: somebody has to be able to help when you are ill or have lost your telephone.',
        where: 'The first administrator',
      },
      unsafe: {
        says: 'Not every administrator has an authenticator app.',
        toDo: 'A stolen password opens every notebook. Each one sets it up under Security, in two minutes.',
      },
      unread: UNREAD,
    },
  },
  address: {
    title: 'Address',
    causes: {
      https: { says: 'People come by https.' },
      unset: {
        says: 'No address is set.',
        toDo: 'That is good for a try on this machine. Before families come, set SITE_ADDRESS to your name, with https by the proxy of the compose file or your own.',
        where: 'Behind a proxy, with https',
      },
      here: {
        says: 'Only this machine can come by it.',
        toDo: 'That is good for a try. Before families come, set SITE_ADDRESS to your name, with https.',
        where: 'Behind a proxy, with https',
      },
      open: {
        says: 'People come without https.',
        toDo: 'Passwords and photos of children travel open. Put a proxy with https in front, and set SITE_ADDRESS to your name.',
        where: 'Behind a proxy, with https',
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
        where: 'Own terms, and the privacy notice',
      },
      closed: {
        says: 'No parent can sign.',
        toDo: 'The terms have to name an address that somebody reads. Set SUPPORT_EMAIL, and start the program again.',
        where: 'SETTINGS',
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
        where: 'Upgrade',
      },
      unread: UNREAD,
    },
  },
  machine: { title: 'Version', causes: { runs: { says: 'The program runs.' } } },
};
