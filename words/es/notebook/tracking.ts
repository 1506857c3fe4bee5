export const title = 'Anotaciones';
export const newEntry = 'Nueva anotación';
export const creating = 'Creando...';
export const loading = 'Cargando las anotaciones...';
export const notLoaded = 'No se pudieron cargar tus anotaciones';
export const notOpened = 'No se pudo abrir esta anotación';
export const none = 'Todavía no hay anotaciones';
export const showAll = (entries: number) => `Ver las ${entries} anotaciones`;
export const week = (number: number) => `Semana ${number}`;
export const additionalTime = 'El tiempo con tus esquejes que no está en las anotaciones de arriba.';

export const created = {
  title: 'Nueva anotación',
  description: 'Llena lo que quieras. Se guarda sola.',
};
export const notCreated = 'No se pudo crear la anotación';

export const finish = 'Terminar la anotación';
export const addedWater = 'Puse más agua';
export const changedWater = 'Cambié el agua';
export const noticedRootGrowth = 'Vi crecer raíces';
export const usualTime = (usual: string) => `Tiempo dedicado: ${usual}`;

export const menuOf = (moment: string) => `Menú de ${moment}`;
export const edit = 'Editar anotación';
export const remove = 'Borrar anotación';
export const removing = {
  title: '¿Borrar esta anotación?',
  body: '¿De verdad quieres borrar esta anotación y sus fotos? Esto no se puede deshacer.',
};
export const removed = 'Anotación borrada';
export const notRemoved = 'No se pudo borrar la anotación';

export const pendingNew = 'Una anotación nueva';
export const pendingChange = 'Lo que escribiste en una anotación';
export const pendingRemoval = 'Borrar una anotación';
