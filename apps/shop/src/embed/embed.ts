import { embedStyles } from './embed-styles.ts';
import { embedWords } from './embed-words.ts';
import type { EmbedMode, ToFrame, ToPage } from './embedding.ts';
import { frameAddress, frameName } from './frame-address.ts';

/** The script's own address says where Foyer is. */
const { currentScript } = document;
const foyer =
  currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : location.origin;

const leastHeight = 320;

/**
 * `<foyer-tickets channel="getij/tickets" mode="button|inline|popover">`: the sales page of a channel in a page of
 * another site, by one script tag. All that it shows outside the frame is in a shadow root with a style sheet made by
 * script, so that a strict policy needs `script-src` and `frame-src` for Foyer's address and nothing else.
 *
 * `button` draws a button that opens the page over the site; `popover` leaves the button to the site (what is inside
 * the element); `inline` shows the page in its place.
 */
class FoyerTickets extends HTMLElement {
  #frame: HTMLIFrameElement | null = null;
  #dialog: HTMLDialogElement | null = null;
  #close: HTMLButtonElement | null = null;
  #isReady = false;
  #overflow = '';

  connectedCallback(): void {
    window.addEventListener('message', this.#hear);
    if (!this.shadowRoot) this.#draw();
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#hear);
    if (this.#dialog?.open) this.#dialog.close();
  }

  /** Opens the page over the site; also for the site's own scripts. */
  open(): void {
    if (this.#mode === 'inline' || this.#dialog?.open) return;
    this.#dialog ??= this.#drawDialog();
    this.#dialog.showModal();
    this.#overflow = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    this.#frame?.focus();
    this.#say({ foyer: 'shown' });
  }

  close(): void {
    this.#dialog?.close();
  }

  get #mode(): 'button' | EmbedMode {
    const mode = this.getAttribute('mode');
    return mode === 'inline' || mode === 'popover' ? mode : 'button';
  }

  get #language(): string {
    return this.getAttribute('language') || document.documentElement.lang || navigator.language;
  }

  #draw(): void {
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(embedStyles);
    root.adoptedStyleSheets = [sheet];
    if (this.#mode === 'inline') {
      const frame = this.#makeFrame('inline');
      frame.className = 'inline';
      root.append(frame);
      return;
    }
    const slot = document.createElement('slot');
    if (this.#mode === 'button') {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'open';
      button.setAttribute('part', 'button');
      button.setAttribute('aria-haspopup', 'dialog');
      slot.append(embedWords(this.#language).tickets);
      button.append(slot);
      root.append(button);
    } else {
      root.append(slot);
    }
    this.addEventListener('click', (event) => {
      // What is inside may be a link to the sales page, for browsers without scripts.
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (this.#dialog && event.composedPath().includes(this.#dialog)) return;
      event.preventDefault();
      this.open();
    });
  }

  #drawDialog(): HTMLDialogElement {
    const { close: word, tickets } = embedWords(this.#language);
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', this.getAttribute('label') || tickets);
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'close';
    close.setAttribute('aria-label', word);
    close.textContent = '×';
    close.addEventListener('click', () => dialog.close());
    // The frame decides: it asks first while places are held.
    dialog.addEventListener('cancel', (event) => {
      if (!this.#isReady) return;
      event.preventDefault();
      this.#say({ foyer: 'close-asked' });
    });
    dialog.addEventListener('close', () => {
      document.documentElement.style.overflow = this.#overflow;
      this.dispatchEvent(new CustomEvent('foyer-close', { bubbles: true }));
    });
    this.#close = close;
    dialog.append(this.#makeFrame('popover'), close);
    this.shadowRoot?.append(dialog);
    return dialog;
  }

  #makeFrame(mode: EmbedMode): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.title = this.getAttribute('label') || embedWords(this.#language).tickets;
    frame.name = frameName(mode, location, this.getAttribute('campaign'));
    frame.src = frameAddress(foyer, {
      channel: this.getAttribute('channel') ?? '',
      language: this.getAttribute('language'),
      group: this.getAttribute('group'),
      date: this.getAttribute('date'),
      tickets: this.getAttribute('tickets'),
    });
    // A page of others, or one that does not come, has no button to close: ours answers that it has.
    frame.addEventListener('load', () => {
      this.#setReady(false);
      frame.contentWindow?.postMessage({ foyer: 'loaded' } satisfies ToFrame, foyer);
    });
    this.#frame = frame;
    return frame;
  }

  /** While the frame has a button to close, this one is not there. */
  #setReady(isReady: boolean): void {
    this.#isReady = isReady;
    if (this.#close) this.#close.hidden = isReady;
  }

  #say(message: ToFrame): void {
    if (this.#isReady) this.#frame?.contentWindow?.postMessage(message, foyer);
  }

  #hear = ({ source, origin, data }: MessageEvent<ToPage | null>): void => {
    const frame = this.#frame;
    if (!frame || origin !== foyer || source !== frame.contentWindow) return;
    if (data?.foyer === 'ready' || data?.foyer === 'unready') this.#setReady(data.foyer === 'ready');
    if (data?.foyer === 'close') this.close();
    if (this.#mode !== 'inline') return;
    if (data?.foyer === 'height' && Number.isFinite(data.height))
      frame.style.blockSize = `${Math.max(leastHeight, Math.ceil(data.height))}px`;
    if (data?.foyer === 'step' && frame.getBoundingClientRect().top < 0) this.scrollIntoView();
  };
}

if (!customElements.get('foyer-tickets')) customElements.define('foyer-tickets', FoyerTickets);
