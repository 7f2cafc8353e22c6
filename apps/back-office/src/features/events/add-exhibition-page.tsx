import { AddEvent } from './add-event.tsx';

export default function AddExhibitionPage() {
  return <AddEvent kind="exhibition" />;
}
