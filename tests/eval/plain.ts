/** Words alone: without case, accents, markup and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#@]+/gu, ' ')
    .trim();
}
