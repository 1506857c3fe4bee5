import * as z from 'zod/mini';
import { type Child, ChildCorrection, ChildPassword } from '#domain/contract/family/parent.ts';
import { says, type Told } from '#domain/rules/platform/sentence.ts';
import { emailInvalid } from '#domain/rules/platform/sentences.ts';
import { remedyFor } from '#web/lib/call.ts';
import { NameFields, TroopFields } from '#web/parts/person-fields.tsx';
import { useChangeForm } from '#web/parts/use-change-form.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import * as words from '#words/family/correcting.tsx';
import { PageClosed, useCorrecting } from './parent.queries.ts';

const Facts = z.extend(ChildCorrection, {
  email: z.union([z.literal(''), ChildCorrection.shape.email], says(emailInvalid)),
});

/** PRODUCT.md#what-a-parent-changes: a parent puts right what is known of the child, and sets a new password. */
export function CorrectForm({ child }: { child: Child }) {
  return (
    <div className="grid gap-3">
      <Collapsible headingLevel={3} title={words.facts}>
        <FactsForm child={child} />
      </Collapsible>
      <Collapsible headingLevel={3} title={words.newPasswordFor(child.firstName)}>
        <PasswordForm child={child} />
      </Collapsible>
    </div>
  );
}

/** The result of the last try. */
function Said({ done, error, text }: { done: boolean; error: unknown; text: string }) {
  if (error instanceof PageClosed) return null;
  if (error) {
    return (
      <Alert live tone="danger">
        {remedyFor(error)}
      </Alert>
    );
  }
  return done ? (
    <Alert live tone="success">
      {text}
    </Alert>
  ) : null;
}

function FactsForm({ child }: { child: Child }) {
  const { correct } = useCorrecting(child.id);
  const { firstName, lastName, troopNumber, state, zipCode, email } = child;
  const isOthers = email === null;
  const { field, root, submit, isSaving } = useChangeForm(Facts, {
    stored: { firstName, lastName, troopNumber, state, zipCode, email: email ?? '' },
    required: (typed): { email?: Told } => (typed.email === '' && !isOthers ? { email: emailInvalid } : {}),
    // Nothing in the place of another parent's address leaves it as it stands.
    save: ({ email: newEmail, ...facts }) =>
      correct.mutateAsync(newEmail ? { ...facts, email: newEmail } : facts),
    outcome: correct,
    // Told below the button.
    onFailed: () => {},
  });
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <NameFields field={field} />
      <TroopFields field={field} />
      <TextField
        label={words.email}
        hint={isOthers && words.emailOfAParent}
        required={!isOthers}
        type="email"
        autoComplete="off"
        {...field('email')}
      />
      <Button type="submit" className="sm:col-span-2" pending={isSaving} pendingText={words.saving}>
        {words.save}
      </Button>
      <div className="sm:col-span-2">
        <Said done={correct.isSuccess} error={correct.error} text={words.saved} />
      </div>
    </form>
  );
}

function PasswordForm({ child }: { child: Child }) {
  const { setPassword } = useCorrecting(child.id);
  const { field, root, submit, isSaving } = useForm(ChildPassword, {
    begin: { newPassword: '' },
    save: (body) => setPassword.mutateAsync(body),
    outcome: setPassword,
    // Told below the button.
    onFailed: () => {},
  });
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-5">
      <p>{words.logsInAgain(child.firstName, <strong>{child.username}</strong>)}</p>
      <PasswordField
        label={words.newPassword}
        hint={words.passwordHint}
        required
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <Button type="submit" pending={isSaving} pendingText={words.saving}>
        {words.setPassword}
      </Button>
      <Said done={setPassword.isSuccess} error={setPassword.error} text={words.passwordSet} />
    </form>
  );
}
