export const follow = { title: 'Sigue los pasos', text: 'Cinco pasos con dibujos te muestran cómo.' };
export const progress = { title: 'Anota lo que ves', text: 'Toma fotos y notas mientras crecen las raíces.' };
export const complete = {
  title: 'Completa el proyecto',
  text: 'Planta tu árbol y recibe tu propio informe.',
};
