/** What is typed into the command search. */
export interface TypedSearch {
  text: string;
  /** Enter was pressed before the results were there: the first one is followed when they come, in this tab or a new one. */
  entered: false | 'here' | 'new tab';
}

export const nothingTyped: TypedSearch = { text: '', entered: false };

/** Where Enter opens what is chosen. */
export const tabOf = ({
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): 'here' | 'new tab' =>
  ctrlKey || metaKey ? 'new tab' : 'here';

/** What a key makes of it where no input has the focus yet; undefined for a key that types nothing. */
export function addKey(
  { text, entered }: TypedSearch,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): TypedSearch | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return { text, entered: 'here' };
  if (key === 'Backspace') return { text: text.slice(0, -1), entered: false };
  return key.length === 1 ? { text: text + key, entered } : undefined;
}
