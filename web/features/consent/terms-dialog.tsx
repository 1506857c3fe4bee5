import { TERMS_SECTIONS, TERMS_TITLE, TERMS_VERSION, termsSupportLine } from '#domain/terms.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { supportEmail } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';

/** The terms as they are signed (§2.4, §11.6), opened by a link. */
export function TermsDialog() {
  return (
    <Dialog
      size="lg"
      title={TERMS_TITLE}
      trigger={
        <button type="button" className="link min-h-11 text-left">
          Read the Terms of Service
        </button>
      }
      hideCloseIcon
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {/* The text scrolls by itself, so that Close stays in view on a phone; it takes the focus for the arrow keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1). */}
      <section aria-label={TERMS_TITLE} tabIndex={0} className="max-h-[60dvh] overflow-y-auto pr-2">
        <div className="prose">
          <p className="text-ink-soft">Version of {showLongDate(TERMS_VERSION)}</p>
          {TERMS_SECTIONS.map(({ heading, paragraphs }, index) => (
            <section key={heading}>
              <h3>
                {index + 1}. {heading}
              </h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
          <p>{termsSupportLine(supportEmail)}</p>
        </div>
      </section>
    </Dialog>
  );
}
