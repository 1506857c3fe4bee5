import * as z from 'zod/mini';
import { ProfileCompletion, type User } from '#domain/contract/sign-in/accounts.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/profile-completion.ts';
import { useCompleteProfile } from './profile.queries.ts';

const ZipCode = z.pick(ProfileCompletion, { zipCode: true });

/**
 * Asks for the ZIP code of an account from before it was checked (PRODUCT.md#fields-of-an-account). It blocks
 * nothing: without a network a scout must reach the projects, and words written there must still be taken.
 */
export function ZipCodeForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { firstName, lastName, troopNumber, state } = user;
  const completeProfile = useCompleteProfile();
  const { field, root, submit, isSaving, failure } = useForm(ZipCode, {
    begin: { zipCode: user.zipCode },
    save: async ({ zipCode }) => {
      await completeProfile.mutateAsync({ firstName, lastName, troopNumber, state, zipCode });
      toast(words.zipCodeSaved);
      onSaved();
    },
    onFailed: sayFailed(fields.error, words.notSaved),
  });
  return (
    <form noValidate ref={root} onSubmit={submit} aria-labelledby="check-zip-code" className="mb-6">
      <Card className="grid gap-4">
        <h2 id="check-zip-code" className="text-xl">
          {words.isZipCodeRight}
        </h2>
        <TextField
          label={fields.zipCode}
          hint={words.zipCodeHint}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          className="max-w-sm"
          {...field('zipCode')}
        />
        <NeedsConnection what={words.toSave} />
        <FieldError isSilent>{failure}</FieldError>
        <Button type="submit" className="justify-self-start" pending={isSaving} pendingText={fields.saving}>
          {fields.save}
        </Button>
      </Card>
    </form>
  );
}
