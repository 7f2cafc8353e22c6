import { AddEvent } from './add-event.tsx';

export default function AddEventPage() {
  return <AddEvent kind="event" />;
}
