import { type KeyboardEvent, useState } from 'react';

/**
 * The text of a field that reads what is typed. While somebody types it is theirs; `leave` gets it when they leave
 * the field, press Enter, or save with Ctrl S: what cannot be read stays as it was typed, for the form's rule to refuse.
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
