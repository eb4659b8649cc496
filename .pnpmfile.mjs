/**
 * Node's packages declare their machine as a string, but pnpm reads a list and would install them all. Lint rules
 * written for ESLint run in oxlint and do not need ESLint.
 */
function readPackage(manifest) {
  if (/^node-(linux|win)-/.test(manifest.name))
    return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() };
  const { eslint, ...peerDependencies } = manifest.peerDependencies ?? {};
  return eslint ? { ...manifest, peerDependencies } : manifest;
}

export const hooks = { readPackage };
