import { FirstAdmin, type User } from '#domain/contract/accounts.ts';
import { ADMIN_PASSWORD_MIN } from '#domain/limits.ts';
import { isNetworkError } from '#web/lib/call.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCreateFirstAdmin } from './accounts.queries.ts';

const NOTHING_YET = { username: '', email: '', password: '', firstName: '', lastName: '' };

/** Sets up the one administrator that a new platform begins with (§2.15, §11.4). */
export function FirstAdminForm({ onCreated }: { onCreated: (admin: User) => void }) {
  const createFirstAdmin = useCreateFirstAdmin();
  const { field, root, submit, isSaving } = useForm(FirstAdmin, {
    begin: NOTHING_YET,
    save: async (account) => {
      const { user } = await createFirstAdmin.mutateAsync(account);
      onCreated(user);
      toast({ title: 'Success', description: `Admin user ${user.username} created` });
    },
    onFailed: (error) => {
      const isLost = isNetworkError(error);
      sayFailed('Error', isLost ? 'Network error. Please try again.' : 'Failed to create admin user')(error);
    },
  });

  return (
    <form noValidate ref={root} onSubmit={submit}>
      <Card className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
        <TextField
          label="Username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          className="sm:col-span-2"
          {...field('username')}
        />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
          {...field('email')}
        />
        <PasswordField
          label="Password"
          hint={`At least ${ADMIN_PASSWORD_MIN} characters, and not one that many people use.`}
          required
          autoComplete="new-password"
          className="sm:col-span-2"
          {...field('password')}
        />
        <Button
          type="submit"
          wide
          className="sm:col-span-2"
          pending={isSaving}
          pendingText="Creating account..."
        >
          Create Admin
        </Button>
      </Card>
    </form>
  );
}
