import type { ReactNode } from 'react';
import type { HoldKind } from '#domain/rules/keeping/holds.ts';

export const kinds: Readonly<Record<HoldKind, string>> = {
  legal: 'Obligación legal',
  safety: 'Seguridad',
  dispute: 'Desacuerdo',
};

export const putOnHold = 'Retener la cuenta';
export const holdLonger = 'Alargar la retención';
export const isLockedOut = (name: string, username: string) =>
  `${name} (${username}) no puede entrar, y nada de la cuenta se borra hasta el día que usted elija: no lo puede borrar el scout, la familia, la administración ni el paso del tiempo.`;
export const toEndSooner = (day: string, link: (words: string) => ReactNode) => (
  <>
    La cuenta está retenida hasta el {day}. Para terminar antes, levante la retención en{' '}
    {link('Conservación')}.
  </>
);
export const noDeletion = 'Hasta entonces no se puede borrar nada de la cuenta.';
export const why = 'Por qué';
export const chooseOne = 'Elija una opción';
export const until = 'Hasta';
export const yearAtMost = 'Un año como máximo. Ese día termina por sí sola.';
export const reason = 'Motivo';
export const whoReads =
  'Solo lo lee la administración. La familia lee que la cuenta está cerrada, y hasta cuándo.';
export const onHold = 'Cuenta retenida';
export const lockedUntil = (username: string, day: string) =>
  `La cuenta de ${username} está cerrada hasta el ${day}`;
export const notOnHold = 'Cuenta sin retener';
export const notHeld = 'No se pudo retener la cuenta';

export const nobody =
  'No hay cuentas retenidas. Abra un scout y elija “Retener” para que no se borre una cuenta.';
export const whatItIs =
  'Una retención cierra una cuenta, y nada de ella se borra hasta su último día. Sirve para un juzgado, para la seguridad de un scout o mientras una familia no está de acuerdo.';
export const endFirst = (shown: number, count: string, link: (words: string) => ReactNode) => (
  <>
    Estas {shown} de {count} terminan primero. Todas están en la {link('lista de scouts')}.
  </>
);
export const untilDay = (name: string, username: string, day: string) => (
  <>
    <strong>{name}</strong> ({username}), hasta el {day}
  </>
);
export const bySince = (by: string, since: string) => `La puso ${by} el ${since}`;
export const askedOn = (day: string) => `se pidió levantarla el ${day}`;
export const anotherReleases = 'La tiene que levantar otra persona de la administración.';

export const release = 'Levantar';
export const releaseThis = (name: string) => `Levantar la retención: ${name}`;
export const askRelease = (name: string) => `¿Levantar la retención de ${name}?`;
export const releaseBrings =
  'La cuenta se abre otra vez, y se borra lo que se debía borrar mientras tanto. Se avisa a la familia y a la administración.';
export const request = 'Pedir que se levante';
export const requestThis = (name: string) => `Pedir que se levante la retención: ${name}`;
export const askRequest = (name: string) => `¿Pedir que se levante la retención de ${name}?`;
export const requestBrings =
  'Esta retención la puso usted. La tiene que levantar otra persona de la administración. Se le avisa que usted lo pide.';
export const asked = 'Se pidió';
export const anotherHasTo = 'La tiene que levantar otra persona de la administración';
export const released = 'Retención levantada';
export const isReleased = (username: string) => `La cuenta de ${username} ya no está retenida`;
export const notReleased = 'Retención sin levantar';
export const releaseFailed = 'No se pudo levantar la retención';
