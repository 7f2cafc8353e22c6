let tries = 0;

/**
 * Imports a file of the app that could not be fetched before. Chromium keeps a failed module and answers every later import of
 * its address with the same failure, without asking the server: another address is asked. Of an error that names no address
 * it is thrown again.
 */
export async function importAgain<Part>(error: unknown): Promise<Part> {
  const [address] = (error instanceof Error && /https?:\S+\.js/.exec(error.message)) || [];
  if (!address) throw error;
  tries += 1;
  return import(/* @vite-ignore */ `${address}?again=${tries}`);
}
