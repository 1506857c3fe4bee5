import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { ProfileEdit, type User } from '#domain/contract/accounts.ts';
import { newUsernameFault } from '#domain/rules/student.ts';
import { sentenceOf } from '#web/lib/call.ts';
import { useContractForm } from '#web/lib/contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEditProfile } from './accounts.queries.ts';

/** The button 'Edit Profile' and the dialog it opens: username and e-mail (§2.12). */
export function EditProfileDialog({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const editProfile = useEditProfile();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
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
        user={user}
        onSend={editProfile.mutateAsync}
        onSaved={() => setIsOpen(false)}
      />
    </Dialog>
  );
}

type EditProfileFormProps = {
  id: string;
  user: User;
  onSend: (edit: ProfileEdit) => Promise<User>;
  onSaved: () => void;
};

/** Stands by itself so that each opening of the dialog begins with what is stored. */
function EditProfileForm({ id, user, onSend, onSaved }: EditProfileFormProps) {
  const { username, email } = user;
  const { field, handleSubmit, showFaults, showRefusal } = useContractForm(ProfileEdit, { username, email });

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
