export const OTHER_TREE_GUIDE = {
  askAnAdult: {
    title: 'Primero, pide ayuda a un adulto',
    sentences: [
      'No conocemos este árbol. Un adulto puede ayudarte a saber cuál es.',
      'También te pueden ayudar un guardaparques o una tienda de plantas.',
      'De algunos árboles quedan muy pocos, y la ley no deja cortarlos. Otros tienen una savia que te puede lastimar.',
      'No lo toques ni lo cortes hasta que un adulto diga que sí.',
    ],
  },
  tip: 'No tenemos un consejo para este tipo de árbol. Sigue los pasos de la guía. Sirven para casi todos los árboles.',
} as const;
