/**
 * PRODUCT.md#the-language-of-a-page: no English in what a press opens or says: windows, notifications, and what is
 * wrong with a form.
 */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listReviews } from '#domain/contract/troop/reviews.ts';
import { LOGIN_PATH, OPEN_SCREENS, OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { paths } from '#web/app/paths.ts';
import { englishHere } from '#web/testing/english-here.ts';
import { enterAsLeader } from '#web/testing/enter-as-leader.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { settled } from '#web/testing/settled.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

// Parents have a page where mail is sent, and no mail is sent here; the page reads it while it loads.
vi.hoisted(() => {
  const meta = document.createElement('meta');
  document.head.append(Object.assign(meta, { name: 'parents-page', content: 'yes' }));
});

/**
 * Buttons that lead away from the test: they end the session, change the language, print, open another program or
 * speak.
 */
const LEADS_AWAY =
  /Cerrar sesión|Cerrar mi página|English|Imprimir|Descargar|PDF|Léemelo|Compartir|archivo|Intentar de nuevo|calendario|Volver a la aplicación|Mi perfil|Contacto|^\d |Paso (anterior|siguiente)|Tarjeta (anterior|siguiente)|Mostrar (todo|una)|Leer (más|menos|la guía)|^Introducción$|^Cómo observar|^¡Vamos|^Para recordar|Volver al paso/;
/** Buttons pressed after all others. */
const ENDS = /Borrar|Quitar|Retirar|Detener|Descartar|Cancelar|Cerrar|Volver|^(Trabajo|Permisos|Familia)$/;
const WINDOWS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const WRONG = 'x@';
/** A secret, a code or a link: chance may make a word of it. */
const MADE_UP = /^([A-Z0-9]{2,6}[ -]?)+$|^https?:\S+$/;

function nameOf(button: Element): string {
  const shown = button.textContent?.replace(/\s+/g, ' ').trim();
  return button.getAttribute('aria-label') ?? (shown || (button.querySelector('img')?.alt ?? ''));
}

/** Returns the top layer and its buttons, first those that end nothing. */
function onTop() {
  const top = [...document.querySelectorAll(WINDOWS)].at(-1) ?? document.body;
  const buttons = [...top.querySelectorAll<HTMLElement>('button, [role="menuitem"]')]
    .filter((it) => it.checkVisibility() && !it.matches(':disabled, [aria-disabled="true"]'))
    .toSorted((a, b) => Number(ENDS.test(nameOf(a))) - Number(ENDS.test(nameOf(b))));
  return { top, buttons };
}

const isMenu = (button: Element) => button.getAttribute('aria-haspopup') === 'menu';

function press(button: HTMLElement): void {
  if (isMenu(button)) button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  else button.click();
}

/** Puts into each field of a form that takes words the same. */
async function fillIn(form: HTMLFormElement, words: string): Promise<void> {
  const fields = form.querySelectorAll<HTMLInputElement>('input, textarea');
  for (const field of fields) {
    if (!field.checkVisibility() || /checkbox|radio|file|date|number|range/.test(field.type)) continue;
    await page.elementLocator(field).fill(words);
  }
}

/**
 * Presses every button of a screen and of what opens, each name once, those that send a form with wrong words in it
 * and with none. Gives what there was in English, and what it pressed.
 */
async function pressEach(url: string, names: readonly string[]) {
  const english = new Set<string>();
  const pressed = new Set<string>();
  const look = async (after: string) => {
    await settled();
    const found = englishHere([WRONG, ...names]).filter((text) => !MADE_UP.test(text));
    for (const text of found) english.add(`${after}: ${text}`);
  };
  await renderApp({ url });
  await settled();
  const { pathname } = location;
  let menu = '';
  for (;;) {
    const { top, buttons } = onTop();
    const [next, another] = buttons.filter((it) => !pressed.has(nameOf(it)) && !LEADS_AWAY.test(nameOf(it)));
    if (next) {
      const [name, form] = [nameOf(next), next instanceof HTMLButtonElement ? next.form : null];
      pressed.add(name);
      // A menu closes with the first of its items: for the next one it is opened again.
      if (isMenu(next)) menu = name;
      else if (another && top.matches('[role="menu"]')) pressed.delete(menu);
      for (const words of form && next.getAttribute('type') !== 'button' ? [WRONG, ''] : []) {
        if (!form?.isConnected) break;
        await fillIn(form, words);
        press(next);
        await look(`${name} of “${words}”`);
      }
      if (!form) {
        press(next);
        await look(name);
      }
    } else if (top === document.body) {
      return { english: [...english], pressed: [...pressed] };
    } else {
      // The first may belong to a notification that came meanwhile.
      const isThere = async () => {
        if (top.isConnected) await userEvent.keyboard('{Escape}');
        return top.isConnected;
      };
      await expect.poll(isThere, { interval: 300 }).toBe(false);
    }
    if (location.pathname === pathname) continue;
    await renderApp({ url });
    await settled();
  }
}

const NAMES = ['Cloning Project - 5/1/2026', 'Oak Patrol', 'Indiana (IN)', 'Oregón (OR)'];

/** `some` are names of buttons that it has to come by. */
async function expectSpanish(url: string, some: readonly string[], names: readonly string[] = []) {
  const { english, pressed } = await pressEach(url, [...NAMES, ...names]);
  expect(english).toEqual([]);
  expect(pressed).toEqual(expect.arrayContaining([...some]));
}

const namesOf = ({
  firstName,
  lastName,
  username,
}: Record<'firstName' | 'lastName' | 'username', string>) => [firstName, lastName, username];

test('nothing that a press brings to the login or a sign-up is English', async () => {
  await expectSpanish(LOGIN_PATH, ['Iniciar sesión', 'Enviar', 'Entrar a la administración']);
});

const SAID = {
  ...{ id: 'open', projectId: 'it', projectName: 'Sauce', by: 'Ana Rivera', verdict: 'please-fix' },
  ...{ phrases: ['add-photo'], note: 'Faltan las raíces.', writtenAt: '2026-01-01T12:00:00.000Z' },
  ...{ takenBackAt: null, fixedAt: null, reportedAt: null, checkedAt: null },
};

test('nothing that a press brings to a scout’s projects is English', async () => {
  const { user } = await signIn('student');
  await projectReadyToPlant();
  const body = JSON.stringify({ reviews: [SAID], nudge: null });
  await standInFor(`*${listReviews.path}`, { status: 200, type: 'application/json', body });
  await expectSpanish(OWN_SCREENS.home, ['Borrar el proyecto', 'Avisar de esta nota'], namesOf(user));
});

const STEPS = [
  ['/step/2', ['Borrar leaf.jpg', 'Completar el paso']],
  ['/step/3', []],
  ['/step/4', ['Nueva anotación', 'Completar anotación']],
  ['/step/5', []],
] as const;
for (const [at, some] of STEPS) {
  test(`nothing that a press brings at ${at} is English`, async () => {
    const { user } = await signIn('student');
    await expectSpanish(`/project/${await projectReadyToPlant()}${at}`, some, namesOf(user));
  });
}

test('nothing that a press brings to the report is English', async () => {
  const { user } = await signIn('student');
  await expectSpanish(paths.complete(await projectReadyToPlant()), ['Empezar otro proyecto'], namesOf(user));
});

test('nothing that a press brings to the profile of a scout is English', async () => {
  const { user } = await signIn('student');
  await expectSpanish(OWN_SCREENS.profile, ['Guardar cambios'], [...namesOf(user), user.email]);
});

const OPEN = [
  [OPEN_SCREENS.passwordReset, ['Continuar']],
  [OPEN_SCREENS.card, ['Guardar mi contraseña nueva']],
  [OPEN_SCREENS.consentPreview, ['Leer los términos del servicio']],
] as const;
for (const [at, some] of OPEN) {
  test(`nothing that a press brings to anybody at ${at} is English`, () => expectSpanish(at, some));
}

test('nothing that a press brings to the consent is English', async () => {
  const { user } = await signIn('unconsentedStudent');
  await expectSpanish(OWN_SCREENS.consent, ['Enviar el consentimiento'], namesOf(user));
});

const OF_PARENTS = [
  ['work', ['Borrar para siempre']],
  ['permissions', ['Trabajo']],
  ['family', ['Enviar la invitación']],
  ['stop', ['Detener ahora', 'Borrar todo']],
] as const;
for (const [place, some] of OF_PARENTS) {
  test(`nothing that a press brings to an open page of a parent is English: ${place}`, async () => {
    const email = `ana-${crypto.randomUUID()}@family.example`;
    const { user } = await signIn('student', {}, email);
    await projectReadyToPlant();
    await expectSpanish(`${OPEN_SCREENS.parent}?place=${place}`, some, [...namesOf(user), email]);
  });
}

const OF_ADMINISTRATORS = [
  [OWN_SCREENS.admin, ['Exportar datos']],
  [OWN_SCREENS.student, ['Guardar cambios', 'Hacer la tarjeta', 'Borrar cuenta', 'Retener la cuenta']],
  [OWN_SCREENS.people, ['Hacer un enlace']],
  [OWN_SCREENS.troops, ['Agregar la tropa']],
  [OWN_SCREENS.security, ['Activarla']],
] as const;
for (const [at, some] of OF_ADMINISTRATORS) {
  test(`nothing that a press brings to an administrator at ${at} is English`, async () => {
    const { user: scout } = await signIn('student');
    const { user } = await signIn('admin');
    const url = at === OWN_SCREENS.admin ? `${at}?q=${scout.username}` : at.replace(':studentId', scout.id);
    await expectSpanish(url, some, [...namesOf(user), ...namesOf(scout)]);
  });
}

test('nothing that a press brings to who invites families is English, nor what is wrong with their rows', async () => {
  const id = await enterAsLeader();
  await expectSpanish(paths.ownFamilies(id), ['Revisar', 'Dejarla fuera: línea 1']);
});
