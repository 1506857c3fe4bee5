import type { endNoticeWords as inEnglish } from '#domain/rules/keeping/end-notice-words.ts';

/** To a child: tú. */
export function endNoticeWords({ kind, day, projectName }: Parameters<typeof inEnglish>[0]) {
  if (day === null)
    return {
      title: '¡Qué bueno que estás aquí otra vez!',
      text: 'Nadie ha abierto este cuaderno en mucho tiempo. Pronto lo íbamos a borrar. Ahora que estás aquí, se queda. Ven a verlo de vez en cuando.',
    };
  switch (kind) {
    case 'finishedProjects':
      return {
        title: `Vamos a borrar un proyecto el ${day}`,
        text: `${projectName ?? 'Un proyecto'} está terminado, y nadie lo ha cambiado en mucho tiempo. ¿Quieres una copia? Abre su informe y guárdalo. ¿Quieres que se quede aquí? Cambia algo en él.`,
      };
    case 'unvisited':
      return {
        title: `Vamos a borrar este cuaderno el ${day}`,
        text: 'Nadie lo ha abierto en mucho tiempo. Ven a verlo antes de ese día, y se queda.',
      };
    case 'pausedConsents':
      return {
        title: `Vamos a borrar tu cuaderno el ${day}`,
        text: 'Tu mamá, tu papá o tu tutor no ha dicho que sí. Ese día se borran todas tus palabras y tus fotos. Habla con tu familia antes de ese día.',
      };
    case 'stopped':
      return {
        title: `Vamos a borrar tu cuaderno el ${day}`,
        text: 'Tu mamá, tu papá o tu tutor lo detuvo. Ese día se borran todas tus palabras y tus fotos. Habla con tu familia antes de ese día.',
      };
  }
}

export const openReport = 'Abrir su informe';
