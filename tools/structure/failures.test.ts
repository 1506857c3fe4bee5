import { expect, test } from 'vitest';
import { keepsFailures } from './failures.ts';

const path = 'web/features/office/people/invite-form.tsx';
const form = 'useForm(Invitation, { onFailed: sayFailed(words.notInvited, words.notMade) });';
const press = 'mutate(id, { onError: sayFailed(words.notSent, words.sendFailed) });';

test('a failure that only a notification tells is found', () => {
  for (const text of [form, press, `${press} // Its failure is shown.`]) {
    expect(keepsFailures([{ path, text }])).toEqual([expect.stringMatching(`^${path}: `)]);
  }
});

test.each([
  `const { failure } = ${form} <FieldError isSilent>{failure}</FieldError>`,
  `${form} <FieldError isSilent>{form.failure}</FieldError>`,
  `${press} <ConfirmDialog failure={failureSentence(remove.error, words.removeFailed)} />`,
  `${press} <PressRefusal error={again.error}>{words.sendFailed}</PressRefusal>`,
  '<AccountForm onFailed={(error) => sayFailed(words.notCreated, words.createFailed)(error)} />',
])('a failure that stands where it was pressed is left alone: %s', (text) => {
  expect(keepsFailures([{ path, text }])).toEqual([]);
});

test('tests and hooks show nothing', () => {
  for (const other of ['web/pages/people-page.test.tsx', 'web/features/photos/use-clip.ts']) {
    expect(keepsFailures([{ path: other, text: press }])).toEqual([]);
  }
});
