/** In English, French, German, Spanish and Japanese. */
const absent = new RegExp(
  [
    "(?:not|n['’]t|nothing|no|never)\\b.{0,60}\\b(?:mention|list|stat|appear|specif|includ|provid|information|details?|say|says|said|find|found|know|tell|cv|resume|résumé|profile|areas?)",
    "\\b(?:cv|resume|résumé|profile)\\b.{0,30}\\b(?:not|n['’]t|nothing|no|silent)\\b",
    "(?:\\bne\\b|\\bn[’']|aucune?|rien|pas).{0,60}(?:mention|indiqu|précis|figur|sais|trouv|appara|information|donn|dit)",
    '(?:nicht|keine?n?|nichts).{0,60}(?:erwähn|steht|angegeben|angaben|information|genannt|aufgeführt|finde|weiß|bekannt|lebenslauf|sagen|hervor)|steht.{0,40}nicht',
    '\\b(?:no|nada|ningun[oa]?|ninguna?)\\b.{0,60}(?:aparec|mencion|figur|indic|sé\\b|inform|consta|encuentr|dice|especific|dato)',
    '(?:記載|書かれ|情報|わか|分か|言及|触れ|不明|存じ|含まれ|見当た).{0,12}(?:ませ|な[いし]|ません)|不明',
  ].join('|'),
  'iu',
);

/** True for a sentence that says what the CV does not hold, or that nobody knows. It rests on no part of the CV. */
export function saysNothing(sentence: string): boolean {
  return absent.test(sentence);
}
