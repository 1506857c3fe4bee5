import { stateName as inEnglish, type StateCode } from '#domain/us-states.ts';

const OWN_NAMES: Partial<Record<StateCode, string>> = {
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
  AS: 'Samoa Americana',
  AA: 'Fuerzas Armadas en las Américas',
  AE: 'Fuerzas Armadas en Europa',
  AP: 'Fuerzas Armadas en el Pacífico',
  DC: 'Distrito de Columbia',
  MP: 'Islas Marianas del Norte',
  VI: 'Islas Vírgenes de los Estados Unidos',
};

export const stateName = (code: string): string => OWN_NAMES[code as StateCode] ?? inEnglish(code);
