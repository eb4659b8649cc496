import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const texts = ['README.md', 'LICENSE', 'CHANGELOG.md'];
/** The fields of a package that a registry shows or an installer needs. */
const manifest = z.object({
  description: z.string().min(20),
  license: z.string(),
  engines: z.object({ node: z.string() }),
});

/**
 * Checks that the tarballs contain their texts, the license of all third-party content, and nothing that only this
 * repository can resolve.
 */
export async function checkContents(consumer: string): Promise<void> {
  const scope = path.join(consumer, 'node_modules/@sponsor');
  const ui = path.join(scope, 'ui');
  for (const text of texts.flatMap((name) => [`domain/${name}`, `ui/${name}`])) {
    if (!existsSync(path.join(scope, text))) throw new Error(`The tarball lacks ${text}.`);
  }
  for (const name of ['domain', 'ui']) {
    manifest.parse(JSON.parse(await readFile(path.join(scope, name, 'package.json'), 'utf8')));
  }

  const notices = await readFile(path.join(ui, 'THIRD-PARTY-NOTICES.md'), 'utf8');
  for await (const file of glob('dist/{vendor/*.js,themes/*.woff2}', { cwd: ui })) {
    if (!notices.includes(path.basename(file))) throw new Error(`THIRD-PARTY-NOTICES.md does not mention ${file}.`);
    const licence = path.join(ui, file.replace('.woff2', '.LICENSE.txt'));
    if (!existsSync(licence)) throw new Error(`The font ${file} comes without its license.`);
  }
  for await (const file of glob('{ui,domain}/dist/**/*.d.ts', { cwd: scope })) {
    const [foreign] = /@sponsor\/(?!ui\b|domain\b)\w+/.exec(await readFile(path.join(scope, file), 'utf8')) ?? [];
    if (foreign) throw new Error(`${file} references ${foreign}, which consumers cannot read.`);
  }
  for await (const file of glob('dist/**/*.js', { cwd: ui })) {
    const code = await readFile(path.join(ui, file), 'utf8');
    if (/^import .*\.css['"]/m.test(code)) throw new Error(`${file} imports a stylesheet, which plain Node cannot.`);
  }
}
