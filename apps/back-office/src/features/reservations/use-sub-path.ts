import { useLocation } from '@tanstack/react-router';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The ids that follow the name of a legacy address: `/cancel-reservations/{id}/{id}`. */
export function useSubPath(): string[] {
  const pathname = useLocation({ select: (location) => location.pathname });
  return pathname.split('/').filter((part) => uuid.test(part));
}
