import { type PublicationPeriod, periodsOverlap } from './publication-period.ts';

interface ChannelAddress extends PublicationPeriod {
  id: string;
  title: string;
  url: string;
}

/**
 * The other channel of the client that already uses this URL in an overlapping publication period, if there is
 * one. Unpublished channels count too (product decisions, section 5). The database's exclusion constraint says
 * the same no when two people save at once.
 */
export function findChannelUrlConflict<Other extends ChannelAddress>(
  candidate: PublicationPeriod & { id: string | null; url: string },
  others: readonly Other[],
): Other | null {
  const url = candidate.url.toLowerCase();
  return (
    others.find(
      (other) =>
        other.id !== candidate.id && other.url.toLowerCase() === url && periodsOverlap(candidate, other),
    ) ?? null
  );
}
