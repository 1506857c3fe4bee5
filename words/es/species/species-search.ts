export const forYou = 'Cuatro árboles para ti';
export const cutNow = 'Buen momento para cortar';
export const wildInMany = 'Crecen por sí solos en muchos estados.';
export const wildInYours = 'Crecen por sí solos en tu estado.';
export const noneOf = (state: string) =>
  `Nuestra lista todavía no tiene árboles nativos de ${state}. Estos crecen en muchos estados.`;
export const lookAt = (name: string) => `Ver ${name}`;
export const chooseNamed = (name: string) => `Elegir ${name}`;
export const choose = 'Elegir';

export const seeAll = (count: number | undefined) => (count === undefined ? 'Ver todos' : `Ver los ${count}`);
export const detective = 'Detective de árboles';
export const findTree = 'Buscar un árbol';
export const backToStep2 = 'Volver al paso 2';
export const treesToChoose = 'Árboles para elegir';

export const state = 'Estado';
export const allStates = 'Todos';
export const chooseState = 'Elige un estado';
export const searchStates = 'Buscar estados';
export const noState = 'No se encontró ese estado.';
export const difficulty = 'Dificultad';
export const allDifficulties = 'Todas';
export const search = 'Buscar';
export const searchHint = 'Nombre o lugar';

export const begin = 'Escribe algo o elige un filtro para descubrir árboles';
export const loading = 'Cargando los árboles...';
export const notLoaded = 'No se pudieron cargar los árboles';
export const found = (count: number) =>
  count === 1 ? 'Hay 1 tipo de árbol' : `Hay ${count} tipos de árboles`;
export const clear = 'Quitar filtros';
export const treesFound = 'Árboles encontrados';
export const selectNamed = (name: string) => `Elegir ${name}`;
export const select = 'Elegir';
export const previewNamed = (name: string) => `Vista previa de ${name}`;
export const preview = 'Vista previa';
export const regions = 'Regiones';
const REGIONS: Readonly<Record<string, string>> = {
  Northeast: 'Noreste',
  'Mid-Atlantic': 'Atlántico Medio',
  Southeast: 'Sureste',
  Midwest: 'Medio Oeste',
  'Great Plains': 'Grandes Llanuras',
  Southwest: 'Suroeste',
  'Rocky Mountains': 'Montañas Rocosas',
  'Pacific Northwest': 'Noroeste del Pacífico',
  Hawaii: 'Hawái',
};
export const region = (name: string) => REGIONS[name] ?? name;
export const more = 'Mostrar más árboles';

export const nothing = 'No hay árboles con estos filtros';
export const didYouMean = '¿Es uno de estos?';
export const meant = (name: string) => name;
export const inAllStates = (count: number) => `Buscar en todos los estados (${count})`;
export const notListed = '¿Tu árbol no está en la lista?';
export const another = 'Otro árbol';
