/** A reason not to start that the operator can remove. Its message is one sentence, printed without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
