import { CUTTINGS_RECOMMENDED_MAX, CUTTINGS_RECOMMENDED_MIN, ROOTING_WEEKS } from '#domain/limits.ts';

const cuttingCount = `${CUTTINGS_RECOMMENDED_MIN} a ${CUTTINGS_RECOMMENDED_MAX}`;
const rootingWeeks = ROOTING_WEEKS.join(' a ');

export const INTRODUCTION_GUIDE = {
  title: 'De un árbol viejo, un árbol nuevo',
  lead: 'Para tener un árbol nuevo no hace falta una semilla. ¡Basta con un pedacito de rama!',
  sections: [
    {
      id: 'what-is-cloning',
      title: '¿Qué es clonar?',
      gist: '¡Un pedacito de rama puede llegar a ser un árbol!',
      sentences: [
        'Clonar un árbol es hacer una copia de ese árbol.',
        'Cortas un pedacito de una rama joven. Se llama esqueje.',
        'En el agua, el esqueje puede echar sus propias raíces.',
        'Luego lo plantas, y crece hasta ser un árbol. ¡Es el gemelo del primer árbol!',
      ],
    },
    {
      id: 'mission',
      title: 'Tu misión',
      gist: `Ayuda a ${cuttingCount} esquejes a echar raíces. ¡Y planta uno!`,
      sentences: [
        `Corta de ${cuttingCount} esquejes de un árbol y ayúdalos a echar raíces.`,
        'Algunos esquejes no echan raíces. Es normal, y por eso cortas tantos.',
        'Si uno echa raíces fuertes y lo plantas, cumpliste tu misión.',
      ],
    },
    {
      id: 'time',
      title: 'Las raíces necesitan tiempo',
      gist: `Las raíces tardan unas ${rootingWeeks} semanas. ¡No dejes de mirar!`,
      sentences: [
        `Las raíces tardan unas ${rootingWeeks} semanas en crecer.`,
        'Hay árboles rápidos y árboles lentos.',
        'No dejes de mirar. Anota lo que ves, como hacen los científicos.',
      ],
    },
    {
      id: 'five-steps',
      title: 'Tus cinco pasos',
      gist: 'Cinco pasos te llevan de un árbol viejo a uno nuevo.',
      steps: [
        'Introducción: descubre cómo se clona un árbol. ¡Estás aquí!',
        'Elegir el árbol de origen: busca un árbol sano y pídele permiso al dueño.',
        'Cortar los esquejes: corta pedacitos de ramas jóvenes y ponlos en agua.',
        'Observar las raíces: cuida tus esquejes y anota lo que ves.',
        'Plantar el árbol: planta un esqueje que tenga raíces fuertes.',
      ],
      askAnAdult: 'Haz este proyecto con un adulto, desde pedir permiso hasta cavar.',
    },
  ],
} as const;
