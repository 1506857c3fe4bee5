// The login page is there before the app's script (docs/decisions/0062). Which button was pressed meanwhile is kept, and
// pressed again when the app has come alive and can answer.
const app = document.getElementById('root');
let pressed = null;
const keep = (event) => {
  pressed = event.target.closest('button');
};
if (!('alive' in app.dataset)) {
  document.addEventListener('click', keep, true);
  app.dataset.listening = '';
  app.addEventListener(
    'alive',
    () => {
      document.removeEventListener('click', keep, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}
