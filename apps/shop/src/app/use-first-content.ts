import { useLayoutEffect } from 'react';

/** Takes away what the server wrote for the time before the script, where the page itself is shown. */
export function useInsteadOfFirstContent(): void {
  useLayoutEffect(() => document.querySelector('.first-content')?.remove(), []);
}

/** Beside a step whose files are awaited: those words stay until the step itself is there. */
export function InsteadOfFirstContent(): null {
  useInsteadOfFirstContent();
  return null;
}
