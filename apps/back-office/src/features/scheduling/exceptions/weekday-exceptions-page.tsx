import { ExceptionsPage } from './exceptions-page.tsx';

export default function WeekdayExceptionsPage() {
  return <ExceptionsPage kind="weekday" />;
}
