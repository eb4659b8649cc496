export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  input: unknown[];
}

/** Replaces pino and keeps its messages. */
export function createRecordingLog() {
  const entries: LogEntry[] = [];
  const at =
    (level: LogEntry['level']) =>
    (...input: unknown[]): void => {
      entries.push({ level, input });
    };
  return { entries, info: at('info'), warn: at('warn'), error: at('error') };
}
