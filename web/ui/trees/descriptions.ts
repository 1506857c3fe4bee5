/** Made by tools/draw-trees.ts: what each drawing shows. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  callitropsis:
    'A twig with a cone. Tiny scales in flat sprays, like a fern. Beside it a slim tree like a cone, about 100 feet high.',
  chamaecyparis:
    'A twig with a cone. Tiny scales in flat sprays, like a fern. Beside it a slim tree like a cone, about 70 feet high.',
  cupressus:
    'A twig with a cone. Tiny scales in flat sprays, like a fern. Beside it a tree like a cone, about 50 feet high.',
  juniperus:
    'A twig with berries. Tiny scales in flat sprays, like a fern. Beside it a slim tree like a cone, about 40 feet high.',
  'juniperus-communis':
    'A twig with blue berries. Short needles all around the twig. Beside it a low shrub, about 5 feet high.',
  larix: 'A twig with a cone. Soft needles in tufts. Beside it a tree like a cone, about 65 feet high.',
  pandanus:
    'A twig with a round head like a ball. Leaves as long as swords, in a spiral. Beside it a tree that stands on stilts, about 25 feet high.',
  picea:
    'A twig with a cone. Short needles all around the twig. Beside it a tree like a cone, about 100 feet high.',
  pinus:
    'A twig with a cone. Long needles in bundles. Beside it a tree with branches in layers, about 100 feet high.',
  'pinus-strobus':
    'A twig with a cone. Long needles in bundles. Beside it a tree with branches in layers, about 115 feet high.',
  'pinus-edulis': 'A twig with a cone. Long needles in bundles. Beside it a broad tree, about 25 feet high.',
  pseudotsuga:
    'A twig with a cone. Short needles all around the twig. Beside it a tree like a cone, about 165 feet high.',
  sequoia:
    'A twig with a cone. Flat needles in two rows, like a feather. Beside it a tree like a cone, about 295 feet high.',
  taxodium:
    'A twig with a cone. Flat needles in two rows, like a feather. Beside it a tree like a cone, about 100 feet high.',
  thuja:
    'A twig with a cone. Tiny scales in flat sprays, like a fern. Beside it a slim tree like a cone, about 100 feet high.',
  tsuga:
    'A twig with a cone. Flat needles in two rows, like a feather. Beside it a tree like a cone, about 100 feet high.',
  'acer-negundo':
    'A twig with winged seeds. Leaves like feathers, of 5 leaflets with large pointed teeth, in pairs along the twig. Beside it a broad tree, about 50 feet high.',
  bursera:
    'A twig with red berries. Leaves like feathers, of 7 leaflets with smooth edges, one by one along the twig. Beside it a broad tree, about 50 feet high.',
  carya:
    'A twig with a green fruit. Leaves like feathers, of 5 leaflets with fine teeth, one by one along the twig. Beside it a tall, oval tree, about 90 feet high.',
  'carya-illinoinensis':
    'A twig with a green fruit. Leaves like feathers, of 13 leaflets with fine teeth, one by one along the twig. Beside it a broad tree, about 115 feet high.',
  dasiphora:
    'A twig with a yellow flower. Leaves like feathers, of 5 leaflets with smooth edges, one by one along the twig. Beside it a low shrub, about 3 feet high.',
  juglans:
    'A twig with a green fruit. Leaves like feathers, of 17 leaflets with fine teeth, one by one along the twig. Beside it a broad tree, about 90 feet high.',
  osteomeles:
    'A twig with white flowers. Leaves like feathers, of 17 leaflets with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 7 feet high.',
  rhus: 'A twig with red berries. Leaves like feathers, of 13 leaflets with teeth along the edge, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  'rhus-trilobata':
    'A twig with red berries. Leaves of three leaflets, one by one along the twig. Beside it a low shrub, about 5 feet high.',
  sambucus:
    'A twig with black berries. Leaves like feathers, of 7 leaflets with teeth along the edge, in pairs along the twig. Beside it a shrub of many stems, about 15 feet high.',
  'sambucus-cerulea':
    'A twig with blue berries. Leaves like feathers, of 7 leaflets with teeth along the edge, in pairs along the twig. Beside it a shrub of many stems, about 15 feet high.',
  'sambucus-racemosa':
    'A twig with red berries. Leaves like feathers, of 7 leaflets with teeth along the edge, in pairs along the twig. Beside it a shrub of many stems, about 15 feet high.',
  sapindus:
    'A twig with berries. Leaves like feathers, of 11 leaflets with smooth edges, one by one along the twig. Beside it a tall, oval tree, about 40 feet high.',
  tecoma:
    'A twig with yellow flowers like bells. Leaves like feathers, of 7 leaflets with teeth along the edge, in pairs along the twig. Beside it a shrub of many stems, about 15 feet high.',
  acer: 'A twig with winged seeds. Leaves with lobes, in pairs along the twig. Beside it a tall, oval tree, about 70 feet high.',
  'acer-saccharinum':
    'A twig with winged seeds. Leaves with lobes, in pairs along the twig. Beside it a tree that opens like a vase, about 80 feet high.',
  artemisia:
    'A twig. Leaves with lobes, one by one along the twig. Beside it a low shrub, about 5 feet high.',
  fallugia:
    'A twig with pink plumes. Leaves with lobes, one by one along the twig. Beside it a low shrub, about 5 feet high.',
  hydrangea:
    'A twig with white flowers. Leaves with lobes, in pairs along the twig. Beside it a shrub of many stems, about 7 feet high.',
  liquidambar:
    'A twig with a prickly bur. Leaves with lobes, one by one along the twig. Beside it a tall, oval tree, about 90 feet high.',
  liriodendron:
    'A twig with a flower. Leaves with lobes, one by one along the twig. Beside it a tall, oval tree, about 115 feet high.',
  malvaviscus:
    'A twig with red flowers like bells. Leaves with lobes, one by one along the twig. Beside it a low shrub, about 6 feet high.',
  physocarpus:
    'A twig with white flowers. Leaves with lobes, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  platanus:
    'A twig with a round head like a ball. Leaves with lobes, one by one along the twig. Beside it a broad tree, about 100 feet high.',
  quercus:
    'A twig with an acorn. Leaves with lobes, one by one along the twig. Beside it a broad tree, about 80 feet high.',
  'quercus-rubra':
    'A twig with an acorn. Leaves with lobes, one by one along the twig. Beside it a tall, oval tree, about 80 feet high.',
  ribes:
    'A twig with flowers like bells. Leaves with lobes, one by one along the twig. Beside it a shrub of many stems, about 7 feet high.',
  'ribes-aureum':
    'A twig with yellow flowers like bells. Leaves with lobes, one by one along the twig. Beside it a shrub of many stems, about 7 feet high.',
  sassafras:
    'A twig with blue berries. Leaves with lobes, one by one along the twig. Beside it a tall, oval tree, about 45 feet high.',
  'viburnum-edule':
    'A twig with red berries. Leaves with lobes, in pairs along the twig. Beside it a shrub of many stems, about 7 feet high.',
  callicarpa:
    'A twig with purple berries. Egg-shaped leaves with teeth along the edge, in pairs along the twig. Beside it a shrub of many stems, about 7 feet high.',
  calycanthus:
    'A twig with a flower. Egg-shaped leaves with smooth edges, in pairs along the twig. Beside it a shrub of many stems, about 8 feet high.',
  catalpa:
    'A twig with pods. Heart-shaped leaves with smooth edges, in rings around the twig. Beside it a tall, oval tree, about 60 feet high.',
  cephalanthus:
    'A twig with a round head like a ball. Egg-shaped leaves with smooth edges, in rings around the twig. Beside it a shrub of many stems, about 10 feet high.',
  cornus:
    'A twig with white berries. Egg-shaped leaves with smooth edges, in pairs along the twig. Beside it a shrub of many stems, about 10 feet high.',
  'cornus-amomum':
    'A twig with blue berries. Egg-shaped leaves with smooth edges, in pairs along the twig. Beside it a shrub of many stems, about 10 feet high.',
  'cornus-foemina':
    'A twig with blue berries. Egg-shaped leaves with smooth edges, in pairs along the twig. Beside it a shrub of many stems, about 15 feet high.',
  'cornus-florida':
    'A twig with a white flower. Egg-shaped leaves with smooth edges, in pairs along the twig. Beside it a small tree, about 25 feet high.',
  'cornus-nuttallii':
    'A twig with a white flower. Egg-shaped leaves with smooth edges, in pairs along the twig. Beside it a small tree, about 40 feet high.',
  forestiera:
    'A twig with blue berries. Egg-shaped leaves with fine teeth, in pairs along the twig. Beside it a shrub of many stems, about 10 feet high.',
  hamelia:
    'A twig with red flowers like bells. Egg-shaped leaves with smooth edges, in rings around the twig. Beside it a shrub of many stems, about 10 feet high.',
  'hydrangea-arborescens':
    'A twig with white flowers. Broad leaves with teeth along the edge, in pairs along the twig. Beside it a low shrub, about 5 feet high.',
  lonicera:
    'A twig with black berries. Egg-shaped leaves with smooth edges, in pairs along the twig. Beside it a shrub of many stems, about 8 feet high.',
  philadelphus:
    'A twig with white flowers. Egg-shaped leaves with teeth along the edge, in pairs along the twig. Beside it a shrub of many stems, about 8 feet high.',
  symphoricarpos:
    'A twig with white berries. Broad leaves with smooth edges, in pairs along the twig. Beside it a low shrub, about 5 feet high.',
  'symphoricarpos-orbiculatus':
    'A twig with berries. Broad leaves with smooth edges, in pairs along the twig. Beside it a low shrub, about 5 feet high.',
  viburnum:
    'A twig with blue berries. Egg-shaped leaves with fine teeth, in pairs along the twig. Beside it a shrub of many stems, about 15 feet high.',
  'viburnum-dentatum':
    'A twig with blue berries. Broad leaves with large pointed teeth, in pairs along the twig. Beside it a shrub of many stems, about 10 feet high.',
  'viburnum-obovatum':
    'A twig with white flowers. Egg-shaped leaves with smooth edges, in pairs along the twig. Beside it a shrub of many stems, about 15 feet high.',
  acacia:
    'A twig with yellow flowers like small brushes. Long, narrow leaves with smooth edges, one by one along the twig. Beside it a broad tree, about 65 feet high.',
  alnus:
    'A twig with a cone. Egg-shaped leaves with large and small teeth along the edge, one by one along the twig. Beside it a small tree, about 30 feet high.',
  amelanchier:
    'A twig with purple berries. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a small tree, about 20 feet high.',
  arbutus:
    'A twig with red berries. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a broad tree, about 60 feet high.',
  asimina:
    'A twig with a green fruit. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a small tree, about 25 feet high.',
  betula:
    'A twig with a catkin. Egg-shaped leaves with large and small teeth along the edge, one by one along the twig. Beside it a slender tree, about 65 feet high.',
  celtis:
    'A twig with berries. Egg-shaped leaves with teeth along the edge, one by one along the twig. Beside it a broad tree, about 60 feet high.',
  cercis:
    'A twig with pods. Heart-shaped leaves with smooth edges, one by one along the twig. Beside it a small tree, about 25 feet high.',
  chilopsis:
    'A twig with pink flowers like bells. Long, narrow leaves with smooth edges, one by one along the twig. Beside it a small tree, about 20 feet high.',
  'cornus-alternifolia':
    'A twig with blue berries. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a small tree, about 20 feet high.',
  diospyros:
    'A twig with orange berries. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a tall, oval tree, about 50 feet high.',
  fagus:
    'A twig with a prickly bur. Egg-shaped leaves with teeth along the edge, one by one along the twig. Beside it a tall, oval tree, about 80 feet high.',
  gordonia:
    'A twig with a white flower. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a tall, oval tree, about 50 feet high.',
  halesia:
    'A twig with white flowers like bells. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a small tree, about 30 feet high.',
  hamamelis:
    'A twig with yellow plumes. Broad leaves with wavy edges, one by one along the twig. Beside it a small tree, about 20 feet high.',
  ilex: 'A twig with red berries. Egg-shaped leaves with large pointed teeth, one by one along the twig. Beside it a tall, oval tree, about 40 feet high.',
  'ilex-cassine':
    'A twig with red berries. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a small tree, about 30 feet high.',
  'ilex-decidua':
    'A twig with red berries. Egg-shaped leaves with wavy edges, one by one along the twig. Beside it a small tree, about 20 feet high.',
  magnolia:
    'A twig with a white flower. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a tall, oval tree, about 65 feet high.',
  myoporum:
    'A twig with white flowers. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a small tree, about 25 feet high.',
  nyssa:
    'A twig with blue berries. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a tall, oval tree, about 65 feet high.',
  populus:
    'A twig with a catkin. Broad leaves with teeth along the edge, one by one along the twig. Beside it a tree that opens like a vase, about 90 feet high.',
  'populus-tremuloides':
    'A twig with a catkin. Broad leaves with fine teeth, one by one along the twig. Beside it a slender tree, about 60 feet high.',
  'populus-angustifolia':
    'A twig with a catkin. Long, narrow leaves with fine teeth, one by one along the twig. Beside it a slender tree, about 60 feet high.',
  'populus-balsamifera':
    'A twig with a catkin. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a slender tree, about 80 feet high.',
  'populus-trichocarpa':
    'A twig with a catkin. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a tall, oval tree, about 130 feet high.',
  'populus-heterophylla':
    'A twig with a catkin. Heart-shaped leaves with fine teeth, one by one along the twig. Beside it a tall, oval tree, about 80 feet high.',
  prunus:
    'A twig with black berries. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a tall, oval tree, about 50 feet high.',
  'quercus-virginiana':
    'A twig with an acorn. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a broad tree, about 50 feet high.',
  'salix-amygdaloides':
    'A twig with a catkin. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a tree with hanging twigs, about 60 feet high.',
  'salix-gooddingii':
    'A twig with a catkin. Long, narrow leaves with fine teeth, one by one along the twig. Beside it a broad tree, about 50 feet high.',
  'salix-laevigata':
    'A twig with a catkin. Long, narrow leaves with fine teeth, one by one along the twig. Beside it a broad tree, about 40 feet high.',
  'salix-lasiandra':
    'A twig with a catkin. Long, narrow leaves with fine teeth, one by one along the twig. Beside it a broad tree, about 40 feet high.',
  'salix-nigra':
    'A twig with a catkin. Long, narrow leaves with fine teeth, one by one along the twig. Beside it a broad tree, about 65 feet high.',
  tilia:
    'A twig with berries. Heart-shaped leaves with teeth along the edge, one by one along the twig. Beside it a tall, oval tree, about 80 feet high.',
  ulmus:
    'A twig with winged seeds. Egg-shaped leaves with large and small teeth along the edge, one by one along the twig. Beside it a tree that opens like a vase, about 90 feet high.',
  aronia:
    'A twig with black berries. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a shrub of many stems, about 7 feet high.',
  'aronia-arbutifolia':
    'A twig with red berries. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  atriplex:
    'A twig with winged seeds. Long, narrow leaves with smooth edges, one by one along the twig. Beside it a low shrub, about 5 feet high.',
  baccharis:
    'A twig with white flowers like small brushes. Egg-shaped leaves with large pointed teeth, one by one along the twig. Beside it a shrub of many stems, about 8 feet high.',
  'baccharis-salicifolia':
    'A twig with white flowers like small brushes. Long, narrow leaves with teeth along the edge, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  ceanothus:
    'A twig with flowers. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  chrysobalanus:
    'A twig with purple berries. Broad leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  clethra:
    'A twig with white flowers. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a shrub of many stems, about 8 feet high.',
  dodonaea:
    'A twig with winged seeds. Long, narrow leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  elaeagnus:
    'A twig with berries. Egg-shaped leaves with wavy edges, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  frangula:
    'A twig with black berries. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  heteromeles:
    'A twig with red berries. Egg-shaped leaves with large pointed teeth, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  holodiscus:
    'A twig with white flowers. Egg-shaped leaves with large and small teeth along the edge, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  'ilex-glabra':
    'A twig with black berries. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 7 feet high.',
  'ilex-verticillata':
    'A twig with red berries. Egg-shaped leaves with teeth along the edge, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  'ilex-vomitoria':
    'A twig with red berries. Egg-shaped leaves with wavy edges, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  itea: 'A twig with white flowers. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a shrub of many stems, about 7 feet high.',
  kalmia:
    'A twig with flowers. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  leucophyllum:
    'A twig with purple flowers like bells. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a low shrub, about 6 feet high.',
  lindera:
    'A twig with red berries. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 10 feet high.',
  morella:
    'A twig with berries. Egg-shaped leaves with teeth along the edge, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  oemleria:
    'A twig with blue berries. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  pipturus:
    'A twig with white berries. Egg-shaped leaves with teeth along the edge, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  salix:
    'A twig with a catkin. Long, narrow leaves with fine teeth, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  'salix-bebbiana':
    'A twig with a catkin. Egg-shaped leaves with wavy edges, one by one along the twig. Beside it a shrub of many stems, about 20 feet high.',
  'salix-discolor':
    'A twig with a catkin. Egg-shaped leaves with wavy edges, one by one along the twig. Beside it a shrub of many stems, about 15 feet high.',
  'salix-hookeriana':
    'A twig with a catkin. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 20 feet high.',
  'salix-scouleriana':
    'A twig with a catkin. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 25 feet high.',
  'salix-sitchensis':
    'A twig with a catkin. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 20 feet high.',
  scaevola:
    'A twig with purple berries. Egg-shaped leaves with teeth along the edge, one by one along the twig. Beside it a low shrub, about 5 feet high.',
  sida: 'A twig with a yellow flower. Broad leaves with teeth along the edge, one by one along the twig. Beside it a low shrub, about 3 feet high.',
  spiraea:
    'A twig with flowers. Egg-shaped leaves with teeth along the edge, one by one along the twig. Beside it a low shrub, about 5 feet high.',
  staphylea:
    'A twig with pods. Leaves of three leaflets, in pairs along the twig. Beside it a shrub of many stems, about 15 feet high.',
  vaccinium:
    'A twig with blue berries. Egg-shaped leaves with smooth edges, one by one along the twig. Beside it a shrub of many stems, about 7 feet high.',
  'vaccinium-reticulatum':
    'A twig with red berries. Egg-shaped leaves with fine teeth, one by one along the twig. Beside it a low shrub, about 3 feet high.',
};
