import { useEffect, useRef } from 'react';
import { isHtmlText } from './is-html-text.ts';

/**
 * A text of content: without tags it is shown literally, HTML is limited to the whitelist (specification 000, section
 * 5). The sanitiser is loaded only where there is HTML.
 */
export function ContentText({ text, className }: { text: string; className?: string }) {
  return isHtmlText(text) ? <HtmlText html={text} className={className} /> : text;
}

function HtmlText({ html, className }: { html: string; className: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    void import('./sanitize-fragment.ts').then(({ sanitizeFragment }) => {
      if (isShown) place.current?.replaceChildren(sanitizeFragment(html));
    });
    return () => {
      isShown = false;
    };
  }, [html]);
  return <div ref={place} className={className} />;
}
