import { kindsOfAvailability } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';

/** The kinds that a product's availability type allows, and the present one where a switch has left it behind. */
export function useKindChoices(availabilityType: string, present?: string) {
  const { t } = useMessages();
  const allowed: readonly string[] =
    availabilityType === 'TIMESLOTS' ? kindsOfAvailability.TIMESLOTS : kindsOfAvailability.UNLIMITED;
  const kinds = present && !allowed.includes(present) ? [present, ...allowed] : allowed;
  return kinds.map((value) => ({ value, label: t(`catalog.kind.${value.replaceAll(' ', '-')}`) }));
}
