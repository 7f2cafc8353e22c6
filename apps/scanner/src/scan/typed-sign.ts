/** Keys that type nothing by themselves. */
const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn'];

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>;

/**
 * The character that a key types; '' = none, such as Shift. null = only the browser knows: shortcuts, deletion, and what an input
 * method makes of keys.
 */
export function typedSign({ key, ctrlKey, altKey, metaKey, isComposing }: Key): string | null {
  if (isComposing) return null;
  if (modifiers.includes(key)) return '';
  return key.length === 1 && !ctrlKey && !altKey && !metaKey ? key : null;
}
