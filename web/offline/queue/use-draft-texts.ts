import { useEffect, useRef, useState } from 'react';
import { KEEP_WITHIN_MS, Soon } from '#web/lib/soon.ts';
import type { KeptTexts } from '#web/parts/form.ts';
import type { Texts } from './drafts.ts';
import type { JobDraft } from './job.ts';
import { useOutbox } from './use-outbox.ts';

/**
 * Keeps the texts of a form that is sent by its button only: a page that ends before that brings them back into their
 * fields. Once `draft`'s thing is changed, or nobody wants them any more, they are gone.
 */
export function useDraftTexts(draft: JobDraft & { form: string }): KeptTexts {
  const { typed } = useOutbox();
  const [left] = useState(() => typed.textsOf(draft.form));
  const latest = useRef({ draft, texts: left });
  latest.current.draft = draft;
  const [soon] = useState(
    () => new Soon(() => typed.keep({ ...latest.current, hasChanges: false }), KEEP_WITHIN_MS),
  );
  useEffect(() => {
    const leave = () => soon.now();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [soon]);
  const keep = (texts: Texts) => {
    latest.current.texts = texts;
    soon.wish();
  };
  return {
    left,
    keep: (typed) => keep(Object.fromEntries(Object.entries(typed).map(([name, it]) => [name, String(it)]))),
    forget: () => {
      keep({});
      soon.now();
    },
  };
}
