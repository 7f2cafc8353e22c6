import { AwsClient } from 'aws4fetch';
import { checkKey, type FileStore } from './file-store.ts';

/**
 * Files in a bucket of any S3-compatible service, written as `s3://key:secret@host/bucket?region=eu-west-1`
 * (`&insecure=1` for a service on plain http).
 */
export function createS3FileStore(url: URL): FileStore {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
  });
  const scheme = url.searchParams.get('insecure') === '1' ? 'http' : 'https';
  const base = `${scheme}://${url.host}${url.pathname.replace(/\/+$/, '')}`;
  const ask = async (method: string, key: string, init: RequestInit = {}) => {
    const answer = await client.fetch(`${base}/${checkKey(key)}`, { ...init, method });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The file store answered ${answer.status} to ${method}`);
    return answer;
  };
  return {
    async put(key, bytes, contentType) {
      const answer = await ask('PUT', key, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType, 'content-length': String(bytes.length) },
      });
      if (!answer.ok) throw new Error('The file store has no such bucket');
    },
    async get(key) {
      const answer = await ask('GET', key);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    async has(key) {
      return (await ask('HEAD', key)).ok;
    },
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}
