import process from 'node:process';
import type { Part } from '../backup/parts.ts';
import { print } from './run-command.ts';

/** Reports a backup's progress: on a terminal in one line that updates, elsewhere in one line per table. */
export async function* withProgress(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  let table = '';
  let rows = 0;
  const line = () => `${table}: ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
  for await (const part of parts) {
    yield part;
    if ('batch' in part) {
      rows += part.batch.length;
      if (process.stdout.isTTY) process.stdout.write(`\r${line()}`);
    } else if (part.mark === 'table') {
      table = part.name;
      rows = 0;
    } else if (part.mark === 'table ends') {
      if (process.stdout.isTTY) process.stdout.write('\r');
      print(line());
    }
  }
}
