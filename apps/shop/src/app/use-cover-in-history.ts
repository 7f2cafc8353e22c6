import { useEffect } from 'react';

/**
 * A page that its browser keeps in memory for the back button is covered before it is shown again, and reloaded
 * unless it `isCurrent`: what it showed may be over, or another visitor may be in front of the screen.
 */
export function useCoverInHistory(isCurrent: () => Promise<boolean>): void {
  useEffect(() => {
    const cover = (isCovered: boolean) => {
      document.documentElement.style.visibility = isCovered ? 'hidden' : '';
    };
    const onHide = (event: PageTransitionEvent) => event.persisted && cover(true);
    const onShow = async (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (await isCurrent()) cover(false);
      else location.reload();
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [isCurrent]);
}
