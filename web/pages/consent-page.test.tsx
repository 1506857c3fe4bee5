import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getTerms, giveParentConsent, type ShownTerms } from '#domain/contract/consent/consent.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getUser, type User } from '#domain/contract/sign-in/accounts.ts';
import { SIGNATURE_HEIGHT_PX, SIGNATURE_WIDTH_PX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { OUR_TERMS } from '#domain/terms.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { drawSignature } from '#web/testing/draw-signature.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { ourResponse } from '#web/testing/our-response.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';

const submit = page.getByRole('button', { name: 'Submit Parent Consent' });
const emptyPaper = page.getByRole('img', { name: 'Empty signature area' });
const signedPaper = page.getByRole('img', { name: 'Your signature' });

async function fillParent() {
  await page.getByLabelText('Parent/Guardian first name').fill('Ana');
  await page.getByLabelText('Parent/Guardian last name').fill('Reyes');
  await page.getByLabelText('Parent/Guardian email').fill('ana@family.example');
  await page.getByRole('checkbox', { name: /I agree to the Terms of Service/ }).click();
}

/** The share of dark pixels in what the canvas shows. */
async function inkOf(canvas: HTMLElement | SVGElement): Promise<number> {
  const { width, height } = canvas as HTMLCanvasElement;
  const copy = new OffscreenCanvas(width, height).getContext('2d');
  copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
  const pixels = copy?.getImageData(0, 0, width, height).data ?? [];
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark += 1;
  return dark / (width * height);
}

test('the page names the child and offers the way out', async () => {
  await renderApp({
    url: '/project/1/step/2',
    as: 'unconsentedStudent',
    account: { firstName: 'Hazel', lastName: 'Lindqvist' },
  });

  await expect
    .element(page.getByText(/Dear parent or guardian, Hazel Lindqvist would like to use/))
    .toBeVisible();
  await expect.element(page.getByText('Signed in as Hazel Lindqvist')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('an empty form says at each field what is missing', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });

  await submit.click();
  const messages = {
    'Parent/Guardian first name': 'Parent/Guardian first name is required',
    'Parent/Guardian last name': 'Parent/Guardian last name is required',
    'Parent/Guardian email': 'Please enter a valid email address',
  };
  for (const [name, message] of Object.entries(messages)) {
    await expect.element(page.getByLabelText(name)).toHaveAccessibleDescription(message);
  }
  await expect
    .element(page.getByRole('checkbox'))
    .toHaveAccessibleDescription('You must agree to the Terms of Service');
  await expect
    .element(page.getByRole('group', { name: 'Digital signature' }))
    .toHaveAccessibleDescription('Digital signature is required');
});

test('an empty form leads to the first field of what is missing', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await submit.click();
  await expect.element(page.getByLabelText('Parent/Guardian first name')).toHaveFocus();
});

test('a form that lacks only the signature leads to it', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await fillParent();
  await submit.click();
  await expect.element(page.getByRole('group', { name: 'Digital signature' })).toHaveFocus();
});

test('a parent signs with a finger, and the child is in', async () => {
  await renderApp({ url: '/profile', as: 'unconsentedStudent', account: { firstName: 'Hazel' } });

  await fillParent();
  await expect.element(page.getByText('Sign with your mouse or finger')).toBeVisible();
  await drawSignature(emptyPaper.element());
  await expect.element(signedPaper).toBeVisible();
  await submit.click();
  await expectToast('Parent consent submitted', 'Thank you! Your child can now use the platform.');
  await expect.element(page.getByRole('heading', { name: 'Welcome Back, Hazel!' })).toBeVisible();
  expect(location.pathname).toBe('/');
});

const typedFields = {
  'Parent/Guardian first name': 'Ana',
  'Parent/Guardian last name': 'Reyes',
  'Parent/Guardian email': 'ana@family.example',
  'Parent/Guardian phone': '608 555 0100',
};

test('what a parent has typed outlives a reload; her agreement and her signature are asked for again', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await fillParent();
  await page.getByLabelText('Parent/Guardian phone').fill('608 555 0100');
  await drawSignature(emptyPaper.element());
  await expect.element(signedPaper).toBeVisible();

  await renderApp({ url: '/' });
  for (const [name, typed] of Object.entries(typedFields)) {
    await expect.element(page.getByLabelText(name)).toHaveValue(typed);
  }
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await expect.element(emptyPaper).toBeVisible();
});

test("a sister on the same device finds an empty form, and not her brother's", async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await fillParent();
  await expect.element(page.getByRole('checkbox')).toBeChecked();

  await renderApp({ url: '/', as: 'unconsentedStudent' });
  for (const name of Object.keys(typedFields)) {
    await expect.element(page.getByLabelText(name)).toHaveValue('');
  }
});

test('once it is signed, nothing of what was typed stays in the browser', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent', account: { firstName: 'Hazel' } });
  await fillParent();
  expect(Object.values(sessionStorage).join()).toContain('ana@family.example');
  await drawSignature(emptyPaper.element());
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Welcome Back, Hazel!' })).toBeVisible();
  expect(Object.values(sessionStorage).join()).not.toContain('ana@family.example');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('what is tried out in the specimen is not kept (#the-consent-page)', async () => {
  await renderApp({ url: '/parent-consent-preview' });
  await fillParent();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  expect(Object.values(sessionStorage).join()).not.toContain('Ana');
});

test('#consent-by-phone-or-form: where nobody is asked by mail the page says so, and who signs on paper finds the form', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await expect
    .element(page.getByText('You sign on this device. We do not check by e-mail who signed.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Print the form.' }))
    .toHaveAttribute('href', '/consent-form.pdf');
});

test('undo takes the last stroke back, Clear all of them', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });

  await expect.element(emptyPaper).toBeVisible();
  await drawSignature(emptyPaper.element());
  await expect.element(signedPaper).toBeVisible();
  const one = await inkOf(signedPaper.element());
  await drawSignature(signedPaper.element(), 0.6);
  const two = await inkOf(signedPaper.element());
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(two).toBeGreaterThan(one * 1.5);
  expect(await inkOf(signedPaper.element())).toBeCloseTo(one, 3);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(emptyPaper).toBeVisible();
  expect(await inkOf(emptyPaper.element())).toBe(0);
});

test('the canvas shrinks on a phone and keeps its shape and the drawing when the phone is turned', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });

  await expect.element(emptyPaper).toBeVisible();
  const small = emptyPaper.element().getBoundingClientRect();
  expect(small.width).toBeLessThan(SIGNATURE_WIDTH_PX);
  expect(small.width / small.height).toBeCloseTo(SIGNATURE_WIDTH_PX / SIGNATURE_HEIGHT_PX, 1);
  await drawSignature(emptyPaper.element());

  await page.viewport(740, 360);
  onTestFinished(() => page.viewport(360, 740));
  await expect
    .poll(() => signedPaper.element().getBoundingClientRect())
    .toMatchObject({ width: SIGNATURE_WIDTH_PX, height: SIGNATURE_HEIGHT_PX });
  await expect.poll(() => inkOf(signedPaper.element())).toBeGreaterThan(0.001);
});

test('who cannot draw types the name, and signs with it', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });

  await fillParent();
  await page.getByRole('button', { name: 'Type your name instead' }).click();
  await page.getByLabelText('Your full name').fill('Ana Reyes');
  await expect.element(page.getByRole('img', { name: 'Your typed signature' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Your typed signature' }).element() as HTMLImageElement;
  await picture.decode();
  expect([picture.naturalWidth, picture.naturalHeight]).toEqual([SIGNATURE_WIDTH_PX, SIGNATURE_HEIGHT_PX]);
  await submit.click();
  await expectToast('Parent consent submitted', 'Thank you! Your child can now use the platform.');
});

test('a blank name is no signature', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });

  await fillParent();
  await page.getByRole('button', { name: 'Type your name instead' }).click();
  await page.getByLabelText('Your full name').fill('   ');
  await submit.click();
  await expect.element(page.getByText('Digital signature is required')).toBeVisible();
});

test('the terms open in a window with every head, and close', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });

  await page.getByRole('button', { name: 'Read the Terms of Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terms of Service and Privacy Notice' });
  for (const [index, { heading }] of OUR_TERMS.sections.entries()) {
    await expect
      .element(dialog.getByRole('heading', { name: `${index + 1}. ${heading}` }))
      .toBeInTheDocument();
  }
  await expect.element(dialog.getByText(/State of Wisconsin/)).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

/** The terms as the server answers them, or as `make` makes them of that, until it gives nothing. */
function answerTerms(make: (terms: ShownTerms) => Response | null): void {
  const answer = window.fetch;
  const line = vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const response = await answer(address, init);
    if (String(address) !== addressOf(getTerms)) return response;
    return make((await response.clone().json()) as ShownTerms) ?? response;
  });
  onTestFinished(() => line.mockRestore());
}

test('where the terms have changed since they were shown, nothing is signed, the new ones open, and all that was typed stays', async () => {
  let isChanged = false;
  // The terms in force when the page opened.
  answerTerms((terms) =>
    isChanged ? null : ourResponse(JSON.stringify({ ...terms, hash: '0'.repeat(64) })),
  );
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await fillParent();
  await drawSignature(emptyPaper.element());
  await expect.element(signedPaper).toBeVisible();
  isChanged = true;
  await submit.click();
  await expectToast('Error', sentences.termsChanged.message);
  const dialog = page.getByRole('dialog', { name: 'Terms of Service and Privacy Notice' });
  await expect.element(dialog.getByText(/State of Wisconsin/)).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await expect.element(page.getByLabelText('Parent/Guardian first name')).toHaveValue('Ana');
  await expect.element(signedPaper).toBeVisible();
  await page.getByRole('checkbox').click();
  await submit.click();
  await expectToast('Parent consent submitted', 'Thank you! Your child can now use the platform.');
});

test('terms that do not come are said and asked for again, and nobody signs unread', async () => {
  let isAway = true;
  answerTerms(() => (isAway ? new Response('<h1>502 Bad Gateway</h1>', { status: 502 }) : null));
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  const read = page.getByRole('button', { name: 'Read the Terms of Service' });
  await read.click();
  await expect.element(page.getByText('The terms could not be loaded.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await fillParent();
  await drawSignature(emptyPaper.element());
  await submit.click();
  await expectFailure('Error', 'Failed to submit parent consent');

  isAway = false;
  await read.click();
  await expect.element(page.getByRole('dialog').getByText(/State of Wisconsin/)).toBeInTheDocument();
});

test('where no consent can be taken the page says so before a parent signs', async () => {
  answerTerms((terms) => ourResponse(JSON.stringify({ ...terms, notTaken: 'Not before SUPPORT_EMAIL.' })));
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await expect.element(page.getByText('You cannot sign here yet')).toBeVisible();
  await expect.element(page.getByText('Not before SUPPORT_EMAIL.')).toBeVisible();
});

test('a consent that was given on another device meanwhile is told', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await fillParent();
  await drawSignature(emptyPaper.element());
  await expect.element(signedPaper).toBeVisible();
  const canvas = signedPaper.element() as HTMLCanvasElement;
  await call(giveParentConsent, {
    body: {
      parentFirstName: 'Ana',
      parentLastName: 'Reyes',
      parentEmail: 'ana@family.example',
      signature: canvas.toDataURL(),
      termsAgree: true,
    },
  });

  await submit.click();
  await expectToast('Error', 'A parent or guardian has already signed for this account.');
});

test('without a connection the consent is not lost', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await fillParent();
  await drawSignature(emptyPaper.element());
  loseNetwork();

  await submit.click();
  await expectToast('Error', 'Failed to submit parent consent');
  await expect.element(page.getByLabelText('Parent/Guardian first name')).toHaveValue('Ana');
  await expect.element(signedPaper).toBeVisible();
});

test('the preview is a specimen for everybody that cannot be sent', async () => {
  await renderApp({ url: '/parent-consent-preview' });

  await expect.element(page.getByText('This is a preview')).toBeVisible();
  await expect.element(page.getByText(/Dear parent or guardian, your child would like to use/)).toBeVisible();
  await expect.element(submit).toBeDisabled();
});

test('while it is sent the button says so, and an answer that is not ours gets our words', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  await fillParent();
  await drawSignature(emptyPaper.element());
  await expect.element(signedPaper).toBeVisible();
  const line = await holdRequests(`*${giveParentConsent.path}`);

  await submit.click();
  await line.arrived;
  const pending = page.getByRole('button', { name: 'Submitting...' });
  await expect.element(pending).toHaveAttribute('aria-disabled', 'true');
  await line.fail();
  await expectToast('Error', 'Failed to submit parent consent');
  await breakProxy(`*${giveParentConsent.path}`);
  await submit.click();
  await expect.element(pending).not.toBeInTheDocument();
  await expectToast('Error', 'Failed to submit parent consent');
});

const PAUSED = { parentConsentCompleted: false, consentState: 'paused' };
const HELD = { isHeld: true };

/** As the server answers once a notebook is closed, which no child does here. */
function closeNotebook(user: User, how: object): () => void {
  const answer = window.fetch;
  const paused = { ...user, ...how };
  const line = vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    if (String(address) === addressOf(getUser)) return ourResponse(JSON.stringify(paused));
    if ((init?.method ?? 'GET') === 'GET') return answer(address, init);
    const message = 'This needs the consent of a parent or guardian.';
    return ourResponse(JSON.stringify({ message }), { status: 403 });
  });
  onTestFinished(() => line.mockRestore());
  return () => line.mockRestore();
}

test.each([
  ['a consent that is paused', PAUSED, 'Your notebook is closed for now'],
  ['a hold (#holds)', HELD, 'Your notebook is locked for now'],
])(
  '%s while a child writes closes the notebook, and what she wrote is sent once it is open',
  async (_, how, title) => {
    const { user } = await renderApp({ url: '/', as: 'student' });
    const id = await projectReadyToPlant();
    await renderApp({ url: paths.step(id, 3) });
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const goOn = closeNotebook(user, how);
    await page.getByLabelText('Time spent on this step (hours)').fill('3.25');
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await deviceStore.list(user.id)).toMatchObject([{ parked: null, body: { formData: {} } }]);
    expect(document.body.textContent).not.toContain('This could not be sent');

    goOn();
    await renderApp({ url: '/' });
    const steps = () => call(listSteps, { params: { id } });
    await expect.poll(async () => (await steps())[2]?.formData).toMatchObject({ timeSpentStep3: 3.25 });
  },
);
