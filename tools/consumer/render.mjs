import { Button, TextField } from '@sponsor/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

process.stdout.write(
  renderToString(createElement(TextField, { label: 'E-mail', name: 'email', autoComplete: 'email' })) +
    renderToString(createElement(Button, { variant: 'outline' }, 'Invest')),
);
