/** Explains the signal that ended a child process. The system kills without a message when memory runs out. */
export function endedBy(signal: string): string {
  return signal === 'SIGKILL'
    ? 'was killed (SIGKILL), most likely because memory ran out: see docs/runbooks/run-in-production.md for the memory that a start needs'
    : `was terminated (${signal})`;
}
