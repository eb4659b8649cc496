/** Asks the person, and resolves to whether they gave proof. */
type Ask = () => Promise<boolean>;

let ask: Ask = () => Promise.resolve(false);
let asking: Promise<boolean> | undefined;

/** Has one question asked whenever proof is wanted that it is still the same person. Returns what ends that. */
export function onProofWanted(question: Ask): () => void {
  ask = question;
  return () => {
    ask = () => Promise.resolve(false);
  };
}

/** Asks once, however many wait for the answer. */
export function askForProof(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
