import type { CallsWords } from '@sponsor/domain';

export const calls: CallsWords = {
  page: { title: 'Calls', description: 'For staff.' },
  heading: 'Calls',
  introduction: 'What the server answers, and to whom.',
  document: 'All of it for programs',
  loading: 'One moment',
  failed: 'No answer came.',
  retry: 'Again',
  tableLabel: 'Calls',
  columns: { call: 'Call', summary: 'For', access: 'By', sends: 'With' },
  access: {
    anyone: 'All',
    self: 'Yourself',
    viewer: 'Readers',
    editor: 'Writers',
    administrator: 'Keepers',
    'viewer or key': 'Readers and programs',
  },
};
