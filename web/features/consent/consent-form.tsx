import { useRef, useState } from 'react';
import { ParentConsent } from '#domain/contract/consent/consent.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { blankFormAddress } from '#domain/rules/platform/screens.ts';
import { answered } from '#domain/rules/platform/sentence.ts';
import type { TroopChoice } from '#domain/rules/troop/troops.ts';
import { isConsentByMail } from '#web/lib/site.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { useKeptTyping } from '#web/parts/use-kept-typing.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/consent/consent.ts';
import { LANGUAGE } from '#words/platform/language.ts';
import { said } from '#words/sentences.ts';
import { AgreeField } from './agree-field.tsx';
import { hasOtherTerms, useGiveConsent, useLeadersQuestion, useTerms } from './consent.queries.ts';
import { LeadersField } from './leaders-field.tsx';
import { SignatureField } from './signature-field.tsx';

const NOTHING_TYPED = { parentFirstName: '', parentLastName: '', parentEmail: '', parentPhone: '' };
/** Kept over a reload; the signature, and that the terms are agreed to, are given on sending. */
const KEPT = Object.keys(NOTHING_TYPED);

export type ConsentFormProps = {
  /** The child who is signed for. Typed words outlive a reload. */
  childId?: string;
  childFirstName?: string;
  /**
   * Gets the child as the server has it now. Without it the form is a specimen that cannot be sent
   * (PRODUCT.md#the-consent-page).
   */
  onGiven?: (child: User) => void;
};

/** The form that a parent or guardian fills in and signs (PRODUCT.md#the-consent-page). */
export function ConsentForm({ childId, childFirstName, onGiven }: ConsentFormProps) {
  const giveConsent = useGiveConsent();
  const terms = useTerms();
  const [isReading, setReading] = useState(false);
  // A question that could not be loaded is asked on the parent's own page another time.
  const question = useLeadersQuestion(onGiven !== undefined && !isConsentByMail).data;
  const [choice, setChoice] = useState<TroopChoice | null>(null);
  const kept = useKeptTyping('consent', childId, KEPT);
  // A mistyped address is put right in the form as it was typed.
  const isStillWanted = useRef(false);
  const form = useForm(ParentConsent, {
    begin: { ...NOTHING_TYPED, termsAgree: false, signature: '' },
    kept: { ...kept, forget: () => isStillWanted.current || kept.forget() },
    save: async (consent) => {
      if (!onGiven) return false;
      // Nobody agrees to words that could not be read.
      const shown = terms.data ?? (await terms.refetch({ throwOnError: true })).data;
      const child = await giveConsent.mutateAsync({
        ...consent,
        termsHash: shown?.hash,
        ...(question && choice && { leaders: { troopId: question.troopId, choice } }),
      });
      isStillWanted.current = child.consentState === 'signed';
      onGiven(child);
      toast({
        title: words.submitted,
        description: child.consentState === 'signed' ? words.checkMail : words.mayStart,
      });
    },
    onFailed: (error) => {
      if (hasOtherTerms(error)) void showNewTerms();
      return sayFailed(words.failed.title, words.failed.description)(error);
    },
  });
  const { field, box, root, submit, isSaving } = form;
  const showNewTerms = async () => {
    form.show({ termsAgree: false });
    await terms.refetch();
    setReading(true);
  };

  return (
    <form noValidate ref={root} onSubmit={submit}>
      <Card className="grid gap-8">
        {terms.data?.notTaken && (
          <Alert tone="warning" title={words.notYet}>
            <p>{said(answered({ message: terms.data.notTaken, code: terms.data.notTakenCode }))}</p>
          </Alert>
        )}
        <fieldset className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
          <legend className="mb-4 font-semibold text-xl">{words.parentOrGuardian}</legend>
          <TextField
            label={words.firstName}
            required
            autoComplete="given-name"
            {...field('parentFirstName')}
          />
          <TextField
            label={words.lastName}
            required
            autoComplete="family-name"
            {...field('parentLastName')}
          />
          <TextField
            label={words.email}
            required
            type="email"
            autoComplete="email"
            {...field('parentEmail')}
          />
          <TextField
            label={words.phone}
            hint={words.mayBeEmpty}
            type="tel"
            autoComplete="tel"
            {...field('parentPhone')}
          />
        </fieldset>
        <AgreeField box={box('termsAgree')} {...{ terms, isReading, onReading: setReading }} />
        {question && (
          <LeadersField
            question={question}
            childFirstName={childFirstName || words.yourChild}
            value={choice}
            onChange={setChoice}
          />
        )}
        <SignatureField {...field('signature')} />
        <p className="text-ink-soft text-sm">{isConsentByMail ? words.thenByMail : words.onThisDevice}</p>
        <p className="text-ink-soft text-sm">
          {words.noScreen}{' '}
          <a
            href={blankFormAddress(LANGUAGE)}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-forest underline"
          >
            {words.printForm}
          </a>
        </p>
        <NeedsConnection what={words.toSend} />
        <FieldError isSilent>{form.failure}</FieldError>
        <Button
          type="submit"
          size="lg"
          wide
          disabled={!onGiven}
          pending={isSaving}
          pendingText={words.submitting}
        >
          {words.submit}
        </Button>
      </Card>
    </form>
  );
}
