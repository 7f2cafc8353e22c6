import sanitizeHtml from 'sanitize-html';
import { HIDDEN_SECRET } from './hidden-secret.ts';

/** Every address with a scheme, whatever it leads to. The `file:` lines of a stack trace stay. */
const link = /\b(?!file:)[a-z][a-z0-9+.-]*:\/\/[^\s"'<>()]+/gi;

/** Characters that only chance puts together: a token or a ticket's code, also where no address is around it. */
const token = /(?<![\w-])(?:[\w-]{32,}|(?=[\w-]*\d)[\w-]{16,})(?![\w-])/g;

/** An id opens nothing: every secret of Foyer is derived or drawn, never an id. */
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A text without anything that its reader could act with. Default deny: each link and each token is replaced by
 * HIDDEN_SECRET, also one that this product does not know. Ids, names, dates and amounts stay.
 * @param named further secrets, as they are written: codes that are too short for the rule.
 */
export function hideSecretsInText(text: string, named: readonly string[] = []): string {
  return named
    .reduce((shown, secret) => shown.replaceAll(secret, HIDDEN_SECRET), text.replace(link, HIDDEN_SECRET))
    .replace(token, (found) => (id.test(found) ? found : HIDDEN_SECRET));
}

/** What a mail's layout consists of: no attribute that holds an address. Comments go too, they repeat the buttons. */
const layout = ['align', 'bgcolor', 'border', 'cellpadding', 'cellspacing', 'class', 'dir', 'height', 'lang'];
const options: sanitizeHtml.IOptions = {
  allowedTags: false,
  allowVulnerableTags: true,
  nonTextTags: ['script', 'template'],
  allowedAttributes: { '*': [...layout, 'role', 'style', 'valign', 'width'] },
  exclusiveFilter: ({ tag }) => ['script', 'meta', 'link', 'img'].includes(tag),
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** One piece of what the library writes: a style sheet, a tag, or text. It escapes every other `<` and `>`. */
const piece = /<style[^>]*>.*?<\/style>|<[^>]*>|[^<]+/gs;

/** The same for a page of HTML such as a mail: it keeps its look, and every link says that it is hidden. */
export function hideSecretsInHtml(html: string, named: readonly string[] = []): string {
  const escaped = named.map((secret) => secret.replace(/[&<>]/g, (one) => escapes[one] ?? one));
  const shown = sanitizeHtml(html, options).replace(piece, (found) => {
    if (found === '</a>') return ` ${HIDDEN_SECRET}</a>`;
    return found.startsWith('<') ? found.replace(link, HIDDEN_SECRET) : hideSecretsInText(found, escaped);
  });
  return `<!doctype html>${shown}`;
}
