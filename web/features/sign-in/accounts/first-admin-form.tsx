import type { User } from '#domain/contract/sign-in/accounts.ts';
import { isUnanswered } from '#web/lib/call.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { toast } from '#web/ui/toast-store.ts';
import { AdminAccountForm } from './admin-account-form.tsx';
import { useCreateFirstAdmin } from './first-admin.queries.ts';

export type FirstAdminFormProps = {
  /** Where a code is asked for: what stood behind the # of the address, or nothing. */
  code?: string;
  onCreated: (admin: User) => void;
};

/** Sets up the one administrator that a new platform begins with (PRODUCT.md#first-administrator). */
export function FirstAdminForm({ code, onCreated }: FirstAdminFormProps) {
  const createFirstAdmin = useCreateFirstAdmin();
  return (
    <AdminAccountForm
      {...(code !== undefined && { code })}
      submitText="Create Admin"
      save={async (account) => {
        const { user } = await createFirstAdmin.mutateAsync(account);
        onCreated(user);
        toast({ title: 'Success', description: `Admin user ${user.username} created` });
      }}
      onFailed={(error) => {
        const isLost = isUnanswered(error);
        sayFailed(
          'Error',
          isLost ? 'Network error. Please try again.' : 'Failed to create admin user',
        )(error);
      }}
    />
  );
}
