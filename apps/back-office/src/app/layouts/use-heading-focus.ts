import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long a page may take to bring its heading; after that the focus stays where the person put it. */
const patienceMs = 3000;

/**
 * After a change of page the focus is on its heading, so that a screen reader reads which page it is. A page that
 * is still being fetched gets it when its heading takes the place of the old one.
 */
export function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let focused: HTMLElement | null = null;
    let timer = 0;
    const observer = new MutationObserver(() => {
      const heading = findHeading();
      const movedOn = document.activeElement !== document.body && document.activeElement !== focused;
      if (movedOn || !heading || heading === focused) return;
      focused = heading;
      heading.focus({ preventScroll: true });
    });
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      stop();
      if (!pathChanged || !fromLocation) return;
      focused = findHeading();
      focused?.focus({ preventScroll: true });
      observer.observe(document.body, { childList: true, subtree: true });
      timer = window.setTimeout(stop, patienceMs);
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
}

function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-page-heading]');
}
