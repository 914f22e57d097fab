import type { Grammar } from '../grammar';

export const grammar: Grammar = {
  predicates: {
    worked:
      /\btrabalh\w*|\bempreg(?:ad\w|o|os|ador\w*)\b|\bcargos?\b|\bcontratad\w|\bexerc(?!it)\w+|\batu(?:a|ou|ava|ar)\b/,
    studied:
      /\bestud(?:ou|a|ado|ar|ava|os|ante|aste)\b|\bestudo\b|\bcurso(?:u)?\b|\bform(?:ou|ad\w|atura)\b|\bformacao\b|\bdiplom\w+|\buniversidade\b|\bescola\b|\bgradu\w+|\blicenci\w+|\bfaculdade\b/,
    certified:
      /\bcertific\w+|\b(?:esta|sido|foi) (?:\w+ )?(?:formad|treinad)[oa]\b|\bcarta\b|\bcarteira\b|\bhabilit\w+|\bacredit\w+|\bexame\w*|\bqualific\w+/,
    lives:
      /\bviv[ei]\w*|\bmor(?:a|ou|ar|ava|as)\b|\bresid(?:e|em|iu|ia|ido|ir|encia)\b|\bmorada\b|\bdomicili\w+/,
    speaks:
      /\bfal(?:a|as|ar|ou|am|ado|ante)\b|\bfluen\w+|\bdomina\b|\bentende\b|\bpercebe\b|\bnivel\b|\bsabe (?:ingles|frances|alemao|japones|italiano|arabe|chines|portugues|espanhol)|\bem (?:ingles|frances|alemao|japones|italiano|arabe|chines|espanhol)/,
    led: /\bdirig\w+|\bdirij\w+|\bdirec[c]?ao\b|\blider\w+|\bger(?:e|i|iu|ir|ia|encia\w*|enciou|enciei)\b|\bgest\w+|\bcomand\w+|\bchefi\w+|\bsupervis\w+|\bresponsa\w+|\bencarreg\w+|\bcoorden\w+|\bchefe\b|\b(?:sub)?direc?tora?\b|\bgerente\b/,
    taught:
      /\bensin\w*|\baulas?\b|\bprofessor\w*|\bformadora?\b|\bleciona\w*|\bleciono\w*|\bdocen\w+|\bministr\w+|\bcursos\b|\btutor\w*|\bmentor\w*|\btrein(?:ou|ei)\b|\bd(?:eu|ado|ar|ava) (?:\p{L}+ )?formac\w+|\bform(?:ou|ei|ar|amos) (?:(?:\p{L}+|\d+) )?(?:pessoas|colegas|aprendizes|equipas?|equipes?)/u,
    won: /\bganh\w+|\bpremi\w+|\bgalardo\w*|\brecebe\w*|\bobtev\w*|\bobtid\w|\bvence\w*/,
    published: /\bpublic\w+|\bescrev\w+|\bescrito\w*|\bautora?\b|\blivros?\b|\bartigos?\b|\bred(?:ig|ac)\w+/,
    volunteered: /\bvolunt\w+|\bsem receber\b|\bong\b/,
    made: /\bconstru\w+|\bcri(?:ou|ei|ado|ar|a|amos|acao)\b|\bdesenh\w+|\bdesenvolv\w+|\bfabric\w+|\belabor\w+|\bproje[c]?t\w+|\bfez\b/,
    owned:
      /\bfund(?:ou|ei|amos|ado|ador\w*)\b|\bdon[oa]\b|\bautonom[oa]\b|\bproprietari[oa]\b|\bpropri[oa] (?:empresa|negocio|estudio|escritorio|atelie\w?|oficina)\b|\bconta propria\b|\bsoci[oa]\b|\b(?:empresa|negocio|escritorio|estudio|oficina) propri[oa]\b/,
    likes: /\bhobb\w*|\bpassatempo\w*|\bgost\w*|\btoca\b|\btocar\b|\bjoga\b|\bpratica\b|\btempos? livres?\b/,
  },
  qualifiers: {
    never: /\bnunca\b|\bjamais\b/,
    only: /\bso\b(?= (?:tem|trabalh|em|no|na|com|fal|faz|sab))|\bsomente\b|\bapenas\b|\bunicamente\b|\bexclusivamente\b/,
    all: /\btod[oa]s? (?:o|a|os|as|seu|sua|seus|suas)\b|\bsempre\b|\bmaioria\b/,
    alone: /\bsozinh[oa]\b|\bpor sua conta\b/,
    together:
      /\bcom (?:alguem|outr[oa]s?|um colega|uma colega|um parceiro)\b|\bjuntamente\b|\bem conjunto\b|\bco-\p{L}+|\bpartilh\w+ com\b/u,
    outside: /\bfora d(?:e|o|a|os|as)\b/,
    'full-time': /\btempo (?:inteiro|integral|completo)\b|\bperiodo integral\b|\befetiv[oa]\b/,
    'part-time': /\btempo parcial\b|\bmeio periodo\b|\bpart time\b/,
    tertiary:
      /\buniversi\w+|\bpolitecnic\w+|\binstituto superior\b|\blicenciatura\b|\bensino superior\b|\bfaculdade\b/,
    finished:
      /\btermin(?:ou|ado)|\bacab(?:ou|ado)|\bcomplet(?:ou|ado|ar)\b|\bconclui\w*|\bfinaliz|\bdiploma universitari|\bcurso superior/,
    'with-honours': /\bcom (?:honras|distincao|louvor)\b|\bcum laude\b/,
    several: /\bvari[oa]s\b(?! vezes)|\bdivers[oa]s\b|\bnumeros[oa]s\b/,
    'several-times': /\bvarias vezes\b|\bduas vezes\b|\bmais de uma vez\b/,
    valid: /\bvigente|\bem vigor\b|\bvalid[oa]\b|\bdentro da validade\b/,
    current:
      /\bcontinua\b|\bainda\b|\batualmente\b|\bactualmente\b|\bagora\b|\bhoje\b|\bneste momento\b|\bno momento\b|(?<!\b(?:em|de|da|do|a|o|um|com|que) )\b(?:trabalha|dirige|coordena|lidera|gere)\b/,
    'first-place': /\bprimeiro (?:premio|lugar)\b|\bprimeira colocacao\b|\bmedalha de ouro\b/,
    would: /\bgostaria\b|\baceitaria\b|\bestaria\b|\bdispost\w\b|\bquero?\b|\bprocur[ao]\b|\bprecisa\b/,
  },
  light:
    /^(?:fazer|feito|fez|deu|dado|dar|realiz\w*|particip\w*|experiencia\w*|conhec\w*|sab(?:e|er)|us[ao]u?|usad[oa]|utiliz\w*|mexe\w*|domin\w*|nocoes|nocao|conhecimentos?|nivel|setor|ambito|area|ramo|campo|mundo|empresa|firma|escritorio|equipa|equipe|time|gente|pessoas?|alguma|algum|alguem|algo|ja|passado|papel|cargo|pais|cidade|idiomas?|linguas?|cv|curriculo|ola|oi|possui|conta|capaz|formal\w*|profissional\w*|realmente|mesmo|tipo|percurso|trajetoria|tido|fazer|faz|fez|pode|poder|consegue|titulo|vez|vezes|falante|real|proprio|carreira|dele|dela|vc|voce)$/,
  operates: /^(?:conduz(?:ir)?|opera[r]?|programa[r]?|pilota[r]?)$/,
  asksTitle:
    /^\W*(?:(?:ela|ele) )?(?:e|era|foi|ja foi|ja esteve|esteve) (?:(?:ela|ele|uma?|a|o) )*\p{L}+\W*$|\bvem d[eoa]\b|(?:^|\b)(?:e|era|foi|ja foi|sido|esteve como|trabalha como|trabalhou como)(?: (?:ele|ela|uma?|a|o|tambem|ja|realmente|ainda|mesmo))* \p{L}*(?:dora?|tora?|sora?|[ei]r[oa]|ista|tet[oa]|olog[oa]|chefe|juiza?|soci[oa]|medic[oa]|advogad[oa]|ente|nte|ari[oa]|tecnic[oa]|logo|ao)\b|\bcomo \p{L}/u,
  lesser:
    /\bassisten\w+|\bajudant\w+|\bsub\w+|\bvice\w*|\bjunior\b|\bestagiari[oa]\b|\bestagio\b|\baprendi\w+|\bco\b|\badjunt[oa]\b|\bauxiliar\b|\badministrativa de\b/,
  unreal:
    /\bprocuro\b|\bgostaria\b|\bquero\b|\bsem\b|\bnao\b|\bnunca\b|\bnenhum\w*|\bcaducad\w|\bexpirad\w|\bvencid[oa]\b|\binacabad\w|\bpor terminar\b|\bprevist\w|\bem preparacao\b|\bassist(?:encia|iu|ia|indo)\b|\bapoio a\b|\bsob a (?:direcao|supervisao)\b|\bpor conta de\b|\bfinalista\b|\bnomead\w|\bajudante de\b|\b(?:segundo|terceiro) (?:premio|lugar)\b|\babandon\w*|\bdeix(?:ou|ei|ar|ado) de\b|\bsubstitu\w* .*\bpor\b|\bembora\b|\brecus(?:ou|ei|ado)\b|\bdeclin(?:ou|ei)\b|\b(?:o meu|a minha) (?:irma|irmao|marido|mulher|parceir[oa]|pai|mae|amig[oa]|colega|chefe|antecessor\w*)\b/,
  ofThePast:
    /\b(?:ja|alguma vez)\b|\b(?![smt]eu\b)\p{L}+(?:ou|eu|iu)\b|\b(?:mor|trabalh)ava\b|\b(?:viv|resid)ia\b/u,
  team: /\b(?:equip[ae]s?|time|pessoas?|pessoal|colaborador\w*|funcionari\w+|empregad\w+|gente|departamento|brigada)\b/,
  agents: /(?:or|ora|eir[oa]|ista|ante|ente|ari[oa]|aprendiz|medic[oa]|tecnic[oa])(?:e?s)?\b/,
  denies: /\bnao\b|\bnunca\b|\bnenhum\w*|\bsem\b/,
  without: / sem /,
  beneficiary: / para /,
  beforeNameOfSchool: /\b(?:universidade|escola|instituto) (?:de|do|da) $/,
  beforeEmployer: /\b(?:em|n[oa]s?|para(?: [oa])?|pra|com(?: [oa])?|d[eoa])\s*$/,
  beforeWorkplace:
    /\b(?:em|n[oa]s?|num|numa|para|por) (?:uma? |[ao]s? )?(?:\p{L}+ (?:d[eoa]s? )?)?$|\bd[eoa] (?:uma? |[ao] )?$/u,
  beforeNationality: /(?:^|\b)(?:e|era)(?: (?:ela|ele))? $/,
  employs: /\b(?:para (?:a |o )?|(?:na|pela|da) empresa |empregad\w (?:da|do|na|no|pela|pelo) )@/,
  workplace: /(?!)/,
  book: /\blivros?\b/,
  statedTime: /\b(?:desde|ha|a partir de) (?:19|20)\d\d\b|([\p{L}\d–-]+)\+? anos?\b/u,
  ends: /\bate (?:\p{L}+ )?(?:19|20)\d\d\b/u,
  atLeast: /\bmais (?:de|do que)\b|\bpelo menos\b|\bno minimo\b|\bao menos\b/,
  lengthOfTime: /\b(?:anos?|mes(?:es)?)\b/,
};
