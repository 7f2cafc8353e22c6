/** The texts of a mail, in the language of its reader. Plain text throughout: the layout escapes it. */
export interface MailWords {
  /** Locale for the reader's software, as `nl-NL`. */
  readonly locale: string;
  readonly sender: { readonly name: string; readonly town: string };
  /** A picture of 600 by 290 above everything, and what it shows. */
  readonly banner?: { readonly url: string; readonly alt: string } | null;
  /** Address of the sender's logo, in place of its name in letters. */
  readonly logoUrl?: string | null;
  /** `#RRGGBB` */
  readonly colours: { readonly brand: string; readonly ink: string };
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The facts in a box: one strong line and those below it. */
  readonly card?: { readonly title: string; readonly lines: readonly string[] };
  /** What was bought, with what it comes to; the last one is the total. */
  readonly prices?: readonly { readonly label: string; readonly amount: string }[] | null;
  readonly button?: { readonly label: string; readonly url: string };
  /** Several places to go to, each with what it is; below the button, where there is one. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  /** Small print. */
  readonly footer: readonly string[];
}
