import { execFileSync } from 'node:child_process';
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { noticesOf, type Part, readFonts, readParts } from '../../site/notices/notices.ts';

/** The fields that this module reads from a CycloneDX list of parts. */
const bomSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ purl: z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});

export type Bom = z.infer<typeof bomSchema>;

/**
 * Lists the third-party parts in the deploy folder: `sbom.cdx.json` has each package with its hash and its license, in
 * CycloneDX, and `THIRD-PARTY-NOTICES.txt` has the texts of the licenses.
 */
export async function describeParts(folder: string): Promise<void> {
  const bundled = await readBundled(folder);
  const bom = withBundled(readBom('@sponsor/backend', '--prod'), readBom('@sponsor/site'), bundled);
  await writeFile(path.join(folder, 'sbom.cdx.json'), JSON.stringify(bom, undefined, 2));
  const parts = [...(await readInstalled(folder)), ...bundled, ...(await readFonts())];
  await writeFile(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), `${replaceable}\n\n${await noticesOf(parts)}\n`);
}

/** The LGPL requires a notice that the libraries can be replaced, and the address of their sources. */
const replaceable = `libvips and other libraries under the LGPL are in a separate file below packages/backend/node_modules/.pnpm/@img+sharp-libvips-*. They may
be modified and replaced. Their sources: https://github.com/lovell/sharp-libvips`;

/** Adds the site's packages that are in its bundles to the server's parts; its other packages are not shipped. */
export function withBundled(server: Bom, site: Bom, bundled: readonly Part[]): Bom {
  const shipped = new Set(server.components.map(({ purl }) => purl));
  const inBundles = new Set(bundled.map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`));
  const added = site.components.filter(({ purl }) => inBundles.has(purl) && !shipped.has(purl));
  const known = new Set([...server.components, ...added].map(({ purl }) => purl));
  const dependencies = site.dependencies
    .filter(({ ref }) => known.has(ref) && !shipped.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => known.has(other)) }));
  return {
    ...server,
    components: [...server.components, ...added],
    dependencies: [...server.dependencies, ...dependencies],
  };
}

function readBom(workspace: string, ...options: readonly string[]): Bom {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  const args = ['tools/pnpm.mjs', '--filter', workspace, 'sbom', ...format, ...options];
  return bomSchema.parse(JSON.parse(execFileSync('node', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })));
}

/** Reads the packages in the browser scripts and in the bundle that renders the pages. */
export async function readBundled(folder: string): Promise<Part[]> {
  const listings = ['client', 'staff', 'server'].map((name) =>
    path.join(folder, `site/dist/server/${name}.licenses.json`),
  );
  return (await Promise.all(listings.map(readParts))).flat();
}

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Reads the packages that the server imports, as installed in the folder. */
export async function readInstalled(folder: string): Promise<Part[]> {
  const parts: Part[] = [];
  const manifests = 'packages/backend/node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json';
  for await (const file of glob(manifests, { cwd: folder })) {
    const { name, version, license } = manifestSchema.parse(
      JSON.parse(await readFile(path.join(folder, file), 'utf8')),
    );
    if (name.startsWith('@sponsor/')) continue;
    parts.push({ name, version, identifier: license, ...(await readLicense(path.dirname(path.join(folder, file)))) });
  }
  return parts;
}

/** Reads the license files of a package, or else the license section of its README. */
async function readLicense(folder: string): Promise<Pick<Part, 'text' | 'remark'>> {
  const files = (await readdir(folder)).toSorted();
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const licenses = files.filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (licenses.length > 0) return { text: (await Promise.all(licenses.map(read))).join('\n\n') };
  const readme = files.find((file) => /^readme\.md$/i.test(file));
  const [, remark] = /^#+ *licen[cs].*\n([^]*?)(?=^#|$(?![^]))/im.exec(readme ? await read(readme) : '') ?? [];
  return remark === undefined ? {} : { remark };
}
