import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import forge from 'node-forge';
import { z } from 'zod';

/** Certificates and key as PEM: what a pass is signed with. */
export const appleKeys = z.object({ certificate: z.string(), key: z.string(), intermediate: z.string() });

export type AppleKeys = z.infer<typeof appleKeys>;

export interface AppleCertificate {
  keys: AppleKeys;
  /** 'pass.example.museum': its subject's user id. */
  passTypeId: string;
  /** Its subject's unit. */
  teamId: string;
  name: string;
  validUntil: Date;
}

interface Files {
  certificate: Buffer;
  password: string;
  /** Empty = it is in the first file. */
  intermediate: Buffer;
}

/**
 * Reads what a museum exported: a .p12 file or PEM texts with certificate and key, and Apple's own intermediate certificate.
 * The signing library takes any key for any certificate, so this says no: key, chain, kind and dates are checked here
 * (developer.apple.com, "Building a Pass": signed with the certificate of the pass type, with the intermediate in the
 * signature). Refusals, each at its field: `wallet-certificate-unreadable`, `wallet-password-wrong`,
 * `wallet-key-missing`, `wallet-key-not-rsa`, `wallet-certificate-not-pass`, `wallet-certificate-ended`,
 * `wallet-intermediate-missing`, `wallet-intermediate-wrong`.
 */
export function readAppleCertificate(files: Files, now: Date): Result<AppleCertificate> {
  const read = readFile(files.certificate, files.password);
  if (!read.ok) return read;
  const { keys, certificates } = read.value;
  const own = certificates.find((one) => keys.some((key) => one.checkPrivateKey(key)));
  const key = own && keys.find((one) => own.checkPrivateKey(one));
  if (!own || !key) return refused({ code: 'wallet-key-missing', field: 'certificate' });
  if (key.asymmetricKeyType !== 'rsa') return refused({ code: 'wallet-key-not-rsa', field: 'certificate' });
  const passTypeId = partOf(own, 'UID');
  const teamId = partOf(own, 'OU');
  if (!passTypeId.startsWith('pass.') || teamId === '') {
    return refused({ code: 'wallet-certificate-not-pass', field: 'certificate' });
  }
  const validUntil = new Date(own.validTo);
  if (validUntil <= now) {
    return refused({
      code: 'wallet-certificate-ended',
      field: 'certificate',
      params: { at: validUntil.toISOString().slice(0, 10) },
    });
  }
  const intermediate = findIssuer(own, certificates, files.intermediate);
  if (!intermediate.ok) return intermediate;
  return ok({
    keys: {
      certificate: own.toString(),
      key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
      intermediate: intermediate.value.toString(),
    },
    passTypeId,
    teamId,
    name: partOf(own, 'CN'),
    validUntil,
  });
}

interface Found {
  certificates: X509Certificate[];
  keys: KeyObject[];
}

function readFile(file: Buffer, password: string): Result<Found> {
  const text = file.toString('latin1');
  return text.includes('-----BEGIN') ? readPem(text, password) : readContainer(text, password);
}

function readPem(text: string, password: string): Result<Found> {
  const key = /-----BEGIN (?:RSA |ENCRYPTED )?PRIVATE KEY-----[\s\S]+?-----END [A-Z ]+-----/.exec(text)?.[0];
  const certificates = certificatesIn(Buffer.from(text, 'latin1'));
  if (!certificates) return refused({ code: 'wallet-certificate-unreadable', field: 'certificate' });
  if (!key) return refused({ code: 'wallet-key-missing', field: 'certificate' });
  try {
    return ok({ certificates, keys: [createPrivateKey({ key, passphrase: password })] });
  } catch {
    const isLocked = key.includes('ENCRYPTED');
    return isLocked
      ? refused({ code: 'wallet-password-wrong', field: 'password' })
      : refused({ code: 'wallet-certificate-unreadable', field: 'certificate' });
  }
}

/** PKCS #12, as Keychain Access exports it. */
function readContainer(bytes: string, password: string): Result<Found> {
  let container: forge.asn1.Asn1;
  try {
    container = forge.asn1.fromDer(bytes);
  } catch {
    return refused({ code: 'wallet-certificate-unreadable', field: 'certificate' });
  }
  try {
    const opened = forge.pkcs12.pkcs12FromAsn1(container, password);
    const bagsOf = (type: string) => opened.getBags({ bagType: type })[type] ?? [];
    const { certBag = '', keyBag = '', pkcs8ShroudedKeyBag = '' } = forge.pki.oids;
    return ok({
      certificates: bagsOf(certBag).flatMap(({ cert }) =>
        cert ? [new X509Certificate(forge.pki.certificateToPem(cert))] : [],
      ),
      keys: [...bagsOf(keyBag), ...bagsOf(pkcs8ShroudedKeyBag)].flatMap(({ key }) =>
        key ? [createPrivateKey(forge.pki.privateKeyToPem(key))] : [],
      ),
    });
  } catch (error) {
    return error instanceof Error && /password|MAC/i.test(error.message)
      ? refused({ code: 'wallet-password-wrong', field: 'password' })
      : refused({ code: 'wallet-certificate-unreadable', field: 'certificate' });
  }
}

/** @returns undefined where the bytes hold something that is no certificate. */
function certificatesIn(bytes: Buffer): X509Certificate[] | undefined {
  const blocks = bytes
    .toString('latin1')
    .match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g);
  try {
    return blocks ? blocks.map((block) => new X509Certificate(block)) : [new X509Certificate(bytes)];
  } catch {
    return undefined;
  }
}

function findIssuer(
  own: X509Certificate,
  beside: readonly X509Certificate[],
  file: Buffer,
): Result<X509Certificate> {
  const given = file.length > 0 ? certificatesIn(file) : [];
  const issuer = [...(given ?? []), ...beside].find(
    (one) => own.checkIssued(one) && own.verify(one.publicKey) && one !== own,
  );
  if (issuer) return ok(issuer);
  const code = file.length > 0 ? 'wallet-intermediate-wrong' : 'wallet-intermediate-missing';
  return refused({
    code,
    field: 'intermediate',
    params: { issuer: /^CN=(.*)$/m.exec(own.issuer)?.[1] ?? '' },
  });
}

const partOf = ({ subject }: X509Certificate, name: 'UID' | 'OU' | 'CN'): string =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(subject)?.[1]?.trim() ?? '';
