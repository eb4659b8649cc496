import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** The request body that publishes a package: its description for installers, and the tarball. */
const publication = z.looseObject({
  versions: z.record(
    z.string(),
    z.looseObject({ dist: z.looseObject({ tarball: z.string(), integrity: z.string() }) }),
  ),
  _attachments: z.record(z.string(), z.object({ data: z.base64() })),
});

interface Published {
  readonly description: string;
  /** By the last part of their addresses. */
  readonly tarballs: ReadonlyMap<string, Buffer>;
}

/**
 * A package registry in memory for one scope, where each package is published once. It refuses a tarball that does not
 * match its description, and redirects clients to `upstream` for all other packages.
 */
export async function startRegistry(scope: string, upstream: string, port: number): Promise<Server> {
  const packages = new Map<string, Published>();

  async function answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: string | Buffer; location?: string }> {
    const [name = '', tarball] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    if (!name.startsWith(`${scope}/`)) return { status: 302, location: `${upstream}${request.url?.slice(1)}` };
    const published = packages.get(name);
    if (request.method !== 'PUT') {
      const body = tarball === undefined ? published?.description : published?.tarballs.get(path.basename(tarball));
      return body === undefined ? { status: 404, body: '{ "error": "not found" }' } : { status: 200, body };
    }
    if (published) return { status: 409, body: '{ "error": "published already" }' };
    packages.set(name, read(publication.parse(await json(request))));
    return { status: 201, body: '{}' };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body, location }) => response.writeHead(status, location === undefined ? {} : { location }).end(body),
      (error: unknown) => response.writeHead(400).end(JSON.stringify({ error: String(error) })),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function read({ _attachments: attachments, ...description }: z.infer<typeof publication>): Published {
  const tarballs = new Map(
    Object.entries(attachments).map(([name, { data }]) => [path.basename(name), Buffer.from(data, 'base64')]),
  );
  for (const { dist } of Object.values(description.versions)) {
    const tarball = tarballs.get(path.basename(dist.tarball));
    const integrity = tarball && `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    if (integrity !== dist.integrity) throw new Error(`${dist.tarball} does not match its announced hash.`);
  }
  return { description: JSON.stringify(description), tarballs };
}
