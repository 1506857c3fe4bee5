import { sentenceIn } from '#languages/sentence-in.ts';

/** A drawing as a whole: a twig, its leaves, and the tree or shrub beside it. */
const DRAWINGS = {
  'A twig with {part}. {leaves}. Beside it {shape}, about {feet} feet high.':
    'Una ramita con {part}. {leaves}. Al lado, {shape} de unos {feet} pies de alto.',
  'A twig. {leaves}. Beside it {shape}, about {feet} feet high.':
    'Una ramita. {leaves}. Al lado, {shape} de unos {feet} pies de alto.',
};

const PARTS = {
  'a cone': 'un cono',
  'a cone of red berries': 'un cono de frutitos rojos',
  berries: 'frutitos',
  'blue berries': 'frutitos azules',
  'red berries': 'frutitos rojos',
  'black berries': 'frutitos negros',
  'white berries': 'frutitos blancos',
  'purple berries': 'frutitos morados',
  'orange berries': 'frutitos anaranjados',
  'a green fruit': 'un fruto verde',
  'an acorn': 'una bellota',
  'a prickly bur': 'una cápsula con espinas',
  pods: 'vainas',
  'winged seeds': 'semillas con alas',
  'small nuts that hang from a wing': 'nueces pequeñas que cuelgan de un ala',
  'a round head like a ball': 'una cabeza redonda como una pelota',
  'a catkin': 'un amento, que es una espiga de flores que cuelga',
  flowers: 'flores',
  'a flower': 'una flor',
  'a white flower': 'una flor blanca',
  'a yellow flower': 'una flor amarilla',
  'white flowers': 'flores blancas',
  'flowers like bells': 'flores como campanitas',
  'white flowers like bells': 'flores blancas como campanitas',
  'yellow flowers like bells': 'flores amarillas como campanitas',
  'red flowers like bells': 'flores rojas como campanitas',
  'pink flowers like bells': 'flores rosadas como campanitas',
  'purple flowers like bells': 'flores moradas como campanitas',
  'white flowers like small brushes': 'flores blancas como cepillos pequeños',
  'yellow flowers like small brushes': 'flores amarillas como cepillos pequeños',
  'yellow flowers like ribbons': 'flores amarillas como cintas',
  'a spike of small flowers': 'una espiga de flores pequeñas',
  'a spike of small white flowers': 'una espiga de flores blancas pequeñas',
  'pink plumes': 'plumas rosadas',
};

const NEEDLES = {
  'Tiny scales in flat sprays, like a fern': 'Escamas muy pequeñas en ramitas planas, como un helecho',
  'Tiny scales on twigs like thin cords': 'Escamas muy pequeñas en ramitas como cuerdas delgadas',
  'Short needles all around the twig': 'Agujas cortas alrededor de la ramita',
  'Soft needles in tufts': 'Agujas suaves en ramilletes',
  'Long needles in bundles': 'Agujas largas en manojos',
  'Flat needles in two rows, like a feather': 'Agujas planas en dos filas, como una pluma',
  'Leaves as long as swords, in a spiral': 'Hojas largas como espadas, en espiral',
};

const PLACES = {
  '{leaves}, in pairs along the twig': '{leaves}, de dos en dos a lo largo de la ramita',
  '{leaves}, one by one along the twig': '{leaves}, de una en una a lo largo de la ramita',
  '{leaves}, in rings around the twig': '{leaves}, en anillos alrededor de la ramita',
};

const LEAVES = {
  'Leaves with lobes': 'Hojas con lóbulos',
  'Leaves of three leaflets': 'Hojas de tres hojitas',
  'Leaves like feathers, of {count} leaflets {edge}': 'Hojas como plumas, de {count} hojitas {edge}',
  'Egg-shaped leaves {edge}': 'Hojas con forma de huevo, {edge}',
  'Heart-shaped leaves {edge}': 'Hojas con forma de corazón, {edge}',
  'Broad leaves {edge}': 'Hojas anchas, {edge}',
  'Long, narrow leaves {edge}': 'Hojas largas y delgadas, {edge}',
};

const EDGES = {
  'with smooth edges': 'de borde liso',
  'with wavy edges': 'de borde ondulado',
  'with fine teeth': 'con dientes finos',
  'with teeth along the edge': 'con dientes en el borde',
  'with large pointed teeth': 'con dientes grandes y puntiagudos',
  'with large and small teeth along the edge': 'con dientes grandes y pequeños en el borde',
};

const SHAPES = {
  'a tree like a cone': 'un árbol como un cono',
  'a slim tree like a cone': 'un árbol delgado como un cono',
  'a slender tree': 'un árbol delgado',
  'a tall, oval tree': 'un árbol alto y ovalado',
  'a broad tree': 'un árbol ancho',
  'a small tree': 'un árbol pequeño',
  'a tree that opens like a vase': 'un árbol que se abre como un florero',
  'a tree that stands on stilts': 'un árbol sobre zancos',
  'a tree with branches in layers': 'un árbol con ramas en capas',
  'a tree with hanging twigs': 'un árbol con ramitas que cuelgan',
  'a low shrub': 'un arbusto bajo',
  'a shrub of many stems': 'un arbusto de muchos tallos',
};

export const drawn = sentenceIn({
  ...DRAWINGS,
  ...PARTS,
  ...NEEDLES,
  ...LEAVES,
  ...EDGES,
  ...SHAPES,
  // These begin with a hole.
  ...PLACES,
});
