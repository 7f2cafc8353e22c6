import { useRef } from 'react';
import { ValidationError } from '../../session/graphql/validation-error.ts';

/** What a save names as shown, and whether it was refused because something else would be touched by now. */
export interface ShownReview {
  /** Wraps what saves the form: the fingerprint is null where nothing was reviewed. */
  save: <Saved>(save: (fingerprint: string | null) => Promise<Saved>) => Promise<Saved>;
  show: (fingerprint: string | null) => void;
  hasMovedOn: () => boolean;
}

/** Ties the review of a form to its save, which is made before it. */
export function useShownReview(): ShownReview {
  const state = useRef<{ fingerprint: string | null; hasMovedOn: boolean }>({
    fingerprint: null,
    hasMovedOn: false,
  });
  return {
    save: async (save) => {
      try {
        return await save(state.current.fingerprint);
      } catch (error) {
        const isMovedOn = error instanceof ValidationError && error.main?.errorKey === 'change-moved-on';
        state.current.hasMovedOn = isMovedOn;
        throw error;
      }
    },
    show: (fingerprint) => {
      state.current = { fingerprint, hasMovedOn: false };
    },
    hasMovedOn: () => state.current.hasMovedOn,
  };
}
