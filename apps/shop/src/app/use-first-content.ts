import { useLayoutEffect } from 'react';

/** Takes away what the server wrote for the time before the script, in the frame that shows the page itself. */
export function useInsteadOfFirstContent(): void {
  useLayoutEffect(() => document.querySelector('.first-content')?.remove(), []);
}
