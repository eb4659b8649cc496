/** Node's own packages say for which machine they are as a text; pnpm reads a list, and would install them all. */
function readPackage(manifest) {
  if (!/^node-(linux|win)-/.test(manifest.name)) return manifest;
  return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() };
}

export const hooks = { readPackage };
