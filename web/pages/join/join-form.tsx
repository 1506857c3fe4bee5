import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Joining, join, type OpenJoining } from '#domain/contract/family/joining.ts';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import type { TroopChoice } from '#domain/rules/troop/troops.ts';
import { hasOtherTerms, useTerms } from '#web/features/consent/consent.queries.ts';
import { call, isDeadLink } from '#web/lib/call.ts';
import { isEmpty, only } from '#web/lib/field-errors.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { useKeptTyping } from '#web/parts/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { submitting } from '#words/consent/consent.ts';
import * as words from '#words/family/join.tsx';
import { back } from '#words/platform/fields.ts';
import { ChildFields, ConsentFields, LoginFields, ParentFields } from './join-fields.tsx';
import type { JoinedProps } from './joined.tsx';

export type JoinFormProps = {
  token: string;
  asked: OpenJoining;
  onJoined: (it: JoinedProps) => void;
  onDead: () => void;
};

/** Each step with the fields that it asks for. */
const STEPS = [
  { title: words.aboutChild, fields: ['firstName', 'lastName', 'zipCode', 'email'] },
  { title: words.loginOf, fields: ['username', 'password'] },
  {
    title: () => words.aboutYou,
    fields: ['parentFirstName', 'parentLastName', 'parentEmail', 'parentPhone'],
  },
  { title: () => words.yourConsent, fields: ['termsAgree', 'signature'] },
] as const;
const LAST = STEPS.length - 1;
/** Kept over a reload; the password, the signature and the consent are given on sending. */
const KEPT = [...STEPS[0].fields, 'username', ...STEPS[2].fields];
/** Tells the forms of two children apart in one tab. No part of the link lies there: a browser writes it to the disk. */
const formOf = ({ endsAt, childFirstName, childLastName }: OpenJoining) =>
  [endsAt, childFirstName, childLastName].join(' ');

function useJoin() {
  return useMutation({ mutationFn: (body: SentBodyOf<typeof join>) => call(join, { body, as: null }) });
}

/** A parent's form in four short steps. */
export function JoinForm({ token, asked, onJoined, onDead }: JoinFormProps) {
  const [step, setStep] = useState(0);
  const [choice, setChoice] = useState<TroopChoice | null>(null);
  const [wantsReminders, setWantsReminders] = useState(false);
  const joining = useJoin();
  const terms = useTerms();
  const [isReading, setReading] = useState(false);
  const { leaders: question } = asked;
  const turnTo = (errors: object) => {
    const wrong = STEPS.findIndex(({ fields }) => fields.some((name) => name in errors));
    if (wrong >= 0) setStep(wrong);
  };
  const form = useForm(Joining, {
    begin: {
      ...{ token, firstName: asked.childFirstName, lastName: asked.childLastName, zipCode: '', email: '' },
      ...{ username: '', password: '', parentFirstName: '', parentLastName: '', parentPhone: '' },
      ...{ parentEmail: asked.parentEmail ?? '', termsAgree: false, signature: '' },
    },
    kept: useKeptTyping('join', formOf(asked), KEPT),
    save: async (typed) => {
      // Nobody agrees to words that could not be read.
      const shown = terms.data ?? (await terms.refetch({ throwOnError: true })).data;
      const leaders = question && choice ? { troopId: question.troopId, choice } : null;
      const made = await joining.mutateAsync({
        ...typed,
        termsHash: shown?.hash,
        leaders,
        reminders: wantsReminders,
      });
      onJoined({ ...made, parentEmail: typed.parentEmail });
    },
    onInvalid: turnTo,
    onFailed: (error) => {
      if (isDeadLink(error)) {
        onDead();
        return undefined;
      }
      const failure = sayFailed(words.notFinished.title, words.notFinished.description)(error);
      if (hasOtherTerms(error)) {
        form.show({ termsAgree: false });
        void terms.refetch().then(() => setReading(true));
      }
      const refused = (error as { fields?: object }).fields;
      if (refused) turnTo(refused);
      return failure;
    },
  });
  const heading = useFocusOnTurn(step);
  const goOn = () => {
    const fields = Object.fromEntries((STEPS[step]?.fields ?? []).map((name) => [name, true]));
    const wrong = only(form.check().errors, fields);
    form.showErrors(wrong);
    if (isEmpty(wrong)) setStep(step + 1);
  };
  const title = STEPS[step]?.title(asked.childFirstName) ?? '';
  const { field, box } = form;
  return (
    <form
      noValidate
      ref={form.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (step === LAST) void form.submit(event);
        else goOn();
      }}
    >
      <Card className="grid gap-6">
        <Progress
          label={title}
          labelHidden
          value={((step + 1) / STEPS.length) * 100}
          valueText={words.stepOf(step + 1, STEPS.length)}
          segments={STEPS.length}
        />
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        {step === 0 && <ChildFields field={field} asked={asked} />}
        {step === 1 && <LoginFields field={field} />}
        {step === 2 && <ParentFields field={field} asked={asked} />}
        {/* A signature stays on its paper while something before it is put right: what is sent is what is seen. */}
        {(step === LAST || form.typed.signature !== '') && (
          <div hidden={step !== LAST} className="grid gap-6">
            <ConsentFields
              {...{ field, box, asked, terms, isReading, onReading: setReading, choice, onChoice: setChoice }}
              {...{ wantsReminders, onReminders: setWantsReminders }}
            />
          </div>
        )}
        <NeedsConnection what={words.toFinish} />
        <FieldError isSilent>{form.failure}</FieldError>
        <div className="flex flex-wrap-reverse gap-3">
          {step > 0 && (
            <Button variant="secondary" size="lg" onClick={() => setStep(step - 1)}>
              {back}
            </Button>
          )}
          <Button type="submit" size="lg" className="grow" pending={form.isSaving} pendingText={submitting}>
            {step === LAST ? words.signAndFinish : words.next}
          </Button>
        </div>
      </Card>
    </form>
  );
}

/** The heading takes the focus as the step turns, and the page begins above it. */
function useFocusOnTurn(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
