export const close = {
  tab: 'Cerrar su página',
  title: '¿No fue usted?',
  text: 'Cerramos su página en todos los dispositivos y anulamos todos sus enlaces y las invitaciones que nadie respondió. No se borra nada.',
  button: 'Cerrar mi página',
  done: {
    title: 'Página cerrada',
    text: 'Su página está cerrada en todas partes y ya ningún enlace la abre. Por favor, cambie ahora la contraseña de su correo. Puede pedir un enlace nuevo cuando quiera.',
  },
};

export const confirm = {
  tab: 'Su nueva dirección de correo',
  title: '¿Es esta su nueva dirección de correo?',
  text: 'Desde ese momento abre su página con esta dirección, para todos sus hijos e hijas. La dirección anterior ya no la abre.',
  button: 'Usar esta dirección',
  done: {
    title: 'Su dirección de correo cambió',
    text: 'Pida un enlace a esta dirección para abrir su página. Con la dirección anterior puede deshacer el cambio durante una semana.',
  },
};

export const undo = {
  tab: 'Conservar su dirección de correo',
  title: '¿No fue usted?',
  text: 'Entonces usted conserva esta dirección de correo, y con la otra nadie abre su página. Su página se cierra en todos los dispositivos. Quien entró por ella desde que se pidió el cambio pierde el acceso, y las invitaciones abiertas se anulan.',
  button: 'Conservar esta dirección',
  done: {
    title: 'Usted conserva su dirección',
    text: 'La otra dirección ya no abre nada. Pida un enlace a esta y revise que todo esté como lo dejó. Si algo se detuvo o se va a borrar, allí lo puede recuperar. También puede invitar otra vez a quien usted había invitado.',
  },
};
