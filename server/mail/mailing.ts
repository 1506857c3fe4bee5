import { setTimeout } from 'node:timers/promises';
import type { Platform } from '#server/platform.ts';
import { sendDueMails } from './delivery.service.ts';
import { smtpSender } from './smtp.ts';

// Somebody waits for nearly every letter, with the mailbox open in her other hand.
const PAUSE_MS = 1_000;

/**
 * Sends what is due, every second, in the background; nothing where no mail server is configured. `stop` lets the
 * mail that is under way arrive.
 */
export function startMailing(platform: Platform): { stop: () => Promise<void> } {
  const { config, log } = platform;
  if (config.mail === null) return { stop: async () => {} };
  const send = smtpSender(config.mail, config.supportEmail);
  const stopping = new AbortController();
  const { signal } = stopping;
  const sendOnAndOn = async () => {
    while (!signal.aborted) {
      await sendDueMails({ ...platform, send, signal }).catch((error: unknown) =>
        log.error({ err: error }, 'the mails in line could not be looked through; tried again soon'),
      );
      await setTimeout(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const ended = sendOnAndOn();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
