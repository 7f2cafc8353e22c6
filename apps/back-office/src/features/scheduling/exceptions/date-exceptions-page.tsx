import { ExceptionsPage } from './exceptions-page.tsx';

export default function DateExceptionsPage() {
  return <ExceptionsPage kind="date" />;
}
