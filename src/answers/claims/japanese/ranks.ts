/** Ranks in Japanese, and how CVs in Latin letters call them; folded, the most special first. */
export const ranks: readonly (readonly [said: RegExp, cv: RegExp])[] = [
  [
    /代表取締役|社長|最高経営責任者/,
    /\bceo\b|managingdirector|president|geschaftsfuhr|inhaber|gerente|directora?general|directeurgeneral|directricegenerale|\bpdg\b|gerant|founder|owner|fundador/,
  ],
  [/取締役|執行役員|役員/, /director|vorstand|direct(?:eur|rice)|consej|board/],
  [/会長|理事長|議長|座長/, /chair|president|vorsitz/],
  [/審査員|審査委員/, /jury|judge|jurad|examin|pruf/],
  [/委員長/, /chair|president|vorsitz|jury/],
  [
    /部長|課長|室長|局長|所長|係長|次長|科長|班長|隊長|工房長|職長|師長/,
    /head|chief|manager|leit|jef[ea]|chef|director|responsable|direct(?:eur|rice)|lead|foreman|supervis|charge|sister|captain|coordinad|encargad/,
  ],
  [
    /店長|支配人|館長|園長/,
    /manager|leit|jef[ea]|gerente|responsable|director|gerant|encargad|direct(?:eur|rice)/,
  ],
  [/院長|校長|学長|学部長|塾長/, /head|principal|director|direct(?:eur|rice)|dean|rector|leit|president/],
  [
    /料理長|総料理長/,
    /headchef|chef(?:fe)?de(?:cuisine|cocina)|executivechef|chef|kuchenchef|jef[ea]decocina/,
  ],
  [/編集長/, /editor-?in-?chief|headeditor|chefredak|redact(?:eur|rice)enchef|editor/],
  [/機長|船長|艦長/, /captain|capitan|kapitan|pilot/],
  [
    /主任|首席|主席/,
    /senior|lead|head|chief|charge|sister|principal|oberarzt|leit|jef[ea]|chef|responsable|first|solo/,
  ],
  [/副/, /deputy|vice|assistant|sous|second|stellv|adjoint|sub/],
  [/准教授|助教/, /associate|assistantprof|lecturer|profesora?titular|maitre/],
  [/教授/, /professor|profesora?\b|catedr/],
  [/講師/, /lectur|teach|instruct|trainer|dozent|profesor|docen|formateur|formatrice|tutor|cours|lehr/],
  [/教師|教員|教諭|先生/, /teach|lehr|profes|enseign|maestr|docente|tutor/],
  [/監督/, /supervis|director|foreman|coach|polier|bauleit|capataz|aufsicht/],
  [/理事|監事/, /board|trustee|director|vorstand|vocal|conseil/],
  [/顧問/, /advis|consult|berat|asesor|conseil/],
  [/秘書/, /secretar|assistant|sekret/],
  [/代表/, /represent|delegate|head|lead|founder|sprecher|vertret|delegu|deleg|portavoz|presid/],
  [/補佐|助手/, /assist|aide|hilf|adjoint|auxili|ayudant|junior/],
  [/創業者|設立者/, /found|grund|fundad|fondat|start(?:ed|up)/],
  [/見習/, /apprentic|trainee|stagiaire|commis|lehrling|azubi|auszubild|aprendi|apprenti/],
  [/担当/, /./],
];
