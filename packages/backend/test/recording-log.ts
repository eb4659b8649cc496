export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  input: unknown[];
}

/** Stands in for pino and keeps what it is told. */
export function createRecordingLog() {
  const entries: LogEntry[] = [];
  const at =
    (level: LogEntry['level']) =>
    (...input: unknown[]): void => {
      entries.push({ level, input });
    };
  return { entries, info: at('info'), warn: at('warn'), error: at('error') };
}
