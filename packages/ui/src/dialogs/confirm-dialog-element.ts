import { confirmDialogSheet } from './confirm-dialog-sheet.ts';

export const confirmDialogTag = 'foyer-confirm-dialog';

/** In pixels; the widest and the highest are each of their own value (design.md, section 5). */
const size = { width: 400, height: 480, maxWidth: 560, maxHeight: 480 };

const template = `
  <dialog aria-labelledby="title">
    <div class="picture"><slot name="picture"></slot></div>
    <button type="button" class="close" data-answer="cancel">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13" /></svg>
    </button>
    <div class="body">
      <h2 id="title"></h2>
      <div class="text"><slot></slot></div>
      <div class="buttons">
        <button type="button" class="cancel" data-answer="cancel"></button>
        <button type="button" class="confirm" data-answer="confirm" autofocus></button>
      </div>
    </div>
  </dialog>`;

/**
 * The confirmation dialog as a web component: `<foyer-confirm-dialog open heading="…" confirm-label="…"
 * cancel-label="…" close-label="…">`, the text inside, and a picture in the slot `picture`. The attributes `width`
 * and `height` change its size within the limits. Every answer closes it first; then the event `confirm` or
 * `cancel` (also for the cross and Escape) is heard.
 */
export class ConfirmDialogElement extends HTMLElement {
  static readonly observedAttributes = [
    'open',
    'heading',
    'confirm-label',
    'cancel-label',
    'close-label',
    'width',
    'height',
  ];

  readonly #root: ShadowRoot;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [confirmDialogSheet()];
    this.#root.innerHTML = template;
    this.#root.addEventListener('click', (event) => {
      const answer = event.target instanceof Element && event.target.closest('[data-answer]');
      if (answer) this.#answer(answer.getAttribute('data-answer') ?? '');
    });
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.#answer('cancel');
    });
  }

  connectedCallback(): void {
    this.#draw();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw();
  }

  get #dialog(): HTMLDialogElement {
    const dialog = this.#root.querySelector('dialog');
    if (!dialog) throw new Error('The dialog has lost its content');
    return dialog;
  }

  #draw(): void {
    this.#write('#title', 'heading');
    this.#write('.confirm', 'confirm-label');
    this.#write('.cancel', 'cancel-label');
    this.#root.querySelector('.close')?.setAttribute('aria-label', this.getAttribute('close-label') ?? '');
    const dialog = this.#dialog;
    dialog.style.inlineSize = `${this.#pixels('width', size.width, size.maxWidth)}px`;
    dialog.style.blockSize = `${this.#pixels('height', size.height, size.maxHeight)}px`;
    if (this.hasAttribute('open')) {
      if (!dialog.open) dialog.showModal();
    } else dialog.close();
  }

  #write(target: string, attribute: string): void {
    const element = this.#root.querySelector(target);
    if (element) element.textContent = this.getAttribute(attribute);
  }

  #pixels(attribute: 'width' | 'height', usual: number, most: number): number {
    return Math.min(Number(this.getAttribute(attribute)) || usual, most);
  }

  #answer(answer: string): void {
    this.removeAttribute('open');
    this.dispatchEvent(new CustomEvent(answer));
  }
}

if (!customElements.get(confirmDialogTag)) customElements.define(confirmDialogTag, ConfirmDialogElement);
