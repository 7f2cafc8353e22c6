import { useEffect, useState } from 'react';

/** Opens a window one step after it came: only so does it store what had the focus, and give it back. */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return opened && isThere;
}
