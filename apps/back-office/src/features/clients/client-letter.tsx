import { Letters } from '../../components/letters/letters.tsx';

interface AvatarProps {
  client: { id: string; name: string };
  big?: boolean;
}

/** The first letter of a client on a colour that stays its own; its name is always beside it. */
export function Avatar({ client, big }: AvatarProps) {
  return (
    <Letters
      owner={client.id}
      letters={client.name.slice(0, 1).toUpperCase()}
      size={big ? 'big' : 'medium'}
    />
  );
}
