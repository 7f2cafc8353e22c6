import { peopleKinds } from '@foyer/domain/reservations/people-kinds.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';

interface Visitor {
  tickets: readonly { name: string; quantity: number }[];
  people: { adults: number; youth: number; children: number; free: number } | null;
}

/** What a visitor has, in words: '2 × Adult, 1 × Youth', of a group '3 adults, 28 youth'. */
export function useVisitorWords() {
  const { t, number } = useMessages();
  return {
    ticketsOf: ({ tickets, people }: Visitor): string =>
      people
        ? peopleKinds
            .filter((kind) => people[kind] > 0)
            .map((kind) => t(`visits.people.${kind}`, { count: people[kind] }))
            .join(', ')
        : tickets.map(({ name, quantity }) => `${number(quantity)} × ${name}`).join(', '),
  };
}
