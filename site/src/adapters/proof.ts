/** Asks the person, and resolves to whether they confirmed their identity. */
type Ask = () => Promise<boolean>;

let ask: Ask = () => Promise.resolve(false);
let asking: Promise<boolean> | undefined;

/** Sets the function that asks for confirmation whenever it is required. Returns a function that removes it. */
export function onProofWanted(question: Ask): () => void {
  ask = question;
  return () => {
    ask = () => Promise.resolve(false);
  };
}

/** Asks once, even if several requests wait for the answer. */
export function askForProof(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
