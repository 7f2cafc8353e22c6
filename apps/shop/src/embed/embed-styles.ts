/** As a style sheet made by script: a policy without inline styles allows it. */
export const embedStyles = `
:host { display: inline-block; }
:host([mode="inline"]) { display: block; }
:host([hidden]) { display: none; }
iframe { display: block; inline-size: 100%; border: 0; background: #fff; color-scheme: light; }
.inline { block-size: 480px; }
.open {
  min-block-size: 44px; padding: 8px 20px; border: 0; border-radius: 10px; cursor: pointer;
  background: var(--foyer-button, #12263a); color: var(--foyer-button-text, #fff); font: inherit; font-weight: 600;
}
.open:focus-visible, .close:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
dialog {
  box-sizing: border-box; inline-size: 480px; max-inline-size: 100vw; block-size: calc(100dvh - 24px); max-block-size: none;
  margin: 12px auto; padding: 0; border: 0; border-radius: 16px; overflow: hidden; background: #fff;
  box-shadow: 0 20px 60px rgb(0 0 0 / 0.4);
}
dialog::backdrop { background: rgb(18 38 58 / 0.55); }
dialog iframe { block-size: 100%; }
.close {
  position: absolute; inset-block-start: 10px; inset-inline-end: 10px; inline-size: 44px; block-size: 44px; padding: 0;
  border: 0; border-radius: 50%; background: #fff; color: #12263a; font: 24px/1 system-ui, sans-serif; cursor: pointer;
}
@media (max-width: 719px) {
  dialog { inline-size: 100vw; block-size: 100dvh; margin: 0; border-radius: 0; }
}
@media (forced-colors: active) { dialog { border: 1px solid CanvasText; } }
`;
