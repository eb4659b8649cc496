import { ToastProvider } from '@sponsor/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingPage } from './examples/vite/server/landing-page.js';

process.stdout.write(renderToString(createElement(ToastProvider, {}, createElement(LandingPage))));
