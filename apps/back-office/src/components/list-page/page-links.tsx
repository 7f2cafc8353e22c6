import { Link } from '@foyer/ui/link.tsx';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { RowMenu } from '../row-menu.tsx';
import { useGo } from '../use-go.ts';

export interface PageLink {
  label: string;
  to: string;
}

interface PageLinksProps {
  /** The name of the menu. */
  label: string;
  links: readonly PageLink[];
  /** The actions beside them, the primary one last. */
  children?: ReactNode;
}

/** Links to the screens beside a list: buttons before its actions, on a phone a menu behind them. */
export function PageLinks({ label, links, children }: PageLinksProps) {
  const go = useGo();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  if (phone) {
    return (
      <>
        {children}
        <RowMenu
          label={label}
          variant="default"
          actions={links.map((link) => ({ label: link.label, onClick: () => go(link.to) }))}
        />
      </>
    );
  }
  return (
    <>
      {links.map((link) => (
        <Button key={link.to} component={Link} to={link.to} c="var(--text)">
          {link.label}
        </Button>
      ))}
      {children}
    </>
  );
}
