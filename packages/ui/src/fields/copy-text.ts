/**
 * Puts a text on the clipboard. Over plain http a browser gives a page no `navigator.clipboard`; there the text is
 * selected in a field beside the pressed button, and the browser's own copy command takes it.
 * @throws when the browser refuses.
 */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const pressed = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // A phone opens no keyboard for it, and the page does not scroll to it.
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  // Beside the button: outside an open dialog nothing can be selected.
  (pressed?.parentElement ?? document.body).append(field);
  try {
    field.select();
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy');
  } finally {
    field.remove();
    if (pressed instanceof HTMLElement) pressed.focus();
  }
}
