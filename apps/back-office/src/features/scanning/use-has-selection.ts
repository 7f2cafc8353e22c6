import { type RefObject, useEffect, useState } from 'react';

/** Whether text of an element is selected, for what must not move under it. */
export function useHasSelection(place: RefObject<HTMLElement | null>): boolean {
  const [hasSelection, setHasSelection] = useState(false);
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection();
      const isHere = place.current?.contains(selection?.anchorNode ?? null) ?? false;
      setHasSelection(isHere && selection?.isCollapsed === false);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [place]);
  return hasSelection;
}
