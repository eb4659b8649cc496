import process from 'node:process';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartError } from '../base/start-error.ts';
import { type Config, readConfig } from '../config.ts';
import { connectDatabase, type DatabaseTarget, requireDatabase } from '../database/connect.ts';
import { DataDirectoryError } from '../database/data-directory.ts';
import { type Database, StatementError } from '../database/database.ts';

/**
 * Runs a command of the operator on the server's own database, and sets the exit code. With the embedded database no
 * server may run meanwhile.
 *
 * @param open leaves the schema as it is, or begins a database, where that is needed.
 * @param work answers whether all is well. What the operator can mend is said in a sentence: a StartError, and what the system or the
 *   database complains of.
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

/** What a file, a folder or the database said; a stack would tell no more of it. */
function isForTheOperator(error: Error): boolean {
  const kinds = [StartError, DataDirectoryError, StatementError];
  return kinds.some((kind) => error instanceof kind) || 'syscall' in error;
}

/**
 * Reads the one file and the options that a command is given.
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
