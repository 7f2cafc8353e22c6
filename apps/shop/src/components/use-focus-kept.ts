import { useEffect, useRef } from 'react';

/**
 * Where a press takes away what had the focus, the focus goes to the element with this id: else a keyboard starts at the top
 * of the page again. `shown` names what is shown now.
 */
export function useFocusKept(id: string, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const focused = document.activeElement;
    if (focused === null || focused === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [id, shown]);
}
