import { readStyleNonce } from '@foyer/ui/theme/style-nonce.ts';

interface FramedPageProps {
  title: string;
  /** A whole page, as a mail has it. */
  html: string;
  className?: string;
}

/**
 * HTML of a mail or a template as its reader sees it. Neither scripts nor forms nor anything from elsewhere: the
 * frame is empty of rights and its page of sources. The frame is under this page's policy too, so its styles have
 * this page's nonce.
 */
export function FramedPage({ title, html, className }: FramedPageProps) {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;
  const nonce = readStyleNonce();
  const page = html
    .replace(/<head[^>]*>/i, (head) => `${head}${policy}<base target="_blank">`)
    .replace(/<style\b/gi, (style) => (nonce ? `${style} nonce="${nonce}"` : style));
  return <iframe className={className} sandbox="" title={title} srcDoc={page} />;
}
