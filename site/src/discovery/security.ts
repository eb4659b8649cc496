/** The address of the contact for security researchers (RFC 9116). */
export const securityAddress = '/.well-known/security.txt';

/** The contact for reporting vulnerabilities. Pages are rendered again each year, and this file with them: it never expires. */
export function security(publicUrl: string, email: string, year: number): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${year + 1}-01-02T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${securityAddress}`,
    '',
  ].join('\n');
}
