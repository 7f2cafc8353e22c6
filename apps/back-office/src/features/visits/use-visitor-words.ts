import { type GroupPeople, kindsOf } from '@foyer/domain/reservations/people-kinds.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';

interface Visitor {
  tickets: readonly { name: string; quantity: number }[];
  people: GroupPeople | null;
}

/** What a visitor has, in words: '2 × Adult, 1 × Youth', of a group '3 adults, 28 youth'. */
export function useVisitorWords() {
  const { t, number } = useMessages();
  return {
    ticketsOf: ({ tickets, people }: Visitor): string =>
      people
        ? kindsOf(people)
            .map(({ kind, count }) => t(`visits.people.${kind}`, { count }))
            .join(', ')
        : tickets.map(({ name, quantity }) => `${number(quantity)} × ${name}`).join(', '),
  };
}
