import process from 'node:process';
import { Hono } from 'hono';
import type { AppEnv } from '../src/base/app-env.ts';
import { listen } from '../src/server/server.ts';

// What the same HTTP stack answers when it does nothing: it reads a body and says that all is well.

const app = new Hono<AppEnv>().post('*', async (context) => {
  await context.req.text();
  return context.json({ inlineMessage: 'Thank you.' });
});
const { port, close } = await listen(app, '127.0.0.1', 0);
process.stdout.write(`Ready on http://127.0.0.1:${port}\n`);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
