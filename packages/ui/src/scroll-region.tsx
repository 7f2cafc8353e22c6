import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scroll-region.module.css';

/** A part that may scroll sideways; it takes the keyboard's focus only while there is something to scroll to. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const focusable = overflows ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={region} className={styles.region} {...focusable}>
      {children}
    </div>
  );
}
