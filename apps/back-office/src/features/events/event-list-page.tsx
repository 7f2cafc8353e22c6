import { EventList } from './event-list.tsx';

/** Events and exhibitions; the door /events shows both. */
export default function EventListPage() {
  return <EventList kind={null} />;
}
