import { createRoot, hydrateRoot } from 'react-dom/client';

import '#web/offline/app/install-prompt.ts';

import './app.css';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

const app = <App isSignedOut={root.dataset.signedOut !== undefined} />;
// The server sends the login page drawn already (server/pages/pages.ts); what is typed into it meanwhile stays.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
