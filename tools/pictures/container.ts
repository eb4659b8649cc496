/**
 * Runs `npm run accept` as on the machine that drew the accepted pictures. What is installed for Linux is kept in a
 * volume, so that it never meets what is installed for the machine itself.
 */
export function containerCommand(names: readonly string[]): string {
  return [
    'docker run --rm --init --platform linux/amd64 --shm-size 1g',
    '-v "$PWD":/product -v product-modules:/product/node_modules -w /product',
    `node:24-bookworm npm run accept -- ${names.join(' ') || '<Name>'}`,
  ].join(' ');
}
