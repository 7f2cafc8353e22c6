import type { Locator } from 'playwright-core';

/** Chooses why a day is closed, as visitors will read it. */
export async function chooseReason(dialog: Locator, reason = 'Storm warning'): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await dialog.page().getByRole('option', { name: reason }).click();
}
