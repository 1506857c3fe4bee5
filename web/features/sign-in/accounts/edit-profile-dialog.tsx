import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { type editProfile, ProfileEdit, type User } from '#domain/contract/sign-in/accounts.ts';
import { newUsernameError, onlyChangeOf } from '#domain/rules/sign-in/student.ts';
import type { KeptTexts } from '#web/parts/form.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useChangeForm } from '#web/parts/use-change-form.ts';
import { useKeptTyping } from '#web/parts/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/profile.tsx';
import { useEditProfile } from './profile.queries.ts';

const FIELDS = ['username', 'email'] as const;

/** The button 'Edit Profile' and the dialog it opens: username and e-mail (PRODUCT.md#profile). */
export function EditProfileDialog({ user }: { user: User }) {
  const kept = useKeptTyping('profile-edit', user.id, FIELDS);
  // Words unsent because of a login stand there again.
  const [left, setLeft] = useState(kept.left);
  const [isOpen, setIsOpen] = useState(left !== null);
  const formId = useId();
  const editProfile = useEditProfile();
  const turn = (toOpen: boolean) => {
    setIsOpen(toOpen);
    if (toOpen) return;
    kept.forget();
    setLeft(null);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={turn}
      size="sm"
      title={words.edit}
      trigger={
        <Button variant="secondary" size="sm" icon={<Pencil aria-hidden="true" className="size-5" />}>
          {words.edit}
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{fields.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={editProfile.isPending} pendingText={fields.saving}>
            {words.saveChanges}
          </Button>
        </>
      }
    >
      <EditProfileForm
        id={formId}
        user={user}
        kept={{ ...kept, left }}
        onSend={editProfile.mutateAsync}
        onSaved={() => turn(false)}
      />
    </Dialog>
  );
}

type EditProfileFormProps = {
  id: string;
  user: User;
  kept: KeptTexts;
  onSend: (edit: SentBodyOf<typeof editProfile>) => Promise<User>;
  onSaved: () => void;
};

/** Stands by itself so that each opening of the dialog begins anew. */
function EditProfileForm({ id, user, kept, onSend, onSaved }: EditProfileFormProps) {
  const stored = { username: user.username, email: user.email };
  const { field, root, submit, failure } = useChangeForm(ProfileEdit, {
    stored,
    kept,
    rules: ({ username = '' }) => {
      const error = newUsernameError(username, user.username);
      return error ? { username: error } : {};
    },
    save: async (change) => {
      await onSend({ ...stored, ...change, only: onlyChangeOf(change) });
      toast(words.saved);
      onSaved();
    },
    onFailed: sayFailed(words.notSaved.title, words.notSaved.description),
  });

  return (
    <form id={id} noValidate ref={root} onSubmit={submit} className="grid gap-5">
      <TextField
        label={fields.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label={fields.email} required type="email" autoComplete="email" {...field('email')} />
      <NeedsConnection what={words.toChange} />
      <FieldError isSilent>{failure}</FieldError>
    </form>
  );
}
