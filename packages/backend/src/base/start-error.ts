/** A reason not to start that the operator can remove. Its message is one sentence, shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
