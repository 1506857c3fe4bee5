import type { Thing } from '#domain/rules/troop/meeting.ts';

export const title = 'Reunión';
export const subtitle = (troop: string, day: string) => `${troop} · ${day}`;
export const toPrepare = 'Para preparar una reunión';
export const notHere = {
  title: 'Esta tropa no está aquí',
  text: 'Puede que esté cerrada, o que sea de otro líder.',
};
export const print = 'Imprimir';

export const lookDue = (count: number) => `Ya toca revisar (${count})`;
export const nobodyLooks = 'A nadie le toca revisar.';
export const stuck = (count: number) => `Sin avance o piden una nota (${count})`;
export const nobodyIsStuck = 'Nadie está sin avance ni pide una nota.';
export const toStart = (count: number) => `Por empezar (${count})`;
export const others = (count: number) => `Los demás (${count})`;
export const since = (day: string) => `desde el ${day}`;

export const bring = 'Qué llevar';
export const things: Readonly<Record<Thing, string>> = {
  device: 'Un teléfono o una tableta, para elegir un árbol y tomarle la foto',
  shears: 'Tijeras de podar, y una persona adulta que las use',
  jars: 'Frascos limpios',
  labels: 'Etiquetas, un lápiz y una bolsa',
  water: 'Agua fresca',
  ruler: 'Una regla',
  pots: 'Macetas, o un lugar para plantar y una pala',
  soil: 'Tierra y mantillo',
};
export const forScouts = (count: number) => (count === 1 ? 'para 1 scout' : `para ${count} scouts`);
export const nothingToBring = 'Todos los árboles están plantados.';

export const cards = '¿Un scout no puede entrar en la tableta?';
export const whoseCard = 'Scout';
export const choose = 'Elija un scout';
export const cardsFor = 'Las tarjetas son para scouts cuya familia le muestra las notas y fotos.';
