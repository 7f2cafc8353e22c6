import { Link } from '@foyer/ui/link.tsx';
import type { ReactNode } from 'react';
import { findActingClient } from '../../session/sign-in/acting-client.ts';
import styles from './link-in-client.module.css';
import { useWorkInClient } from './use-work-in-client.ts';

interface LinkInClientProps {
  clientId: string;
  /** A page that shows what belongs to the client in which one works. */
  to: string;
  danger?: boolean;
  children: ReactNode;
}

/** A link where the Admin works in that client already; else a press that enters it first, which is logged. */
export function LinkInClient({ clientId, to, danger = false, children }: LinkInClientProps) {
  const { busy, work } = useWorkInClient();
  const className = danger ? styles.danger : styles.link;
  if (findActingClient() === clientId) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void work(clientId, to)}>
      {children}
    </button>
  );
}
