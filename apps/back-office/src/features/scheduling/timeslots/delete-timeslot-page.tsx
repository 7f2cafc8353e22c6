import { TimeslotPage } from './edit-timeslot-page.tsx';

/** The editor of a timeslot, with the question whether it goes. */
export default function DeleteTimeslotPage() {
  return <TimeslotPage deletes />;
}
