const storedItem = 'foyer.deskTill';

/** The till at which this browser sells; null = none was chosen yet. */
export const findDeskTill = (): string | null => localStorage.getItem(storedItem);

export const keepDeskTill = (tillId: string): void => localStorage.setItem(storedItem, tillId);
