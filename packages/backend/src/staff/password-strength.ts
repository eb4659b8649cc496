/** Below this a guess takes a list of common passwords and their variations, some 10^8 of them. */
const lowestScore = 3;

/** Whether a list of common passwords, names, dates and keyboard rows leads to it, or the account's own address does. */
export async function isEasyToGuess(password: string, email: string): Promise<boolean> {
  // The lists take 24 MB, and are wanted once in the life of a database.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimate.check(password, [email, ...email.split(/[@.]/)]).score < lowestScore;
}
