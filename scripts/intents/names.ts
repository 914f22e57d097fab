/**
 * Names that utterances use as examples of what a CV may lack. As part of the vocabulary they would count as words that
 * people form questions with, and no longer as what is asked for. Without case and accents.
 */
export const names: ReadonlySet<string> = new Set(
  (
    'airbus amazon android angular apple aws azure bmw chatgpt cobol django docker excel facebook figma fortran git ' +
    'github gitlab google harvard ibm instagram java javascript kotlin kubernetes linkedin linux mercadona microsoft ' +
    'nasa netflix node oracle oxford paypal photoshop php powerpoint python react ruby rust salesforce sap scala siemens ' +
    'spotify sql stanford swift tableau terraform tesla twitter typescript uber vue windows word ' +
    'berlin london londres madrid munich munchen paris tokyo vienna wien zurich ' +
    'america austria australia brazil canada china england france germany india ireland italy japan mexico spain ' +
    'switzerland uk usa allemagne angleterre autriche belgique espagne etats italie japon suisse deutschland england ' +
    'frankreich italien osterreich schweiz spanien alemania argentina espana francia inglaterra italia suiza ' +
    'arabic chinese dutch english french german italian japanese korean mandarin polish portuguese russian spanish ' +
    'swedish turkish allemand anglais arabe chinois coreen espagnol francais italien japonais neerlandais portugais russe ' +
    'arabisch chinesisch deutsch englisch franzosisch italienisch japanisch polnisch russisch spanisch turkisch ' +
    'aleman arabe chino coreano espanol frances ingles italiano japones portugues ruso ' +
    'グーグル トヨタ ソニー エクセル パイソン フランス ドイツ アメリカ スペイン ロシア 英語 中国語 韓国語 ドイツ語 東京 大阪 日本 米国'
  ).split(' '),
);
