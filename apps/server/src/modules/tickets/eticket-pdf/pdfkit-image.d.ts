/** Left out of the types of pdfkit: an opened picture is in the file once, however often it is drawn. */
declare namespace PDFKit {
  interface PDFDocument {
    openImage(picture: Buffer): Mixins.ImageSrc & { readonly width: number; readonly height: number };
  }
}
