import { z } from 'zod';

/** Whose phones a pass is for. */
export const walletPlatforms = ['apple', 'google'] as const;

export type WalletPlatform = (typeof walletPlatforms)[number];

/** A file as base64; certificates and keys are a few kilobytes. */
const file = z.string().max(100_000, 'wallet-file-too-large');

/** What Apple gave a museum: the certificate of a pass type with its key, and the certificate that Apple signed it with. */
export const appleWalletInput = z.object({
  certificate: file.min(1, 'wallet-file-missing'),
  password: z.string().max(200, 'wallet-password-too-long'),
  /** '' = it is in the first file. */
  intermediate: file,
});

/** The issuer of a Google Wallet and the key of its service account, a JSON file. */
export const googleWalletInput = z.object({
  issuerId: z
    .string()
    .trim()
    .regex(/^\d{10,25}$/, 'wallet-issuer-invalid'),
  serviceAccountKey: file.min(1, 'wallet-file-missing'),
});

export type AppleWalletInput = z.output<typeof appleWalletInput>;
export type GoogleWalletInput = z.output<typeof googleWalletInput>;
