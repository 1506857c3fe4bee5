import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { ProfileEdit, type User } from '#domain/contract/accounts.ts';
import { newUsernameFault } from '#domain/rules/student.ts';
import { isUnauthorized, sentenceOf } from '#web/lib/call.ts';
import { useContractForm } from '#web/lib/contract-form.ts';
import { useKeptTyping } from '#web/lib/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEditProfile } from './accounts.queries.ts';

const FIELDS = ['username', 'email'] as const;

/** The button 'Edit Profile' and the dialog it opens: username and e-mail (§2.12). */
export function EditProfileDialog({ user }: { user: User }) {
  const { typed, keep, forget } = useKeptTyping('profile-edit', user.id, FIELDS);
  // What could not be sent, since somebody had to log in first, stands there again.
  const [begun, setBegun] = useState(typed);
  const [isOpen, setIsOpen] = useState(typed !== null);
  const formId = useId();
  const editProfile = useEditProfile();
  const turn = (toOpen: boolean) => {
    setIsOpen(toOpen);
    if (toOpen) return;
    forget();
    setBegun(null);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={turn}
      size="sm"
      title="Edit Profile"
      trigger={
        <Button variant="secondary" size="sm" icon={<Pencil aria-hidden="true" className="size-5" />}>
          Edit Profile
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={editProfile.isPending} pendingText="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      <EditProfileForm
        id={formId}
        username={user.username}
        begin={{ username: user.username, email: user.email, ...begun }}
        onTyped={keep}
        onSend={editProfile.mutateAsync}
        onSaved={() => turn(false)}
      />
    </Dialog>
  );
}

type EditProfileFormProps = {
  id: string;
  /** The one that is stored. */
  username: string;
  begin: ProfileEdit;
  onTyped: (typed: ProfileEdit) => void;
  onSend: (edit: ProfileEdit) => Promise<User>;
  onSaved: () => void;
};

/** Stands by itself so that each opening of the dialog begins anew. */
function EditProfileForm({ id, username, begin, onTyped, onSend, onSaved }: EditProfileFormProps) {
  const form = useContractForm(ProfileEdit, begin, { onChange: onTyped });
  const { field, handleSubmit, showFaults, showRefusal } = form;

  const send = handleSubmit(async (edit) => {
    const fault = newUsernameFault(edit.username, username);
    if (fault) return showFaults({ username: fault });
    try {
      await onSend(edit);
      toast({
        title: 'Profile Updated',
        description: 'Your profile information has been successfully updated.',
      });
      onSaved();
    } catch (error) {
      if (isUnauthorized(error)) return;
      showRefusal(error);
      toast({
        title: 'Update Failed',
        description: sentenceOf(error, 'Failed to update profile'),
        variant: 'destructive',
      });
    }
  });

  return (
    <form id={id} noValidate onSubmit={send} className="grid gap-5">
      <TextField
        label="Username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
      <NeedsConnection what="To change this" />
    </form>
  );
}
