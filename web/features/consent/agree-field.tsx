import { paths } from '#web/app/paths.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import * as words from '#words/consent/consent.ts';
import { TermsDialog, type TermsDialogProps } from './terms-dialog.tsx';

export type AgreeFieldProps = {
  /** The tick box's field of the form. */
  box: Omit<Parameters<typeof CheckboxField>[0], 'label' | 'required' | 'aside'>;
  terms: TermsDialogProps['terms'];
  isReading: boolean;
  onReading: (isReading: boolean) => void;
};

/** The tick of every signing parent, with the terms that are agreed to beside it. */
export function AgreeField({ box, terms, isReading, onReading }: AgreeFieldProps) {
  return (
    <CheckboxField
      label={words.agree}
      required
      aside={
        <div className="flex flex-wrap gap-x-6">
          <TermsDialog terms={terms} open={isReading} onOpenChange={onReading} />
          <a
            href={paths.privacy()}
            target="_blank"
            rel="noreferrer"
            className="link flex min-h-11 items-center"
          >
            {words.privacyNotice}
          </a>
        </div>
      }
      {...box}
    />
  );
}
