import { FileInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface KeyFileFieldProps {
  label: string;
  description: string;
  accept: string;
  /** What the form says of the field: its refusal, and how its value is set. */
  field: { error?: ReactNode; onChange: (value: string) => void };
}

/** A file of a few kilobytes whose content, as base64, is the value of a field. It is never shown. */
export function KeyFileField({ label, description, accept, field }: KeyFileFieldProps) {
  return (
    <FileInput
      label={label}
      description={description}
      accept={accept}
      clearable
      error={field.error}
      onChange={async (file) => field.onChange(file ? await toBase64(file) : '')}
    />
  );
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes.subarray(0, 75_000)) text += String.fromCharCode(byte);
  return btoa(text);
}
