/** In an address of ours, whom nobody looks after belongs to `nobody`; the server knows them by no name. */
export function toLeadQuery(filters: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(filters);
  if (query.get('owner') === 'nobody') query.set('owner', '');
  return query;
}
