import { type ReactNode, useEffect, useRef } from 'react';
import { hasNavigated } from '../app/use-address.ts';

interface PageHeadingProps {
  title: string;
  /** What the browser's tab says; the heading itself when left out. */
  documentTitle?: string;
  lead?: ReactNode;
  mark?: ReactNode;
}

/** The page's h1. It takes the focus when a step is opened from another one, so that it is read aloud. */
export function PageHeading({ title, documentTitle, lead, mark }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle ?? title;
  }, [documentTitle, title]);
  useEffect(() => {
    if (!hasNavigated()) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page-heading">
      {mark}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <div className="lead">{lead}</div>}
    </div>
  );
}
