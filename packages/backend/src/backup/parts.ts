import { z } from 'zod';

const markSchema = z.discriminatedUnion('mark', [
  z.object({ mark: z.literal('begin'), at: z.iso.datetime(), migrations: z.array(z.string()) }),
  z.object({ mark: z.literal('table'), name: z.string() }),
  z.object({ mark: z.literal('table ends'), rows: z.number(), hash: z.string() }),
  z.object({ mark: z.literal('end') }),
]);

export type Mark = z.infer<typeof markSchema>;

/** The parts of a backup in order: markers, and between them rows as JSON, a few hundred at a time. */
export type Part = Mark | { batch: readonly string[] };

const maxRows = 500;
const maxCharacters = 4_000_000;

/** A backup as text: one row per line, and one marker per line that begins with `#`. */
export async function* writeParts(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  for await (const part of parts) {
    yield 'batch' in part ? part.batch.map((row) => `${row}\n`).join('') : `#${JSON.stringify(part)}\n`;
  }
}

/**
 * Reads the output of `writeParts`.
 *
 * @throws if a marker line is malformed.
 */
export async function* readParts(text: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of linesIn(text)) {
    const isMark = line.startsWith('#');
    if (batch.length > 0 && (isMark || batch.length === maxRows || characters > maxCharacters)) {
      yield { batch };
      batch = [];
      characters = 0;
    }
    if (isMark) yield markSchema.parse(JSON.parse(line.slice(1)));
    else {
      batch.push(line);
      characters += line.length;
    }
  }
}

async function* linesIn(text: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
