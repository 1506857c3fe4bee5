import { NewInvitation } from '#domain/contract/office/people.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/staff-invitations.ts';
import { useInvite } from './people.queries.ts';

export type InviteFormProps = {
  label: string;
  /** The offered role, and a leader's troop. */
  to: Pick<NewInvitation, 'role' | 'troopId'>;
  isByMail: boolean;
  /** With the address of the link, where no mail is sent. */
  onLink: (link: string) => void;
};

/** Invites an administrator or a leader (PRODUCT.md#administrators, PRODUCT.md#leaders). */
export function InviteForm({ label, to, isByMail, onLink }: InviteFormProps) {
  const invite = useInvite();
  const form = useForm(NewInvitation, {
    begin: { email: '', role: to.role },
    // Nobody else can send it.
    rules: ({ email }): Record<string, Told> =>
      isByMail && email === '' ? { email: sentences.invitedAddressMissing } : {},
    save: async ({ email }) => {
      const { link } = await invite.mutateAsync({ ...to, ...(email && { email }) });
      if (link === undefined) toast({ title: words.sent, description: words.onItsWay(email ?? '') });
      else onLink(new URL(link, window.location.origin).href);
      // For the next one; that it is empty is no mistake.
      form.show({ email: '' });
    },
    onFailed: sayFailed(words.notInvited, words.notMade),
  });
  const { field, root, submit, isSaving, failure } = form;
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-4">
      <TextField
        label={label}
        type="email"
        required={isByMail}
        autoComplete="off"
        {...(!isByMail && { hint: words.whomFor })}
        {...field('email')}
      />
      <FieldError isSilent>{failure}</FieldError>
      <Button type="submit" className="sm:justify-self-start" pending={isSaving} pendingText={words.inviting}>
        {isByMail ? words.byMail : words.makeLink}
      </Button>
    </form>
  );
}
