import type { ReactNode } from 'react';
import { openPath } from '../app/use-address.ts';

interface PathLinkProps {
  path: string;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to another address of the shop: followed without loading the page again. */
export function PathLink({ path, isCurrent = false, className, children }: PathLinkProps) {
  return (
    <a
      href={path}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openPath(path);
      }}
    >
      {children}
    </a>
  );
}
