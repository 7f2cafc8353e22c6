/** Left out of the types of pdfkit: what a file within a PDF is to it (PDF 2.0, AFRelationship). */
declare namespace PDFKit.Mixins {
  interface PDFAttachmentOptions {
    relationship?: 'Alternative' | 'Unspecified';
  }
}
