import type { ReactNode } from 'react';
import { useInsteadOfFirstContent } from '../app/use-first-content.ts';
import { PageHeading } from './page-heading.tsx';

/** A page that says one thing, such as that a channel is closed. */
export function PageMessage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  useInsteadOfFirstContent();
  return (
    <main id="main" className="message-page">
      <PageHeading title={title} lead={text} />
      {children}
    </main>
  );
}
