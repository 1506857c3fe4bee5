import type { UseQueryResult } from '@tanstack/react-query';
import type { ShownTerms } from '#domain/contract/consent/consent.ts';
import type { Joining, OpenJoining } from '#domain/contract/family/joining.ts';
import { answered } from '#domain/rules/platform/sentence.ts';
import type { TroopChoice } from '#domain/rules/troop/troops.ts';
import { AgreeField } from '#web/features/consent/agree-field.tsx';
import { LeadersField } from '#web/features/consent/leaders-field.tsx';
import { ReminderField } from '#web/features/consent/reminder-field.tsx';
import { SignatureField } from '#web/features/consent/signature-field.tsx';
import { shownOrganization } from '#web/lib/organizations.ts';
import { isConsentByMail } from '#web/lib/site.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import type { Form } from '#web/parts/form.ts';
import { NameFields } from '#web/parts/person-fields.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import * as consent from '#words/consent/consent.ts';
import * as words from '#words/family/join.tsx';
import { troopName } from '#words/office/troops.ts';
import * as fields from '#words/platform/fields.ts';
import { said } from '#words/sentences.ts';
import { passwordHint } from '#words/sign-in/registration.ts';

type JoinForm = Form<typeof Joining, Exclude<keyof Joining, 'leaders' | 'reminders' | 'termsHash'>>;
type Fields = { field: JoinForm['field']; asked: OpenJoining };

export function ChildFields({ field, asked: { childFirstName: child, troop } }: Fields) {
  const state = STATE_OPTIONS.find(({ value }) => value === troop.state)?.label ?? troop.state;
  return (
    <>
      <p className="text-ink-soft">
        {[troopName(troop), troop.name, shownOrganization(troop.organization), state]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <NameFields field={field} />
      <TextField
        label={fields.zipCode}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        {...field('zipCode')}
      />
      <TextField
        label={words.ownEmail(child)}
        hint={words.ownEmailHint}
        type="email"
        autoComplete="off"
        {...field('email')}
      />
    </>
  );
}

export function LoginFields({ field }: Pick<Fields, 'field'>) {
  return (
    <>
      <p className="text-ink-soft">{words.chooseTogether}</p>
      <TextField
        label={fields.username}
        hint={words.usernameHint}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField
        label={fields.password}
        hint={passwordHint}
        required
        autoComplete="new-password"
        {...field('password')}
      />
    </>
  );
}

export function ParentFields({ field, asked }: Fields) {
  return (
    <>
      <TextField
        label={words.yourFirstName}
        required
        autoComplete="given-name"
        {...field('parentFirstName')}
      />
      <TextField
        label={words.yourLastName}
        required
        autoComplete="family-name"
        {...field('parentLastName')}
      />
      {asked.parentEmail === null ? (
        <TextField
          label={words.yourEmail}
          hint={isConsentByMail ? words.yourEmailHint : undefined}
          required
          type="email"
          autoComplete="email"
          {...field('parentEmail')}
        />
      ) : (
        <p>{words.yourEmailIs(<strong className="wrap-anywhere">{asked.parentEmail}</strong>)}</p>
      )}
      <TextField
        label={words.yourPhone}
        hint={consent.mayBeEmpty}
        type="tel"
        autoComplete="tel"
        {...field('parentPhone')}
      />
    </>
  );
}

type ConsentProps = Fields & {
  box: JoinForm['box'];
  terms: UseQueryResult<ShownTerms>;
  isReading: boolean;
  onReading: (isReading: boolean) => void;
  choice: TroopChoice | null;
  onChoice: (choice: TroopChoice) => void;
  wantsReminders: boolean;
  onReminders: (isWanted: boolean) => void;
};

export function ConsentFields(props: ConsentProps) {
  const { field, box, asked, terms, isReading, onReading, choice, onChoice } = props;
  const { wantsReminders, onReminders } = props;
  return (
    <>
      {terms.data?.notTaken && (
        <Alert tone="warning" title={consent.notYet}>
          <p>{said(answered({ message: terms.data.notTaken, code: terms.data.notTakenCode }))}</p>
        </Alert>
      )}
      <p className="text-ink-soft">{words.withYourYes(asked.childFirstName)}</p>
      <AgreeField box={box('termsAgree')} {...{ terms, isReading, onReading }} />
      {asked.leaders && (
        <LeadersField
          question={asked.leaders}
          childFirstName={asked.childFirstName}
          value={choice}
          onChange={onChoice}
        />
      )}
      {asked.offersReminders && <ReminderField isWanted={wantsReminders} onChange={onReminders} />}
      <SignatureField {...field('signature')} />
    </>
  );
}
