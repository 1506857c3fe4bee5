const PLACES: Readonly<Record<string, string>> = {
  'in my yard': 'en mi jardín',
  'at school': 'en la escuela',
  'in a park': 'en un parque',
  'in a forest': 'en un bosque',
  'in my neighborhood': 'en mi vecindario',
  other: 'otro lugar',
};
export const place = (stored: string) => PLACES[stored] ?? stored;
