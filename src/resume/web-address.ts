/**
 * The `http(s)` address that a text names; one without a scheme gets `https://`. `undefined` for any other scheme, and for
 * a text with a line break or control character: the platform's parser drops those, and so would join a split scheme.
 */
export function webAddress(text: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const isPlain = /^https?:\/\/[^\p{Cc}\p{Cs}\u2028\u2029]+$/iu.test(address);
  return isPlain && URL.canParse(address) ? address : undefined;
}

/** An address that opens a letter to `email` and nothing more: no character of it can add a header (RFC 6068). */
export function mailtoAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const encoded = [email.slice(0, at), email.slice(at + 1)].map((part) =>
    encodeURIComponent(part).replaceAll('%2B', '+'),
  );
  return `mailto:${encoded.join('@')}`;
}
