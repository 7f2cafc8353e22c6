import { Avatar } from './client-letter.tsx';
import styles from './client-name.module.css';

interface ClientNameProps {
  client: { id: string; name: string; subdomain: string; externalId: string };
}

/** A client in a list: its letter, its name, and by what else it is known. */
export function ClientName({ client }: ClientNameProps) {
  const { name, subdomain, externalId } = client;
  return (
    <span className={styles.client}>
      <Avatar client={client} />
      <span>
        {name}
        <small className={styles.more}>{externalId ? `${subdomain} · ${externalId}` : subdomain}</small>
      </span>
    </span>
  );
}
