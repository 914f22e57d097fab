/** Stems of words with a mute h, before which "de" is cut; before all others it stays: "de Hans", "de HTML". */
const muteH =
  /^h(?:[ée]l[èeoé]|[ée]ma|[ée]r[ée]d|[ée]rit|abi[lt]|adrien|arm|ector|enri|erm[ei]|ervé|eure|ilair|ipp|ist|om[mo]|onn|onor|orace|orl|ort|osp|[oô]pit|[oô]tel|ubert|ugo|uguette|uil|uis|um|ya|ydr|yg|yp)/;

/** "de Marc", "d’Ada", "d’Yves" but "de Yann", "d’Hélène" but "de Hans". */
export function of(text: string): string {
  const start = text.normalize('NFD').toLowerCase();
  return /^(?:[aeiouœæ]|y[^aeiouy])/.test(start) || muteH.test(text.normalize('NFC').toLowerCase())
    ? `d’${text}`
    : `de ${text}`;
}

/** Undoes the capital that a title begins with, where the title stands inside a sentence. */
export function withinSentence(title: string): string {
  return title.charAt(0).toLocaleLowerCase('fr') + title.slice(1);
}
