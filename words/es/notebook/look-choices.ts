import type { LookChoice, LookChoiceName } from '#domain/contract/notebook/written-fields.ts';

export const names: Readonly<Record<LookChoice, string>> = {
  sunnyWindow: 'Ventana con sol',
  brightShade: 'Sombra con luz',
  darkerPlace: 'Lugar oscuro',
  outdoors: 'Al aire libre',
};

export const told: Readonly<Record<LookChoice, string>> = {
  sunnyWindow: 'El frasco estaba en una ventana con sol',
  brightShade: 'El frasco estaba a la sombra, con luz',
  darkerPlace: 'El frasco estaba en un lugar oscuro',
  outdoors: 'El frasco estaba al aire libre',
};

export const heads: Readonly<Record<LookChoiceName, string>> = {
  jarPlace: 'Dónde estaba el frasco',
};
