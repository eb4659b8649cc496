/** Asks the person, and resolves to whether they confirmed their identity. */
type Ask = () => Promise<boolean>;

let ask: Ask = () => Promise.resolve(false);
let asking: Promise<boolean> | undefined;

/** Sets the question that is asked whenever confirmation is required. Returns a function that removes it. */
export function onProofWanted(question: Ask): () => void {
  ask = question;
  return () => {
    ask = () => Promise.resolve(false);
  };
}

/** Asks once, however many requests wait for the answer. */
export function askForProof(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
