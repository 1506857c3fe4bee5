import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '#server/platform/platform.ts';
import { sendDueMails } from './delivery.service.ts';
import { smtpSender } from './smtp.ts';
import type { LetterWriters } from './wording.service.ts';

/** The pace of a process. */
const PACE = {
  // A person waits for nearly every letter, with the mailbox open beside.
  pauseMs: 1_000,
  /** After so many pauses in one round the mail server is slow, and another round goes past it. */
  pausesUntilNext: 10,
  /** Some mail servers take three connections of one sender and no more. */
  roundsAtOnce: 3,
  /** The time that a stop waits for mails under way. */
  stopWithinMs: 5_000,
};

/**
 * Sends what is due, every second, in the background; nothing where no mail server is configured. A letter over which the mail
 * server takes its time holds up no other. `stop` lets what is under way arrive, for a while.
 */
export function startMailing(
  platform: Platform,
  writers: LetterWriters,
  pace = PACE,
): { stop: () => Promise<void> } {
  const { config, log } = platform;
  if (config.mail === null) return { stop: async () => {} };
  const send = smtpSender(config.mail, config.supportEmail);
  const [stopping, cutting] = [new AbortController(), new AbortController()];
  const { signal } = stopping;
  const rounds = new Set<Promise<void>>();
  const beginRound = () => {
    const round = sendDueMails({ ...platform, writers, send, signal, cut: cutting.signal })
      .catch((error: unknown) =>
        log.error({ err: error }, 'the mails in line could not be looked through; tried again soon'),
      )
      .finally(() => rounds.delete(round));
    rounds.add(round);
  };
  const sendOnAndOn = async () => {
    let pauses = 0;
    while (!signal.aborted) {
      const isSlow = pauses >= pace.pausesUntilNext && rounds.size < pace.roundsAtOnce;
      if (rounds.size === 0 || isSlow) {
        pauses = 0;
        beginRound();
      }
      pauses += 1;
      await sleep(pace.pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const ended = sendOnAndOn();
  return {
    stop: async () => {
      stopping.abort();
      const late = setTimeout(() => cutting.abort(), pace.stopWithinMs);
      await ended;
      await Promise.all(rounds);
      clearTimeout(late);
    },
  };
}
