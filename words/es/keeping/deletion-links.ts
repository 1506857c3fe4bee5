export const cancel = {
  tab: 'Cancelar el borrado',
  title: '¿Conservar todo?',
  titleOf: (child: string) => `¿Conservar todo lo de ${child}?`,
  text: 'Entonces no se borra nada.',
  textUntil: (day: string) => `Entonces no se borra nada. Si no lo cancela, todo se borra el ${day}.`,
  button: 'Cancelar el borrado',
  done: {
    title: 'Se canceló el borrado',
    text: 'No se perdió nada. Un cuaderno que ya estaba detenido sigue detenido. Su página dice hasta cuándo.',
  },
};

export const now = {
  tab: 'Borrar de inmediato',
  title: '¿Borrar todo ahora?',
  titleOf: (child: string) => `¿Borrar ahora todo lo de ${child}?`,
  text: 'Todos los textos, todas las fotos y la cuenta se borran de inmediato. No se puede deshacer.',
  button: 'Borrar todo ahora',
  done: { title: 'Borrado', text: 'Se borró todo. Su comprobante va en camino por correo electrónico.' },
};
