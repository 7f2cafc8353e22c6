import clsx from 'clsx';
import styles from './client-letter.module.css';

interface AvatarProps {
  client: { id: string; name: string };
  big?: boolean;
}

/** The first letter of a client on a colour that stays its own; its name is always beside it. */
export function Avatar({ client, big }: AvatarProps) {
  const colour = [...client.id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 8;
  return (
    <span className={clsx(styles.letter, big && styles.big)} data-colour={colour} aria-hidden="true">
      {client.name.slice(0, 1).toUpperCase()}
    </span>
  );
}
