import type { User } from '#domain/contract/sign-in/accounts.ts';
import { isUnanswered } from '#web/lib/call.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/first-admin.ts';
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
      submitText={words.create}
      save={async (account) => {
        const { user } = await createFirstAdmin.mutateAsync(account);
        onCreated(user);
        toast({ title: words.success, description: words.isCreated(user.username) });
      }}
      onFailed={(error) =>
        sayFailed(fields.error, isUnanswered(error) ? words.networkError : words.notCreated)(error)
      }
    />
  );
}
