import process from 'node:process';
import { Hono } from 'hono';
import type { AppEnv } from '../src/base/app-env.ts';
import { listen } from '../src/server/server.ts';

// The same HTTP stack without any work: it reads a body and returns 200.

const app = new Hono<AppEnv>().post('*', async (context) => {
  await context.req.text();
  return context.json({ inlineMessage: 'Thank you.' });
});
const { port, close } = await listen(app, '127.0.0.1', 0);
process.stdout.write(`Ready on http://127.0.0.1:${port}\n`);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
