import type { TroopChoice } from '#domain/rules/troop/troops.ts';

export function question(
  troop: { readonly number: string; readonly leaders: readonly string[] },
  childFirstName: string,
): string {
  const who = troop.leaders.length > 0 ? ` (${troop.leaders.join(', ')})` : '';
  return `¿Pueden los líderes de la tropa ${troop.number}${who} ver el trabajo de ${childFirstName}?`;
}

export const mayStayOpen = 'Puede dejarlo sin contestar. Entonces los líderes no ven nada.';

export const answers: Readonly<Record<TroopChoice, { readonly title: string; readonly text: string }>> = {
  no: { title: 'No', text: 'Los líderes no ven nada.' },
  progress: {
    title: 'Solo el avance',
    text: 'El nombre y la inicial, el paso, el árbol, cuántos esquejes, horas y fotos hay, y cuándo toca revisar.',
  },
  work: {
    title: 'Avance, notas y fotos',
    text: 'También las notas, los lugares y las fotos. Cada vez que un líder mira, queda escrito y usted lo ve.',
  },
};
