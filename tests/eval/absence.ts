/**
 * What an honest sentence could say where the CV does not hold what was asked for. The texts are compared in lower case
 * and with straight apostrophes; a match lies within one sentence.
 */
const cv = {
  en: String.raw`(?:cv|résumé|resume)`,
  fr: String.raw`(?:cv|curriculum(?: vitae)?)`,
  de: String.raw`(?:lebenslauf|cv)`,
  es: String.raw`(?:cv|curr[ií]culum(?: vitae)?|curr[ií]culo)`,
  ja: String.raw`(?:履歴書|職務経歴書|経歴書|レジュメ|cv)`,
} as const;

const expressions: readonly RegExp[] = [
  // Arabic
  `غير (?:مذكور|وارد)ة? في السيرة الذاتية`,
  `(?:لا|لم) (?:تذكر|تقول|ترد|يرد)[^.!؟\\n]{0,60}السيرة الذاتية`,
  // Portuguese
  `\\bnão (?:está|estão|consta|constam|aparece|figura)(?: [^\\s.,;:!?]+){0,3} n[oa] (?:cv|currículo)\\b`,
  // English
  `(?:\\bnot|n't|nothing|nowhere|\\bno)\\b(?! only\\b)(?: [^\\s.,;:!?]+){0,8} (?:in|on|from|part of) (?:the|this|that|her|his|their|my|\\S+'s?) ${cv.en}\\b`,
  `\\b${cv.en}\\b(?: [^\\s.,;:!?]+){0,3} (?:does not|doesn't|do not|don't|cannot|can't)(?: \\w+)? (?:say|mention|tell|state|list|name|show|give|contain|include|hold|cover|specify|reveal|answer|have|know|go into)`,
  `\\b${cv.en}\\b (?:says|mentions|lists|names|gives|has|holds|contains|shows|knows|tells|includes|states) (?:no|nothing|none|neither)\\b(?! end\\b)`,
  `\\b${cv.en} (?:is silent|keeps quiet|leaves (?:that|this|it) (?:open|out))`,
  `\\b(?:is|are|was) (?:not|nowhere)(?: \\w+)? (?:mentioned|listed|stated|named|found|recorded)\\b`,
  `\\b(?:isn't|aren't|wasn't) (?:mentioned|listed|stated|named|found|recorded|there|in there)\\b`,
  `\\b(?:i|we) (?:cannot|can't|could not|couldn't|do not|don't|did not|didn't) (?:find|see)\\b`,
  `\\bno (?:mention|trace|record|sign|word) of\\b`,
  // French
  `\\bn'(?:est|apparaît|apparait|y est|y figure)(?: [^\\s.,;:!?]+){0,2} (?:pas|nulle part)\\b[^.!?\\n]*\\b${cv.fr}\\b`,
  `\\bne (?:figure|se trouve|s'y trouve)(?: [^\\s.,;:!?]+)? (?:pas|nulle part)\\b`,
  `\\b${cv.fr}\\b(?: [^\\s.,;:!?]+){0,3} (?:ne |n')(?:[^\\s.,;:!?]+ ){0,2}(?:pas|rien|aucune?|ni|nulle part)\\b`,
  `\\b(?:rien|aucune?|nulle part|pas de|pas d')\\b[^.!?\\n]{0,60} (?:dans|sur) (?:le|ce|son|mon) ${cv.fr}\\b`,
  `\\b${cv.fr} (?:est muet|reste muet)`,
  `\\babsente?s? (?:de |du )(?:son |ce )?${cv.fr}\\b`,
  `\\bn'est (?:pas|nulle part) (?:mentionnée?|indiquée?|précisée?|citée?)s?\\b`,
  `\\bje ne (?:trouve|vois) (?:pas|rien)\\b`,
  // German
  `\\b(?:nicht|nichts|nirgends|nirgendwo|keine?[nrsm]?)\\b[^.!?\\n]{0,60}\\b(?:im|in (?:diesem|ihrem|seinem|dem|meinem)) ${cv.de}\\b`,
  `\\b(?:im|in (?:diesem|ihrem|seinem|dem)) ${cv.de}\\b[^.,!?\\n]{0,60}\\b(?:nicht|nichts|nirgends|keine?[nrsm]?)\\b`,
  `\\b(?:der|dieser|ihr|sein|das) ${cv.de} [^.,!?\\n]{0,60}\\b(?:nicht|nichts|keine?[nrsm]?|offen)\\b`,
  `\\bwird (?:dort |hier )?(?:nicht|nirgends) (?:erwähnt|genannt|aufgeführt)\\b`,
  `\\bkeine angaben?\\b`,
  // Spanish
  `\\b(?:no|nada|ninguna?|tampoco)\\b(?![,:;])[^.!?\\n]{0,60} (?:en|del) (?:el |este |su |ese )?${cv.es}(?!\\p{L})`,
  `(?:el|este|su) ${cv.es} no (?!solo\\b|sólo\\b)`,
  `(?:el|este|su) ${cv.es} (?:guarda silencio|calla)`,
  `\\bno (?:se menciona|se indica|se dice|se especifica|consta|figura|aparece)`,
  // Japanese
  `${cv.ja}[^。！？\\n]{0,40}(?:ません|ない|無い|なし)(?!だけ|でしょうか)`,
  `(?:記載|言及|情報|記述)[^。！？\\n]{0,10}(?:ません|ない|なし)`,
  `(?:書かれて|載って|見当たり|見つかり)(?:は|い)*ません`,
].map((pattern) => new RegExp(pattern, 'u'));

/** True if a reply's own words say that the CV does not hold something, in any of the languages. */
export function saysAbsence(ownWords: string): boolean {
  const text = ownWords
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[*_`\\]/g, '')
    .replace(/[ \u00a0\u202f]+/g, ' ')
    .toLowerCase();
  return expressions.some((expression) => expression.test(text));
}
