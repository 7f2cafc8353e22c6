/**
 * Focuses the control of a field of the page's form, once it is drawn: the control itself, or the first one of a part
 * such as `texts` or a picture. Without one it does nothing.
 */
export function focusField(field: string, triesLeft = 20): void {
  const control = findControl(field);
  if (control) {
    control.scrollIntoView({ block: 'center' });
    control.focus();
  } else if (triesLeft > 0) {
    requestAnimationFrame(() => setTimeout(() => focusField(field, triesLeft - 1), 50));
  }
}

function findControl(field: string): HTMLElement | null {
  const place =
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`) ??
    document.querySelector<HTMLElement>(`[data-path^="${CSS.escape(field)}."]`) ??
    withParents(field)
      .map((one) => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(one)}"]`))
      .find((one) => one !== null);
  if (!place) return null;
  const isControl = place.matches('input, select, textarea, button');
  return isControl ? place : place.querySelector<HTMLElement>('input, select, textarea, button');
}

/** `colours.brand`, then `colours`: a part may stand for its fields. */
const withParents = (field: string): string[] =>
  field.split('.').map((_part, index, all) => all.slice(0, all.length - index).join('.'));
