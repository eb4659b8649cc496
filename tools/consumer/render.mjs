import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { scripts } from './scripts.mjs';

/** Plain Node can import every entry, and render what they export. */
for (const entry of scripts) await import(entry);
const { Button, TextField } = await import('@sponsor/ui');
process.stdout.write(
  renderToString(createElement(TextField, { label: 'E-mail', name: 'email', autoComplete: 'email' })) +
    renderToString(createElement(Button, { variant: 'outline' }, 'Invest')),
);
