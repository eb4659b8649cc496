/** Where the note to those who find a weakness lies (RFC 9116). */
export const securityAddress = '/.well-known/security.txt';

/** Whom to tell of a weakness. The pages are rendered again each year, and the note with them: it never runs out before. */
export function security(publicUrl: string, email: string, year: number): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${year + 1}-01-02T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${securityAddress}`,
    '',
  ].join('\n');
}
