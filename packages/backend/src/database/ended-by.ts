/** Says how a process of the server's own was ended by a signal. Where memory runs out, the system kills without a word. */
export function endedBy(signal: string): string {
  return signal === 'SIGKILL'
    ? 'was killed (SIGKILL), most likely because memory ran out: docs/runbooks/run-in-production.md says how much a start needs'
    : `was ended (${signal})`;
}
