import type { ReactNode } from 'react';

const shownFailures = new Set<string>();

interface Success {
  message: ReactNode;
  stayMs: number;
}

/** Shows that something succeeded. Errors shown before it go: they would outlive what they were about. @returns its id. */
export async function showSuccess({ message, stayMs }: Success): Promise<string> {
  const { notifications } = await import('@mantine/notifications');
  for (const id of shownFailures) notifications.hide(id);
  shownFailures.clear();
  return notifications.show({ message, color: 'success', autoClose: stayMs });
}

/** Shows an error until it is closed or the next success comes; the same one is shown once. */
export async function showFailure(message: string, title: string): Promise<void> {
  const { notifications } = await import('@mantine/notifications');
  const id = `${title}${message}`;
  shownFailures.add(id);
  notifications.show({ id, title, message, color: 'danger', autoClose: false });
}
