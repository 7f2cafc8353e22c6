import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import forge from 'node-forge';

export interface AppleCertificates {
  /** Certificate and key with a password, as Keychain Access exports them. */
  p12: Buffer;
  password: string;
  /** The certificate that signed it. */
  intermediate: string;
  certificate: string;
  key: string;
}

interface Made {
  passTypeId?: string;
  teamId?: string;
  endsAt?: Date;
}

const authority = chainEnd('Apple Worldwide Developer Relations Certification Authority');

/** A certificate of a pass type as Apple makes it, by an authority of the tests. */
export function makeAppleCertificates({
  passTypeId = 'pass.example.getij',
  teamId = '9H4K2L7QWX',
  endsAt = new Date(Date.now() + 300 * 86_400_000),
}: Made = {}): AppleCertificates {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '02';
  certificate.validity.notBefore = new Date('2020-01-01');
  certificate.validity.notAfter = endsAt;
  certificate.setSubject([
    ...(passTypeId ? [{ type: '0.9.2342.19200300.100.1.1', value: passTypeId }] : []),
    { name: 'commonName', value: `Pass Type ID: ${passTypeId}` },
    { name: 'organizationalUnitName', value: teamId },
    { name: 'organizationName', value: 'Stichting Getij' },
  ]);
  certificate.setIssuer(authority.certificate.subject.attributes);
  certificate.sign(authority.key, forge.md.sha256.create());
  const password = 'a good password';
  const container = forge.pkcs12.toPkcs12Asn1(keys.privateKey, [certificate], password, {
    algorithm: '3des',
  });
  return {
    p12: Buffer.from(forge.asn1.toDer(container).getBytes(), 'latin1'),
    password,
    intermediate: forge.pki.certificateToPem(authority.certificate),
    certificate: forge.pki.certificateToPem(certificate),
    key: forge.pki.privateKeyToPem(keys.privateKey),
  };
}

function chainEnd(name: string) {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2020-01-01');
  certificate.validity.notAfter = new Date('2099-01-01');
  certificate.setSubject([{ name: 'commonName', value: name }]);
  certificate.setIssuer([{ name: 'commonName', value: name }]);
  certificate.setExtensions([{ name: 'basicConstraints', cA: true }]);
  certificate.sign(privateKey, forge.md.sha256.create());
  return { certificate, key: privateKey };
}

/** Apple's push service, as far as Foyer uses it; without TLS. */
export async function startApplePush() {
  const pushes: { token: string; topic: string }[] = [];
  /** Tokens of phones that have no such pass any more. */
  const gone = new Set<string>();
  let refusal: { status: number; reason: string } | null = null;
  const server = createServer();
  server.on('stream', (stream, headers) => {
    const token = String(headers[':path']).replace('/3/device/', '');
    const answer = (status: number, reason: string) => {
      stream.respond({ ':status': status });
      stream.end(JSON.stringify({ reason }));
    };
    if (refusal) return answer(refusal.status, refusal.reason);
    if (/^0+$/.test(token)) return answer(400, 'BadDeviceToken');
    if (gone.has(token)) return answer(410, 'Unregistered');
    pushes.push({ token, topic: String(headers['apns-topic']) });
    stream.respond({ ':status': 200 });
    stream.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    pushes,
    gone,
    /** From now on it says no with this reason; null = it takes the certificate again. */
    refuseWith: (reason: string | null, status = 403) => {
      refusal = reason === null ? null : { status, reason };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
