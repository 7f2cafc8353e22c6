import { ReservationPage } from './edit-reservation-page.tsx';

/** The page of a reservation, with the question whether it goes. */
export default function DeleteReservationPage() {
  return <ReservationPage deletes />;
}
