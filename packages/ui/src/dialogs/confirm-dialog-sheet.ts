/**
 * The look of the dialog element. Its shadow takes no sheet of the page, but the tokens reach it; a constructed
 * sheet needs no leave of the content security policy.
 */
export function confirmDialogSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

const rules = `
dialog[open] { display: flex; }
dialog {
  flex-direction: column;
  position: fixed;
  box-sizing: border-box;
  max-inline-size: calc(100vw - 32px);
  max-block-size: calc(100dvh - 32px);
  padding: 0;
  overflow: hidden auto;
  border: 0;
  border-radius: var(--radius-dialog);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-dialog);
  font: 400 0.875rem / 1.25rem var(--font);
}
dialog::backdrop { background: var(--shade); }
.picture { flex: none; block-size: 256px; min-block-size: 256px; overflow: clip; }
.body { display: flex; flex: 1; flex-direction: column; padding: 24px; }
h2 { margin: 0 0 4px; font-size: 1rem; line-height: 1.5rem; font-weight: 600; letter-spacing: -0.006em; }
.text { flex: 1; color: var(--text-2); overflow-wrap: anywhere; }
.buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-block-start: 16px; }
button { font: 600 0.8125rem / 1.25rem var(--font); cursor: pointer; }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.buttons button { min-block-size: 40px; border-radius: var(--radius-control); }
.cancel { border: 1px solid var(--line-strong); background: var(--surface); color: var(--text); }
.cancel:hover { background: var(--canvas); }
.confirm { border: 1px solid transparent; background: var(--ink); color: var(--on-ink); }
.confirm:hover { background: var(--ink-hover); }
.close {
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: #ffffff;
}
.close:hover { background: rgb(255 255 255 / 18%); }
.close:focus-visible { outline-color: #ffffff; }
.close path { fill: none; stroke: currentColor; stroke-width: 1.6; }
`;
