import { escapeHtml } from '../../../platform/http/escape-html.ts';
import type { MailWords } from './mail-words.ts';

/** The HTML part of a mail: one column of 560 that every mail program shows alike. */
export async function layOutHtml(words: MailWords): Promise<string> {
  const { default: mjml2html } = await import('mjml');
  const { html, errors } = await mjml2html(layOutMjml(words), {
    ignoreIncludes: true,
    validationLevel: 'strict',
  });
  if (errors.length > 0) throw new Error(`The mail's layout is wrong: ${errors[0]?.formattedMessage}`);
  return html;
}

function layOutMjml(words: MailWords): string {
  const { ink } = words.colours;
  const brand = onlyColour(words.colours.brand);
  const text = (content: string, attributes = '') =>
    `<mj-text ${attributes}>${escapeHtml(content)}</mj-text>`;
  return `<mjml lang="${escapeHtml(words.locale)}">
  <mj-head>
    <mj-title>${escapeHtml(words.heading)}</mj-title>
    <mj-preview>${escapeHtml(words.paragraphs[0] ?? '')}</mj-preview>
    <mj-attributes>
      <mj-all font-family="Inter, 'Noto Sans', Helvetica, Arial, sans-serif" />
      <mj-text font-size="16px" line-height="24px" color="${onlyColour(ink)}" padding="0 28px 12px" />
      <mj-section padding="0" />
    </mj-attributes>
  </mj-head>
  <mj-body width="560px" background-color="#F6F5F2">
    <mj-section padding="16px 0" />
    ${words.banner ? banner(words.banner) : ''}
    <mj-section background-color="#FFFFFF" border-radius="${words.banner ? '0' : '10px 10px 0 0'}" padding="22px 0 20px">
      <mj-column>
        ${words.logoUrl ? logo(words.logoUrl, words.sender.name) : text(words.sender.name, 'font-size="18px" font-weight="700" padding="0 28px"')}
        ${words.sender.town ? text(words.sender.town, 'font-size="13px" line-height="18px" padding="0 28px"') : ''}
      </mj-column>
    </mj-section>
    <mj-section background-color="${brand}" padding="4px 0" />
    <mj-section background-color="#FFFFFF" border-radius="${words.card || words.prices || words.button ? '0' : '0 0 10px 10px'}" padding="28px 0 20px">
      <mj-column>
        ${text(words.heading, 'font-size="24px" line-height="32px" font-weight="700" padding="0 28px 8px"')}
        ${words.paragraphs.map((paragraph) => text(paragraph)).join('\n        ')}
        ${words.button ? '' : links(words)}
      </mj-column>
    </mj-section>
    ${words.card ? card(words.card, !words.button && !words.prices) : ''}
    ${words.prices ? prices(words.prices, !words.button) : ''}
    ${words.button ? button(words.button, brand, links(words)) : ''}
    <mj-section padding="16px 0">
      <mj-column>
        ${words.footer.map((line) => text(line, 'font-size="13px" line-height="20px" color="#5C5750" padding="0 28px"')).join('\n        ')}
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
}

function banner({ url, alt }: NonNullable<MailWords['banner']>): string {
  return `<mj-section background-color="#FFFFFF" border-radius="10px 10px 0 0" padding="0">
      <mj-column><mj-image src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="560px" padding="0" /></mj-column>
    </mj-section>`;
}

function logo(url: string, name: string): string {
  return `<mj-image align="left" src="${escapeHtml(url)}" alt="${escapeHtml(name)}" width="160px" padding="0 28px" />`;
}

function prices(rows: NonNullable<MailWords['prices']>, isLast: boolean): string {
  const lines = rows.map(({ label, amount }, index) => {
    const weight = index === rows.length - 1 ? 'font-weight:700;border-top:1px solid #E5DCCB' : '';
    const cell = `padding:4px 0;${weight}`;
    return `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell}">${escapeHtml(amount)}</td></tr>`;
  });
  return `<mj-section background-color="#FFFFFF" border-radius="${isLast ? '0 0 10px 10px' : '0'}" padding="0 28px 16px">
      <mj-column><mj-table font-size="15px" line-height="22px" padding="0">${lines.join('')}</mj-table></mj-column>
    </mj-section>`;
}

function card({ title, lines }: NonNullable<MailWords['card']>, isLast: boolean): string {
  const rows = lines.map(
    (line) =>
      `<mj-text font-size="15px" line-height="22px" color="#4F5D6B" padding="0 18px 4px">${escapeHtml(line)}</mj-text>`,
  );
  return `<mj-section background-color="#FFFFFF" border-radius="${isLast ? '0 0 10px 10px' : '0'}" padding="0 28px 16px">
      <mj-column border="1px solid #E5DCCB" border-radius="8px" padding="14px 0 10px">
        <mj-text font-weight="700" padding="0 18px 2px">${escapeHtml(title)}</mj-text>
        ${rows.join('\n        ')}
      </mj-column>
    </mj-section>`;
}

function link({ label, url }: NonNullable<MailWords['links']>[number]): string {
  return `<mj-text padding="0 28px 12px"><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></mj-text>`;
}

const links = ({ links = [] }: MailWords): string => links.map(link).join('\n        ');

/** @param below the links, in the same section. */
function button({ label, url }: NonNullable<MailWords['button']>, brand: string, below: string): string {
  return `<mj-section background-color="#FFFFFF" border-radius="0 0 10px 10px" padding="0 0 ${below ? '16px' : '28px'}">
      <mj-column>
        <mj-button align="left" href="${escapeHtml(url)}" background-color="${brand}" color="${inkOn(brand)}" font-weight="700" font-size="16px" border-radius="8px" inner-padding="12px 20px" padding="0 28px ${below ? '16px' : '0'}">${escapeHtml(label)}</mj-button>
        ${below}
      </mj-column>
    </mj-section>`;
}

/** A colour goes into styles as it is, so it must be nothing but a colour. */
function onlyColour(text: string): string {
  return /^#[0-9a-f]{6}$/i.test(text) ? text : '#26241F';
}

/** White or near-black, whichever reads better on the colour (WCAG relative luminance). */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#1E1C19' : '#FFFFFF';
}
