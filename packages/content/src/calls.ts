import type { CallsWords } from '@sponsor/domain';

export const calls: CallsWords = {
  page: { title: 'API', description: 'For staff of the sponsor.' },
  heading: 'What programs may call',
  introduction:
    'Every address of the server, and who may call it. Programs read leads with the key of the server; everything else for staff needs a session.',
  document: 'The whole description as OpenAPI',
  loading: 'Loading the description',
  failed: 'The description could not be read.',
  retry: 'Retry',
  tableLabel: 'Addresses of the server',
  columns: { call: 'Call', summary: 'What it does', access: 'Who may', sends: 'What is sent' },
  access: {
    anyone: 'Anyone',
    self: 'Anyone who is signed in',
    viewer: 'Viewers',
    editor: 'Editors',
    administrator: 'Administrators',
    'viewer or key': 'Viewers, and programs with the key',
  },
};
