import { ROOTS_READY_INCHES } from '#domain/limits.ts';

const rootInches = ROOTS_READY_INCHES.join(' a ');

export const PLANT_GUIDE = {
  title: '¿Cuándo puedes plantar?',
  lead: `Un esqueje está listo cuando sus raíces miden unas ${rootInches} pulgadas.`,
  sections: [
    {
      id: 'ready',
      title: '¿Ya está listo tu esqueje?',
      gist: `Planta cuando las raíces midan ${rootInches} pulgadas.`,
      sentences: [
        'Busca varias raíces fuertes. Una sola raíz delgada todavía no basta.',
        'Trata las raíces con cuidado, porque se rompen fácil.',
        'Con un árbol plantado completas el proyecto. ¡Puedes plantar más si quieres!',
      ],
    },
    {
      id: 'permanent-or-temporary',
      title: '¿Permanente o temporal?',
      gist: 'Elige una casa para siempre, o una maceta por ahora.',
      sentences: ['Tú eliges adónde va tu árbol. Hay dos tipos de lugares:'],
      list: [
        'Permanente: la casa de tu árbol para toda la vida. Dale espacio para crecer a lo alto y a lo ancho.',
        'Temporal: una maceta o un rincón del jardín donde un árbol pequeño crece seguro. Cuenta para tu proyecto cuando pasa a su lugar permanente.',
      ],
    },
    {
      id: 'before-you-dig',
      title: 'Antes de cavar',
      gist: 'Pide permiso al dueño del terreno antes de cavar.',
      sentences: [
        'Primero pide permiso al dueño del terreno, también en la escuela o en un parque.',
        'Planta en primavera o en otoño, cuando hace fresco. La tierra no debe estar helada.',
        'Planta lejos de casas, calles y cables.',
        'Planta el árbol en el mismo estado de donde viene.',
      ],
      askAnAdult:
        'Un adulto llama al 811 unos días antes de excavar, y te ayuda a cavar. Es gratis. Así vienen a marcar los tubos y los cables que hay bajo la tierra.',
    },
    {
      id: 'how-to-plant',
      title: 'Cómo plantar',
      gist: 'Cava un hoyo ancho, pon el árbol y riégalo bien.',
      steps: [
        'Cava un hoyo el doble de ancho que las raíces, e igual de hondo.',
        'Sostén el tallo y pon el árbol en el hoyo. Abre bien las raíces.',
        'Llena el hoyo con tierra. Las raíces quedan bajo la tierra, y las hojas, arriba.',
        'Aprieta la tierra con suavidad y riégala bien.',
        'Pon mantillo (mulch) alrededor del árbol, como una dona. No debe tocar el tallo.',
        'Riégalo a menudo el primer año, para que la tierra no se seque.',
      ],
    },
    {
      id: 'three-kinds-of-photos',
      title: 'Toma tres tipos de fotos',
      gist: 'Toma una foto antes, durante y después de plantar.',
      list: [
        'Antes: el esqueje con raíces y el lugar que elegiste',
        'Durante: el hoyo, y el árbol cuando lo pones',
        'Después: tu árbol en su nueva casa',
      ],
    },
  ],
} as const;

export const PLANTING_CAROUSEL_CAPTIONS = [
  {
    id: 'roots-ready',
    caption: `¡Listo! Hay varias raíces, y miden unas ${rootInches} pulgadas.`,
  },
  { id: 'dig', caption: 'Cava un hoyo el doble de ancho que las raíces. Cava con un adulto.' },
  { id: 'set', caption: 'Pon el árbol en el hoyo. Abre las raíces y llena el hoyo con tierra.' },
  { id: 'water-and-mulch', caption: 'Riégalo bien. Pon mantillo alrededor, pero sin tocar el tallo.' },
] as const;
