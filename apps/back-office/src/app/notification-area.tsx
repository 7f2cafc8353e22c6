import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where notifications appear: bottom start, above what a phone shows there. */
export default function NotificationArea() {
  return <Notifications position="bottom-left" pauseResetOnHover="all" />;
}
