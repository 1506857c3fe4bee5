import {
  CUTTING_LENGTH_INCHES,
  CUTTINGS_PER_JAR,
  CUTTINGS_RECOMMENDED_MAX,
  CUTTINGS_RECOMMENDED_MIN,
  LEAVES_KEPT,
} from '#domain/limits.ts';

const cuttingCount = `${CUTTINGS_RECOMMENDED_MIN} a ${CUTTINGS_RECOMMENDED_MAX}`;
const cuttingInches = CUTTING_LENGTH_INCHES.join(' a ');
const cuttingsPerJar = CUTTINGS_PER_JAR.join(' a ');
const leavesKept = LEAVES_KEPT.join(' a ');

export const HARVEST_GUIDE = {
  title: 'Corta tus esquejes',
  lead: `Tu meta es cortar de ${cuttingCount} esquejes. Antes de empezar, lee las ocho partes.`,
  sections: [
    {
      id: 'gather-tools',
      title: 'Prepara tus cosas',
      gist: 'Busca tijeras, regla, frascos y etiquetas.',
      sentences: [
        'Busca tijeras de podar, una regla, frascos limpios, agua, etiquetas, un lápiz y una bolsa.',
        'En la bolsa van las hojas que quites.',
        'Llena los frascos con agua fresca antes de cortar.',
        'Las tijeras limpias protegen al árbol de los gérmenes.',
      ],
      askAnAdult: 'Las tijeras de podar tienen mucho filo. Un adulto las lleva y las limpia.',
    },
    {
      id: 'choose-branch',
      title: 'Elige la rama',
      gist: 'Elige una rama joven, no más gruesa que un lápiz.',
      sentences: [
        'Busca una rama joven, tan gruesa como un lápiz o más delgada.',
        'Debe tener hojas sanas, y nada de insectos, flores ni frutos.',
        'Corta de todos los lados del árbol, para que ninguno quede vacío.',
      ],
    },
    {
      id: 'measure',
      title: `Mide de ${cuttingInches} pulgadas`,
      gist: `Mide de ${cuttingInches} pulgadas desde la punta.`,
      sentences: [
        'Pon la regla junto a la rama, con el cero en la punta.',
        `Mide de ${cuttingInches} pulgadas hacia abajo. Es casi el largo de un lápiz nuevo.`,
        'Recuerda ese punto.',
      ],
    },
    {
      id: 'cut-below-node',
      title: 'Corta justo debajo de un nudo',
      gist: 'Corta justo debajo de un nudo, de donde sale una hoja.',
      sentences: [
        'Un nudo es un bultito de donde sale una hoja o una yema. Ahí suelen nacer las raíces.',
        'Busca el nudo más cercano a tu punto.',
        'Haz un solo corte, limpio e inclinado, justo debajo del nudo.',
      ],
      askAnAdult: 'Un adulto hace este corte, o te ayuda a hacerlo. ¡Los dedos, lejos del filo!',
    },
    {
      id: 'remove-lower-leaves',
      title: 'Quita las hojas de abajo',
      gist: `Deja arriba de ${leavesKept} hojas. Quita las demás.`,
      sentences: [
        `Arriba se quedan de ${leavesKept} hojas. Quita con cuidado todas las demás.`,
        'Las hojas que quedan dentro del agua se pudren.',
        '¿Es invierno y no hay hojas? Entonces deja las yemas.',
      ],
    },
    {
      id: 'into-water',
      title: 'Al agua enseguida',
      gist: `Pon de ${cuttingsPerJar} esquejes en cada frasco, enseguida.`,
      sentences: [
        'Pon la punta cortada en agua enseguida, antes de que se seque.',
        `Pon de ${cuttingsPerJar} esquejes en cada frasco, para que las raíces tengan lugar.`,
        'El agua debe cubrir los nudos de abajo, pero ninguna hoja.',
      ],
    },
    {
      id: 'bright-spot-and-label',
      title: 'Busca un lugar con luz y pon etiquetas',
      gist: 'Pon los frascos donde hay luz, pero sin sol fuerte.',
      sentences: [
        'Pon tus frascos en un lugar con mucha luz, pero sin sol fuerte.',
        'Que no los alcancen las mascotas ni los niños pequeños.',
        'Escribe en cada etiqueta el nombre del árbol y la fecha.',
      ],
    },
    {
      id: 'look-after',
      title: 'Cuida tus esquejes',
      gist: 'Cambia el agua cada semana.',
      sentences: [
        'Cambia el agua cada semana, o antes si se ve turbia. Pon más agua cuando baje.',
        'Si un esqueje se pone café y blando, sácalo.',
        'Nunca bebas esa agua, y lávate las manos al terminar.',
      ],
    },
  ],
} as const;
