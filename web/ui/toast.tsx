import { CircleAlert, Sprout, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef } from 'react';

import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX } from '#domain/limits.ts';
import { useLateWords } from '#web/lib/use-late-words.ts';
import * as words from '#words/frame.ts';
import { said } from '#words/sentences.ts';

import { cx } from './class-names.ts';
import { isEscapeOfWindow } from './notification-branch.tsx';
import { dismissToast, TOAST_REGION_ID, type ToastEntry, useToasts } from './toast-store.ts';

/**
 * The notification region, once per app. The numbers are §9's; F8 is Radix's own key. Messages are said with `toast`
 * from toast-store.ts, so that who says one does not load this file.
 */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Toast.Provider
      label={words.notification}
      duration={TOAST_DURATION_MS}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <div className="toast-place print:hidden">
        <Toast.Viewport
          id={TOAST_REGION_ID}
          label={words.notifications}
          // A modal window hides all around it from screen readers, save what has this attribute; 'off' is its default.
          aria-live="off"
          className="grid gap-2 rounded-lg"
        />
      </div>
    </Toast.Provider>
  );
}

const looks = {
  default: 'border-line-strong bg-paper-raised text-ink',
  destructive: 'border-danger bg-danger-soft text-on-danger-soft',
};

/** Between a message and what it leaves free: the outline of the focus. */
const ROOM_PX = 8;

const swipe =
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 ' +
  'data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)';

/** What was just pressed, or is being written into, is what a message speaks of: the page moves until it is in sight. */
function freeWhatHasFocus(message: Element | null | undefined): void {
  const focused = document.activeElement;
  if (!message || !focused?.closest('main') || focused.tagName === 'MAIN') return;
  const [it, its] = [focused.getBoundingClientRect(), message.getBoundingClientRect()];
  const isCovered = it.right > its.left && it.left < its.right && it.bottom > its.top && it.top < its.bottom;
  if (isCovered && it.height < its.top) window.scrollBy(0, it.bottom - its.top + ROOM_PX);
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const { id, title, description, about, note, variant = 'default', open } = entry;
  useLateWords();
  const Icon = variant === 'destructive' ? CircleAlert : Sprout;
  const isForWindow = useRef(false);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) freeWhatHasFocus(card.current?.parentElement);
  }, [open]);
  const onOpenChange = (stays: boolean) => {
    if (!stays && !isForWindow.current) dismissToast(id);
    isForWindow.current = false;
  };
  return (
    <Toast.Root
      ref={card}
      open={open}
      onOpenChange={onOpenChange}
      onEscapeKeyDown={({ target }) => {
        isForWindow.current = isEscapeOfWindow(target);
      }}
      // A modal window lets no pointer through to what was there before it opened.
      style={{ pointerEvents: 'auto' }}
      className={cx(
        'flex touch-pan-y items-start gap-[min(0.75rem,3vw)] rounded-md border py-1.5 pr-1.5 pl-[min(1rem,4vw)] shadow-lifted',
        'data-[state=closed]:animate-fade data-[state=open]:animate-rise',
        swipe,
        looks[variant],
      )}
    >
      <Icon aria-hidden="true" className="mt-2.5 size-[min(1.5rem,7vw)] shrink-0" />
      <div className="min-w-0 flex-1 py-2">
        <Toast.Title className="font-semibold">{said(title)}</Toast.Title>
        {description && (
          <Toast.Description className="text-sm">
            {about && `${about}: `}
            {said(description)}
          </Toast.Description>
        )}
        {note && <p className="text-sm">{note}</p>}
      </div>
      <Toast.Close
        aria-label={words.close}
        className="grid size-[min(2.75rem,14vw)] shrink-0 place-items-center rounded-md"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
