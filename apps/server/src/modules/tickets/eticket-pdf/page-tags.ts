/** Says of what is drawn what it is, for a reader that hears the page (PDF/UA, ISO 14289-1). */
export interface PageTags {
  /** A part that holds others: a section, a list, a row of it. */
  group(type: 'Sect' | 'L' | 'LI', draw: () => void): void;
  /** What is read: a heading, a paragraph, or a picture with what it shows. */
  tag(
    type: 'H1' | 'H2' | 'P' | 'LBody' | 'Figure',
    draw: () => void,
    figure?: { alt: string; bbox: [number, number, number, number] },
  ): void;
  /** What only decorates: a screen reader skips it. */
  decorate(draw: () => void): void;
  /** Everything is drawn. */
  end(): void;
}

/** The tags of a document, in the order in which it is drawn: that is the order in which it is read. */
export function startTags(pdf: PDFKit.PDFDocument): PageTags {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let parent = root;
  return {
    group(type, draw) {
      const outer = parent;
      const element = pdf.struct(type);
      outer.add(element);
      parent = element;
      draw();
      parent = outer;
      element.end();
    },
    tag(type, draw, figure) {
      const content = pdf.markStructureContent(type);
      draw();
      pdf.endMarkedContent();
      parent.add(pdf.struct(type, figure ?? {}, content));
    },
    decorate(draw) {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    end: () => root.end(),
  };
}
