import type { User } from '#domain/contract/accounts.ts';
import { ParentConsent } from '#domain/contract/consent.ts';
import { isUnauthorized, sentenceOf } from '#web/lib/call.ts';
import { useContractForm } from '#web/lib/contract-form.ts';
import { useKeptTyping } from '#web/lib/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useGiveConsent } from './consent.queries.ts';
import { SignatureField } from './signature-field.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const NOTHING_TYPED = { parentFirstName: '', parentLastName: '', parentEmail: '', parentPhone: '' };
/** Kept over a reload; the signature, and that the terms are agreed to, are given on sending. */
const KEPT = ['parentFirstName', 'parentLastName', 'parentEmail', 'parentPhone'] as const;

export type ConsentFormProps = {
  /** For whom is signed. What is typed for her outlives a reload. */
  childId?: string;
  /** Gets the child as the server knows her now. Without it the form is a specimen: it cannot be sent (§11.8). */
  onGiven?: (child: User) => void;
};

/** What a parent or guardian fills in and signs (§2.4). */
export function ConsentForm({ childId, onGiven }: ConsentFormProps) {
  const { typed, keep, forget } = useKeptTyping('consent', childId, KEPT);
  const { field, customField, handleSubmit, showRefusal } = useContractForm(
    ParentConsent,
    { ...NOTHING_TYPED, ...typed, signature: '', termsAgree: undefined },
    { onChange: keep },
  );
  const giveConsent = useGiveConsent();

  const send = handleSubmit(async (consent) => {
    if (!onGiven) return;
    try {
      const child = await giveConsent.mutateAsync(consent);
      forget();
      onGiven(child);
      toast({
        title: 'Parent consent submitted',
        description: 'Thank you! Your child can now use the platform.',
      });
    } catch (error) {
      if (isUnauthorized(error)) return;
      showRefusal(error);
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to submit parent consent'),
        variant: 'destructive',
      });
    }
  });

  return (
    <form noValidate onSubmit={send}>
      <Card className="grid gap-8">
        <fieldset className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
          <legend className="mb-4 font-semibold font-serif text-xl">Parent or guardian</legend>
          <TextField
            label="Parent/Guardian first name"
            required
            autoComplete="given-name"
            {...field('parentFirstName')}
          />
          <TextField
            label="Parent/Guardian last name"
            required
            autoComplete="family-name"
            {...field('parentLastName')}
          />
          <TextField
            label="Parent/Guardian email"
            required
            type="email"
            autoComplete="email"
            {...field('parentEmail')}
          />
          <TextField
            label="Parent/Guardian phone"
            hint="You may leave this empty."
            type="tel"
            autoComplete="tel"
            {...field('parentPhone')}
          />
        </fieldset>
        <CheckboxField
          label="I am the parent or legal guardian, and I agree to the Terms of Service"
          required
          aside={<TermsDialog />}
          {...field('termsAgree')}
        />
        <SignatureField {...customField('signature')} />
        <NeedsConnection what="To send the consent" />
        <Button
          type="submit"
          size="lg"
          wide
          disabled={!onGiven}
          pending={giveConsent.isPending}
          pendingText="Submitting..."
        >
          Submit Parent Consent
        </Button>
      </Card>
    </form>
  );
}
