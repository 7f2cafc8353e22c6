import { TimeslotGroupOverview } from './timeslot-group-list-page.tsx';

/** The groups that overviews and public pages leave out; staff and reservations use them. */
export default function HiddenGroupsPage() {
  return <TimeslotGroupOverview hidden />;
}
