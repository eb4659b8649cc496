/** Outlets are samples: the brackets keep anyone from taking them for newspapers that exist. */
export const outlets = [
  { name: '[Outlet one]', cut: 'ledger' },
  { name: '[Outlet two]', cut: 'spaced' },
  { name: '[Outlet three]', cut: 'tight' },
  { name: '[Outlet four]', cut: 'framed' },
  { name: '[Outlet five]', cut: 'block' },
] as const;
