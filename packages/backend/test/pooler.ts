import { connect, createServer } from 'node:net';
import { listenOnLoopback } from '../../../tools/listen-on-loopback.ts';

/**
 * Imitates a pooler that ignores connection parameters: it passes on the user and the database, and nothing else of the
 * startup message.
 */
export async function startPooler(databaseUrl: string): Promise<{ databaseUrl: string; close: () => void }> {
  const { username, pathname, hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const address = folder
    ? { path: `${folder}/.s.PGSQL.${port || 5432}` }
    : { host: hostname, port: Number(port || 5432) };
  const server = createServer((client) => {
    const behind = connect(address);
    client.once('data', () => {
      behind.write(beginning({ user: username, database: pathname.slice(1) }));
      client.pipe(behind).pipe(client);
    });
    for (const socket of [client, behind]) socket.on('error', () => client.destroy());
  });
  const { host } = new URL(await listenOnLoopback(server));
  return { databaseUrl: `postgresql://${username}@${host}${pathname}`, close: () => server.close() };
}

/** The startup message of protocol version 3. */
function beginning(parameters: Readonly<Record<string, string>>): Buffer {
  const text = Object.entries(parameters).flatMap(([name, value]) => [name, value]);
  const body = Buffer.from(`${text.join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + body.length);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
}
