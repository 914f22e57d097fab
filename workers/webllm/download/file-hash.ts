export interface FileHash {
  /** `git-blob`: the SHA-1 that git, and so the hub, gives a small file. */
  readonly algorithm: 'SHA-256' | 'git-blob';
  /** Lower-case hexadecimal. */
  readonly digest: string;
}

/** True if the content has this hash. Needs the whole content in memory: WebCrypto has no incremental digest. */
export async function hasHash(content: Uint8Array<ArrayBuffer>, hash: FileHash): Promise<boolean> {
  const actual =
    hash.algorithm === 'SHA-256'
      ? await sha256(content)
      : await crypto.subtle.digest('SHA-1', gitBlob(content));
  return toHex(actual) === hash.digest;
}

/** The SHA-256 in the form of an `integrity` attribute. */
export async function sriOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(await sha256(content))))}`;
}

/** The SHA-256 of an `integrity` attribute in lower-case hexadecimal. */
export function hexOfSri(sri: string): string {
  const bytes = Uint8Array.from(atob(sri.replace('sha256-', '')), (char) => char.charCodeAt(0));
  return toHex(bytes.buffer);
}

function sha256(content: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', content);
}

export async function sha256Hex(text: string): Promise<string> {
  return toHex(await sha256(new TextEncoder().encode(text)));
}

function toHex(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function gitBlob(content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`blob ${content.byteLength}\0`);
  const blob = new Uint8Array(header.byteLength + content.byteLength);
  blob.set(header);
  blob.set(content, header.byteLength);
  return blob;
}
