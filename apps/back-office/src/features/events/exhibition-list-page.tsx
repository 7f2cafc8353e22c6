import { EventList } from './event-list.tsx';

/** The door /exhibitions: the same screen, exhibitions chosen. */
export default function ExhibitionListPage() {
  return <EventList kind="exhibition" />;
}
