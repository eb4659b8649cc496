import path from 'node:path';
import { build } from 'vite';
import { run } from './consumer.ts';

/** Checks that the library runs without a browser: in plain Node, in server components, and in Vite's server builds. */
export async function checkServers(consumer: string): Promise<void> {
  const html = run(process.execPath, ['render.mjs'], consumer);
  if (!/<label [^>]*>E-mail<\/label>.*>Invest<\/button>/.test(html))
    throw new Error(`Unexpected output of Node: ${html}`);
  run(process.execPath, ['import-all.mjs'], consumer);
  run(process.execPath, ['--conditions', 'react-server', 'server-components.mjs'], consumer);

  await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    build: { ssr: path.join(consumer, 'render-for-vite.mjs'), outDir: 'server' },
  });
  const rendered = run(process.execPath, ['server/render-for-vite.js'], consumer);
  if (rendered !== html) throw new Error(`Unexpected output of the server build of Vite: ${rendered}`);
}
