/**
 * Words that narrow what a question asks, in all five languages at once; folded. A yes to "only", "alone" or "full time"
 * is false beside a line that says less.
 */
export const qualifiers: readonly RegExp[] = [
  // never; German and French have a word for yes to it
  /\bnever\b|\bnunca\b|\bjamas\b|一度も|決して|全く|まったく/,
  // only
  /\bonly\b|\bsolely\b|\bexclusively\b|\buniquement\b|\bseulement\b|\bexclusivement\b|\bnur\b|\bausschliesslich|\bsolo\b(?= (?:ha|trabaj|en|con|habl|hac|sab))|\bsolamente\b|\bunicamente\b|\bexclusivamente\b|だけ|のみ|しか/,
  // all of it
  /\bentire|\bwhole\b|\bevery\b|\balways\b|\bmajority\b|\bmost of\b|\bmore than once\b|\bmultiple times\b|\ball (?:of )?(?:his|her|the|these|those)\b|\bentier|\btoutes? (?:la|les|sa|ses)\b|\btous (?:les|ses)\b|\bla plupart\b|\bplusieurs fois\b|\bganze[nrsm]?\b|\balle[nr]?\b|\bimmer(?! noch)\b|\bmehrheit|\bmehrfach|\bmehrmals|\btod[oa]s? (?:el|la|los|las|su|sus|son)\b|\bsiempre\b|\bmayoria\b|\bvarias veces\b|全部|すべて|全て|いつも|常に|ほとんど|何度も/,
  // alone
  /\balone\b|\bsingle[- ]?handed|\bby (?:her|him)self\b|\b(?:her|him)self\b|\bon (?:her|his) own\b|\bseule?\b|\ballein|\beigenhandig|\bsol[oa]\b(?!\s*(?:ha|en|con|trabaj))|\bpor su cuenta\b|一人で|ひとりで|独力|単独/,
  // full time, permanent
  /\bfull[- ]?time\b|\bpermanent|\b(?:a )?(?:temps plein|plein temps)\b|\bcdi\b|\bvollzeit|\bfestangestellt|\bfest angestellt|\bfestanstellung|\bunbefristet|\btiempo completo\b|\bjornada completa\b|\bindefinid[oa]|フルタイム|常勤|正社員/,
  // part time
  /\bpart[- ]?time\b|\btemps partiel\b|\bmi-temps\b|\bteilzeit|\bnebenberuflich|\btiempo parcial\b|\bmedia jornada\b|パート(?:タイム)?|非常勤/,
  // remote, all the time
  /\bfully remote\b|\b100 ?% ?(?:remote|teletravail|homeoffice)|\bfull remote\b|\bkomplett remote\b|フルリモート|完全在宅/,
  // finished
  /\bfinish|\bcomplet(?:ed?|ing)\b|\btermin[eoa]|\bacheve|\bfini[est]?\b|\babgeschlossen|\bbeendet|\bfertig\b|\bacab[oa]|\bcomplet[oa]\b|\bfinaliz|修了し|完成|終え/,
  // given up
  /\bdrop(?:ped)? out\b|\bquit\b|\bgave up\b|\bwithdrew\b|\babandon|\barrete\b|\babgebrochen|\bgeschmissen|\bdej[oó] (?:la|el|los|sus)\b|\binterrump|中退|辞め/,
  // passed with
  /\bwith (?:honours|honors|distinction)\b|\bavec mention\b|\bmit auszeichnung\b|\bcon (?:honores|matricula)\b/,
  // won
  /\bwon\b|\bwinn?(?:er|ing|s)?\b|\bfirst (?:place|prize)\b|\bchampion|\bgagne|\bvainqueur|\blaureate?\b|\bremporte|\bpremier prix\b|\bgewonnen\b|\bgewann\b|\bsieger|\berster? (?:platz|preis)\b|\bgan(?:o|ado|adora?)\b|\bprimer (?:premio|puesto|lugar)\b|優勝|大賞|一位|1位/,
  // owner, boss
  /\bowns\b|\bown (?:a|the|any)\b|\bowner\b|\bproprietaire|\bpatronn?e?\b|\bbesitzer|\beigentumer|\binhaber|\bbesitzt\b|\bgehort\b|\bduen[oa]|\bpropietari|オーナー|所有|経営者/,
  // in charge
  /\bhead of\b|\bdirector\b|\bmanager\b|\bchief\b|\bpartner\b|\binstructor\b|\bdirecteur|\bdirectrice|\bleiter(?:in)?\b|\bchefin?\b|\bgeschaftsfuhrer|\bdirectora?\b|\bjef[ea]\b|\bsoci[oa]\b|店長|部長|社長|責任者|リーダー|マネージャー/,
  // valid
  /\bvalid\b|\bin date\b|\bup to date\b|\bvalable|\bvalide\b|\ba jour\b|\bgultig\b|\bvigente|\ben vigor\b|\bvalid[oa]\b|有効/,
  // on time, within budget: what a line says of one thing
  /\bon time\b|\blate\b|\baccidents?\b|\bunfall|\bunfalle\b|\baccidentes?\b|\bfailed\b|\bdurchgefallen|\bechoue|\bsuspend|\bsuspens|遅れ|遅延|事故|失敗|不合格/,
];

/** Words of a question that hold only for today; folded. */
export const still =
  /\bstill\b|\bencore\b|\btoujours\b|\bnoch\b(?! (?:nie|nicht|mal|etwas|eine?|mehr|andere))|\bweiterhin\b|\bsigue\b|\btodavia\b|\baun\b|\bcontinua\b|まだ|いまも|今も|現在も|今でも/;

/** How questions ask for work; folded. */
export const works =
  /\bwork(?:ed|s|ing)?\b|\bemployed\b|\btravaill|\bbosse?\b|\bembauch|\barbeite|\bgearbeitet|\bangestellt|\btrabaj|\bemplead|働|勤務|勤め/;

/** How questions ask where somebody lives; folded. */
export const lives =
  /\blives?\b|\bliving in\b|\bhabit(?:e|er)\b|\bvit (?:a|en)\b|\bwohn(?:t|haft)\b|\blebt (?:er|sie|in)\b|\bviv(?:e|ir)\b|\breside\b|住んで|お住まい/;

/** What a line wishes, plans or denies is no fact; folded. */
export const unreal =
  /\bnext step\b|\blooking (?:for|to)\b|\blook for\b|\bwould like\b|\bwants? to\b|\bhope to\b|\baims? (?:at|to)\b|\bwithout\b|\bno longer\b|\bnever\b|\brecherche (?:un|une|des|mon)\b|\bsouhait|\bj'aimerais|\bcherche\b|\bsans\b|\bich suche\b|\bsuche\b|\bmochte\b|\bohne\b|\bbusco\b|\bme gustaria\b|\bquiero\b|\bsin\b|\bnunca\b|希望|目指し|たい(?:と|。|です)|探して|なし|無し|ゼロ|無事故/;

/** How questions ask for a profession or a rank; folded. */
export const asksWhat =
  /\b(?:is|was|wasn'?t|isn'?t|be|been) (?:(?:he|she|they|\p{L}+) )?(?:ever |also |really |actually |still |now )*an? (?!lot|bit|good|great|team|native|fan|big|quick|fast|strong)|^(?:et |mais |alors )?(?:elle|il) (?:est|etait|a ete)(?: \p{L}+){0,2} \p{L}+(?:eure?|euse|iere?|iste|trice|ienne|ien|cheffe?|aire)\b|^(?:und |aber )?(?:ist|war) (?:er|sie|herr \p{L}+|frau \p{L}+)(?: \p{L}+){0,2} \p{L}+(?:meister|leiter|sieger|arzt|tekt|ist|or|eur|[bdfgklmnprt]er)(?:in)?\b|^[\s¿]*(?:y |pero )?(?:es|era|fue|ha sido) (?:\p{L}+ ){0,2}\p{L}+(?:dora?|tora?|[ei]r[oa]|ista|tec[to]+a?|ologa?|jefa|notari[oa]|juez[a]?|soci[oa])\b|(?:店長|医師|弁護士|教師|社長|[者師士員])(?:です|でした)か/u;
