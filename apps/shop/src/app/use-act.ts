import { useCallback, useRef, useState } from 'react';
import { ConnectionLost, RequestRefused } from './shop-request.ts';

/** Why the last act did not succeed; `again` repeats it as it was, whatever was typed since. */
export type Problem =
  | { kind: 'refused'; refusal: RequestRefused }
  | { kind: 'connection'; again: () => void }
  | { kind: 'unexpected'; again: () => void };

export interface Act {
  isPending: boolean;
  problem: Problem | null;
  clearProblem: () => void;
  /**
   * Another choice was made since an act failed: it is not offered again, since it would send the earlier one. What was
   * refused stays said.
   */
  dropAgain: () => void;
  /** Runs one act with all that follows from it; a second press while it runs does nothing. */
  run: (act: () => Promise<void>) => Promise<void>;
}

/** One act at a time, so that a double click is harmless, with the reason when it fails. */
export function useAct(): Act {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);

  const run = useCallback(async (act: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(problemOf(error, () => void run(act)));
    } finally {
      running.current = false;
      setPending(false);
    }
  }, []);

  const clearProblem = useCallback(() => setProblem(null), []);
  const dropAgain = useCallback(() => setProblem((now) => (now?.kind === 'refused' ? now : null)), []);
  return { isPending, problem, run, clearProblem, dropAgain };
}

function problemOf(error: unknown, again: () => void): Problem {
  if (error instanceof RequestRefused && error.status < 500) return { kind: 'refused', refusal: error };
  if (error instanceof ConnectionLost) return { kind: 'connection', again };
  return { kind: 'unexpected', again };
}
