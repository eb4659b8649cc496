import process from 'node:process';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartError } from '../base/start-error.ts';
import { type Config, readConfig } from '../config.ts';
import { connectDatabase, type DatabaseTarget, requireDatabase } from '../database/connect.ts';
import { DataDirectoryError } from '../database/data-directory.ts';
import { type Database, StatementError } from '../database/database.ts';

/**
 * Runs an operator's command on the server's own database and sets the exit code. The server must be stopped if the
 * database is embedded.
 *
 * @param open opens the database without changing its schema, or creates one, as the command needs.
 * @param work returns whether all is well. A StartError, and errors of the system or the database, are printed as one
 *   sentence the operator can act on.
 */
export async function runCommand(
  work: (database: Database, config: Config) => Promise<boolean>,
  open: (target: DatabaseTarget, config: Config) => Promise<Database> = (target) =>
    connectDatabase(requireDatabase(target)),
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const database = await open(config.database, config);
    try {
      process.exitCode = (await work(database, config)) ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof Error && isForTheOperator(error))) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Messages of a file, a folder or the database; a stack trace would add nothing. */
function isForTheOperator(error: Error): boolean {
  const kinds = [StartError, DataDirectoryError, StatementError];
  return kinds.some((kind) => error instanceof kind) || 'syscall' in error;
}

/**
 * Reads the one file and the options of a command.
 *
 * @throws StartError with the usage for anything else.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const { positionals, values } = parse();
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new StartError(usage);
  return { file, values };

  function parse() {
    try {
      return parseArgs({ options, allowPositionals: true });
    } catch (cause) {
      throw new StartError(usage, { cause });
    }
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
