import { CircleAlert, Sprout, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef } from 'react';

import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX } from '#domain/limits.ts';
import { useLazyWords } from '#web/ui/use-lazy-words.ts';
import * as words from '#words/platform/frame.ts';
import { said } from '#words/sentences.ts';

import { cx } from './class-names.ts';
import { isEscapeOfWindow } from './notification-branch.tsx';
import { toastWordsClass } from './plain-toaster.tsx';
import { dismissToast, TOAST_REGION_ID, type ToastEntry, useToasts } from './toast-store.ts';

/**
 * The notification region, once per app. The numbers are those of PRODUCT.md#limits; F8 is Radix's own key. Messages
 * are said with `toast` from toast-store.ts, so that who says one does not load this file.
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
          className="group grid max-w-xl gap-2 rounded-md"
        />
      </div>
    </Toast.Provider>
  );
}

const looks = {
  default: 'border-line-strong bg-paper-raised text-ink',
  destructive: 'border-danger bg-danger-soft text-on-danger-soft',
};

/** A sentence is whole or not there: beside its title a phone has no room for a long one. */
const TWO_LINES_OF_A_PHONE = 56;
const SHORT_ON_PHONES = 'max-sm:sr-only max-sm:group-focus-within:not-sr-only max-sm:group-hover:not-sr-only';

/** Between a message and what it leaves free: the outline of the focus. */
const ROOM_PX = 8;

const swipe =
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 ' +
  'data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)';

/**
 * The part that a press just opened, or that is being written into, is the message's subject: the page moves until it
 * is in sight.
 */
function freeWhatHasFocus(message: Element | null | undefined): void {
  const focused = document.activeElement;
  if (!message || !focused?.closest('main') || focused.tagName === 'MAIN') return;
  const [result, its] = [focused.getBoundingClientRect(), message.getBoundingClientRect()];
  const isCovered =
    result.right > its.left && result.left < its.right && result.bottom > its.top && result.top < its.bottom;
  if (isCovered) window.scrollBy(0, result.top - its.bottom - ROOM_PX);
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const { id, title, description, about, note, variant = 'default', open } = entry;
  useLazyWords();
  const letters = [title, about, description].map((it) => (it ? said(it).length : 0)).reduce((a, b) => a + b);
  const Icon = variant === 'destructive' ? CircleAlert : Sprout;
  // Success is seen where it happened; a failure is told in full.
  const isShort = variant === 'default' && !note && letters > TWO_LINES_OF_A_PHONE;
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
        'flex touch-pan-y items-center gap-[min(0.5rem,2vw)] rounded-md border pl-[min(0.75rem,3vw)] shadow-lifted',
        'data-[state=closed]:animate-fade data-[state=open]:animate-drop',
        swipe,
        looks[variant],
      )}
    >
      <Icon aria-hidden="true" className="size-[min(1.25rem,6vw)] shrink-0" />
      <div className={toastWordsClass(entry)}>
        <Toast.Title asChild>
          <span className="mr-1.5 font-semibold">{said(title)}</span>
        </Toast.Title>
        <wbr />
        {description && (
          <Toast.Description asChild>
            <span className={cx(isShort && SHORT_ON_PHONES)}>
              {about && `${about}: `}
              {said(description)}
            </span>
          </Toast.Description>
        )}
        {note && <span className="ml-1.5">{note}</span>}
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
