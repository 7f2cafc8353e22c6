import { notificationsStore } from '@mantine/notifications';
import { expect, test } from 'vitest';
import { showFailure, showSuccess } from './notices.ts';

const shown = () => notificationsStore.getState().notifications.map(({ message }) => message);

test('an error stays until something succeeds, and is shown once', async () => {
  await showFailure('The server did not answer.', 'Something went wrong');
  await showFailure('The server did not answer.', 'Something went wrong');
  await showFailure('The name is taken.', 'Not saved');
  expect(shown()).toEqual(['The server did not answer.', 'The name is taken.']);
  await showSuccess({ message: 'Saved', stayMs: 5000 });
  expect(shown()).toEqual(['Saved']);
});
