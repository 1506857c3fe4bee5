import type { ReactNode } from 'react';
import type { ConsentEventKind, PermissionKind, Permitted } from '#domain/rules/consent/consent.ts';
import { events, permissions } from '../consent/consent-evidence.ts';

export const stands = (state: ReactNode) => <>Cómo está: {state}</>;
export const aParent = 'Madre, padre o tutor';
export const signed = (name: string, moment: string, method: string) => `${name}, ${moment} ${method}.`;
export const whatHappened = (count: number) => `Qué ha pasado (${count})`;

export type Happened = {
  readonly kind: ConsentEventKind;
  readonly permission: Permitted | null;
  readonly troop: string | null;
  readonly adminUsername: string | null;
};
export function happened({ kind, permission, troop, adminUsername }: Happened): string {
  const what = permission ? `: ${permissions[permission].toLowerCase()}` : '';
  const whose = troop ? `, ${troop}` : '';
  const by = adminUsername ? `. Lo anotó ${adminUsername}, de la administración` : '';
  return `${events[kind]}${what}${whose}${by}`;
}
export const wordsOfVersion = (version: string) => `El texto que se aceptó (${version})`;
export const fingerprint = (hash: string) => `Huella (SHA-256): ${hash}`;
export const certificate = 'Constancia (PDF)';
export const certificateHint = 'Todo esto con la firma, para conservar o mostrar.';

export const permitted: Readonly<
  Record<PermissionKind, { readonly title: string; readonly text: (name: string) => string }>
> = {
  republish: {
    title: 'Mostrar el trabajo a otras personas',
    text: (name) =>
      `¿Podemos publicar las fotos, los textos y los informes de ${name}, para mostrar lo que hace el programa? Siempre sin ningún nombre. Sin este permiso, ${name} puede usar todo igual.`,
  },
};
export const allowedSince = (moment: string) => `Con su permiso desde: ${moment}`;
export const notAllowed = 'Sin permiso.';
export const takeBack = 'Retirar el permiso';
export const allow = 'Dar permiso';
export const allowLater = 'Podrá dar permiso cuando el cuaderno esté abierto otra vez.';

export const leaders = 'Líderes de la tropa';
export const notAnswered = 'Sin respuesta: los líderes no ven nada.';
export const answeredSince = (moment: string, answer: string) =>
  `Su respuesta desde el ${moment}: ${answer}.`;
export const anotherChoseLess = (answer: string) =>
  `Otra madre, padre o tutor eligió menos, y eso es lo que vale: ${answer}.`;
