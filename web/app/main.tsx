// Before all others: what they ask for is there then.
import './older-browsers.ts';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import '#web/offline/app/install-prompt.ts';

import './app.css';
import { App } from './app.tsx';
import { dropAskedLanguage } from './asked-language.ts';
import { LoginPage } from './routes.tsx';

dropAskedLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

const app = <App isSignedOut={root.dataset.signedOut !== undefined} />;
// The server sends the page drawn already (server/platform/pages/pages.ts). The login goes on as it stands; what is drawn while it is
// asked who is here has nothing to go on with, and the same is put in its place. Either comes in parts, between which the
// page answers a finger (docs/decisions/0212).
if (root.hasChildNodes() && root.dataset.signedOut !== undefined) {
  void LoginPage.arrival().then(() => startTransition(() => void hydrateRoot(root, app)));
} else startTransition(() => createRoot(root).render(app));
