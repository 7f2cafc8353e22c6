import { isUuid } from '@foyer/domain/result/uuid.ts';
import { useLocation } from '@tanstack/react-router';

/** The ids that follow the name of a legacy address: `/cancel-reservations/{id}/{id}`. */
export function useSubPath(): string[] {
  const pathname = useLocation({ select: (location) => location.pathname });
  return pathname.split('/').filter((part) => isUuid(part.toLowerCase()));
}
