import { FactorCode } from '#domain/contract/sign-in/second-factor.ts';
import { mayBeDone } from '#web/lib/call.ts';
import { sayFailed, sayInWords } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { FieldError } from '#web/ui/field.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/second-factor.tsx';

export type CodeFormProps = {
  submitText: string;
  pendingText: string;
  hint: string;
  /** Where no answer came: what may be so by now, though nobody has seen it. */
  unanswered?: string;
  save: (code: string) => Promise<unknown>;
  onCancel?: () => void;
};

/** Asks for one code of the authenticator app (PRODUCT.md#second-factor). */
export function CodeForm({ submitText, pendingText, hint, unanswered, save, onCancel }: CodeFormProps) {
  const sayNotDone = sayFailed(words.notDone, words.notChecked);
  const { field, root, submit, isSaving, failure } = useForm(FactorCode, {
    begin: { code: '' },
    save: ({ code }) => save(code),
    onFailed: (error) =>
      unanswered && mayBeDone(error) ? sayInWords(words.notDone, unanswered) : sayNotDone(error),
  });
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-4">
      <CodeField hint={hint} {...field('code')} />
      <FieldError isSilent>{failure}</FieldError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSaving} pendingText={pendingText}>
          {submitText}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {fields.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
