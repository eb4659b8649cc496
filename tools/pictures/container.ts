/**
 * Returns the command that runs `npm run accept` on the system that rendered the accepted pictures. Linux packages are
 * kept in a volume, apart from those of the machine.
 */
export function containerCommand(names: readonly string[]): string {
  return [
    'docker run --rm --init --platform linux/amd64 --shm-size 1g',
    '-v "$PWD":/product -v product-modules:/product/node_modules -w /product',
    `node:24-bookworm npm run accept -- ${names.join(' ') || '<Name>'}`,
  ].join(' ');
}
