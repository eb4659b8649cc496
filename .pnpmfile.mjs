/**
 * Node's own packages say for which machine they are as a text; pnpm reads a list, and would install them all. Rules written for
 * ESLint run in oxlint, and need nothing of ESLint.
 */
function readPackage(manifest) {
  if (/^node-(linux|win)-/.test(manifest.name))
    return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() };
  const { eslint, ...peerDependencies } = manifest.peerDependencies ?? {};
  return eslint ? { ...manifest, peerDependencies } : manifest;
}

export const hooks = { readPackage };
