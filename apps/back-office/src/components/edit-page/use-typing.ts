import { type KeyboardEvent, useState } from 'react';

/**
 * The text of a field while it is being typed. `leave` gets it when the field loses the focus, at Enter, or at a save
 * with Ctrl S: unreadable text stays as it was typed, for the form's rule to refuse.
 */
export function useTyping(written: string, leave: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed !== null) leave(typed.trim());
    setTyped(null);
  };
  return {
    text: typed ?? written,
    type: setTyped,
    finish,
    finishByKey: (event: KeyboardEvent) => {
      const saves = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (event.key === 'Enter' || saves) finish();
    },
  };
}
