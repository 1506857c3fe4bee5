// The login page is there before the app's script (docs/decisions/0062). What was pressed meanwhile, a button or a key on
// a tab, is kept, and pressed again when the app has come alive and can answer.
const app = document.getElementById('root');
let pressAgain = null;
const keepClick = (event) => {
  const button = event.target.closest('button');
  pressAgain = button && (() => button.click());
};
const keepKey = ({ target, key, ctrlKey, altKey, metaKey }) => {
  const isOfTabs = target.closest('[role="tab"]') && /^(Arrow(Left|Right)|Home|End)$/.test(key);
  if (!isOfTabs || ctrlKey || altKey || metaKey) return;
  pressAgain = () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};
if (!('alive' in app.dataset)) {
  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepKey, true);
  app.dataset.listening = '';
  app.addEventListener(
    'alive',
    () => {
      document.removeEventListener('click', keepClick, true);
      document.removeEventListener('keydown', keepKey, true);
      pressAgain?.();
    },
    { once: true },
  );
}
