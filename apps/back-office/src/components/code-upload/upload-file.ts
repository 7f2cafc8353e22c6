import { type CodeKind, partsOfFile } from '@foyer/domain/code-batches/code-batch.ts';
import type { AddLinesMutation } from '../../generated/operations.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { AddLines, StartUpload } from './upload.graphql.ts';

export type Upload = AddLinesMutation['addCodeLines'];

/** Sends a file part by part: the server reads each and says what of it can be imported. */
export async function uploadFile(
  kind: CodeKind,
  file: File,
  onProgress: (share: number) => void,
): Promise<Upload> {
  const text = await file.text();
  const { startCodeUpload } = await requestGraphql(StartUpload, { kind, fileName: file.name });
  const { id } = startCodeUpload;
  let upload: Upload | undefined;
  let part = 0;
  let sent = 0;
  for (const lines of partsOfFile(text)) {
    part += 1;
    upload = (await requestGraphql(AddLines, { id, part, text: lines })).addCodeLines;
    sent += lines.length;
    onProgress(sent / text.length);
  }
  return (
    upload ?? {
      ...{ id, fileName: file.name, lineCount: 0, headerCount: 0 },
      ...{ usableCount: 0, rejectedCount: 0, longest: 0 },
    }
  );
}
