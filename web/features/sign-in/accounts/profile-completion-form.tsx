import { ProfileCompletion, type User } from '#domain/contract/sign-in/accounts.ts';
import { NameFields, TroopFields } from '#web/parts/person-fields.tsx';
import { sayInWords } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { useKeptTyping } from '#web/parts/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/profile-completion.ts';
import { useCompleteProfile } from './profile.queries.ts';

const FIELDS = ['firstName', 'lastName', 'troopNumber', 'state', 'zipCode'] as const;

export type ProfileCompletionFormProps = {
  /** The account, whose fields are filled in (PRODUCT.md#profile-completion). */
  user: User;
  onCompleted: () => void;
};

/** The fields that an account still lacks (PRODUCT.md#profile-completion). */
export function ProfileCompletionForm({ user, onCompleted }: ProfileCompletionFormProps) {
  const { firstName, lastName, troopNumber, state, zipCode } = user;
  const completeProfile = useCompleteProfile();
  const { field, root, submit, isSaving, failure } = useForm(ProfileCompletion, {
    begin: { firstName, lastName, troopNumber, state, zipCode },
    kept: useKeptTyping('profile-completion', user.id, FIELDS),
    save: async (profile) => {
      await completeProfile.mutateAsync(profile);
      toast(words.welcome);
      onCompleted();
    },
    onFailed: () => sayInWords(fields.error, words.notSaved),
  });

  return (
    <form noValidate ref={root} onSubmit={submit}>
      <Card className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <NameFields field={field} isOwn />
        <TroopFields field={field} isOwn />
        <div className="sm:col-span-2">
          <NeedsConnection what={words.toSave} />
          <FieldError isSilent>{failure}</FieldError>
        </div>
        <Button type="submit" wide className="sm:col-span-2" pending={isSaving} pendingText={fields.saving}>
          {words.saveAndContinue}
        </Button>
      </Card>
    </form>
  );
}
