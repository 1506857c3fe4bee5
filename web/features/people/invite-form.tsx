import { INVITED_ADDRESS_MESSAGE, NewInvitation } from '#domain/contract/people.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useInvite } from './people.queries.ts';

export type InviteFormProps = {
  label: string;
  /** What somebody is invited to be, and of a leader to which troop. */
  to: Pick<NewInvitation, 'role' | 'troopId'>;
  isByMail: boolean;
  /** With the address of the link, where no mail is sent. */
  onLink: (link: string) => void;
};

/** Invites an administrator or a leader (§21.1, §21.5). */
export function InviteForm({ label, to, isByMail, onLink }: InviteFormProps) {
  const invite = useInvite();
  const form = useForm(NewInvitation, {
    begin: { email: '', role: to.role },
    // Nobody else can send it.
    rules: ({ email }): Record<string, string> =>
      isByMail && email === '' ? { email: INVITED_ADDRESS_MESSAGE } : {},
    save: async ({ email }) => {
      const { link } = await invite.mutateAsync({ ...to, ...(email && { email }) });
      if (link === undefined)
        toast({ title: 'Invitation Sent', description: `It is on its way to ${email}` });
      else onLink(new URL(link, window.location.origin).href);
      // For the next one; that it is empty is no mistake.
      form.show({ email: '' });
    },
    onFailed: sayFailed('Not Invited', 'The invitation could not be made'),
  });
  const { field, root, submit, isSaving } = form;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-4">
      <TextField
        label={label}
        type="email"
        required={isByMail}
        autoComplete="off"
        {...(!isByMail && { hint: 'No mail is sent here. It only says whom the link is for.' })}
        {...field('email')}
      />
      <Button type="submit" className="sm:justify-self-start" pending={isSaving} pendingText="Inviting...">
        {isByMail ? 'Invite by mail' : 'Make a link'}
      </Button>
    </form>
  );
}
