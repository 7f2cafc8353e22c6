/** What the editor of formatted text says; an app has them beside its own texts, so that few pages carry them. */
export interface FormattedTextWords {
  bold: string;
  italic: string;
  heading: string;
  bulletList: string;
  numberedList: string;
  link: string;
  removeLink: string;
  undo: string;
  redo: string;
  address: string;
  setLink: string;
  notALink: string;
  /** Where the text holds HTML that the editor does not know. */
  source: string;
}
