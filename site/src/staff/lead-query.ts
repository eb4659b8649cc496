/** In our addresses, leads without an owner belong to `nobody`; the server uses an empty name. */
export function toLeadQuery(filters: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(filters);
  if (query.get('owner') === 'nobody') query.set('owner', '');
  return query;
}
