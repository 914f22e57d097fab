import type { Grammar } from '../grammar';

export const grammar: Grammar = {
  predicates: {
    worked: /\btrabaj\w*|\bemple(?:ad\w|o|os|ador\w*)\b|\bpuestos?\b|\bcontratad\w|\bejerc(?!it)\w+/,
    studied:
      /\bestudi(?:ado|ar|aba|os|ante|a)\b|\bestudio(?! propio)\b|\bcarrera\b|\btitul\w+|\buniversidad\b|\bescuela\b|\bgraduad\w|\bgraduo\b|\bformacion\b|\bfacultad\b/,
    certified:
      /\bcertific\w+|\b(?:esta|sido|fue) (?:\w+ )?formad[oa]\b|\bcarnet\b|\bcarne\b|\bhabilit\w+|\bacredit\w+|\bcolegiad\w|\bexamen\w*|\bcualific\w+/,
    lives: /\bviv[ei]\w*|\bresid(?:e|en|io|ia|ido|ir|encia)\b|\bradica\w*|\bdomicili\w+/,
    speaks:
      /\bhabl\w+|\bfluidez\b|\bdomina\b|\bentiende\b|\bnivel\b|\bsabe (?:ingles|frances|aleman|japones|italiano|arabe|chino|portugues)|\ben (?:ingles|frances|aleman|japones|italiano|arabe|chino)/,
    led: /\bdirig\w+|\bdirij\w+|\bdirecc?ion\b|\blider\w+|\bgestion\w+|\ba cargo\b|\bsupervis\w+|\bresponsab\w+|\bencarg\w+|\bcoordin\w+|\bjef[ea]\b|\b(?:sub)?director\w*|\bgerente\b/,
    taught:
      /\bensen\w*|\bclases?\b|\bprofesor\w*|\bmaestr[oa] de (?:escuela|primaria|infantil|educacion|taller)|\bformador\w*|\bform(?:a|o|e|ado|ar|aba|amos|acion de)\b|\bdocen\w+|\bimpart\w+|\bcursos?\b|\bd(?:io|ado|ar|aba) formacion|\btutor\w*|\bmentor\w*/,
    won: /\bgan(?:o|ado|ador\w*|ar|a)\b|\bpremi\w+|\bgalardon\w*|\brecibi\w*|\bobtuv\w+|\bobtenid\w/,
    published: /\bpublic\w+|\bescri\w+|\bautora?\b|\blibros?\b|\barticulos?\b|\bredac[ct]\w+/,
    volunteered: /\bvolunt\w+|\bsin cobrar\b|\bong\b/,
    made: /\bconstru\w+|\bcre(?:o|e|ado|ar|a|amos|acion)\b|\bdisen\w+|\bdesarroll\w+|\bfabric\w+|\belabor\w+|\bproyect\w+/,
    owned:
      /\bestudio propio\b|\bfund(?:o|e|amos|ado|ador\w*)\b|\bduen[oa]\b|\bautonom[oa]\b|\bpropietari[oa]\b|\bpropi[oa] (?:empresa|negocio|estudio|despacho|taller)\b|\bcuenta propia\b|\bsoci[oa]\b|\b(?:empresa|negocio|despacho|taller) propi[oa]\b/,
    likes: /\bhobb\w*|\baficion\w*|\bgusta\w*|\btoca\b|\btocar\b|\bjuega\b|\bpractica\b|\btiempo libre\b/,
  },
  qualifiers: {
    never: /\bnunca\b|\bjamas\b|\bnada\b/,
    only: /\bsolo\b(?= (?:ha|trabaj|en|con|habl|hac|sab))|\bsolamente\b|\bunicamente\b|\bexclusivamente\b/,
    all: /\btod[oa]s? (?:el|la|los|las|su|sus|son)\b|\bsiempre\b|\bmayoria\b/,
    alone: /\bsol[oa]\b(?!\s*(?:ha|en|con|trabaj))|\bpor su cuenta\b/,
    together:
      /\bcon (?:alguien|otr[oa]s?|una? colega|una? companer[oa]|una? soci[oa])\b|\bjunto con\b|\bjuntos\b|\ben comun\b|\bco-\p{L}+|\bcompart\w+ con\b/u,
    outside: /\bfuera de\b/,
    'full-time': /\btiempo completo\b|\bjornada completa\b|\bindefinid[oa]/,
    'part-time': /\btiempo parcial\b|\bmedia jornada\b/,
    tertiary: /\buniversi\w+|\btitulo superior\b|\bfacultad\b|\bpolitecnic\w+|\bcarrera\b|\blicenciatura\b/,
    finished: /\btermin[oa]|\bacab[oa]|\bcomplet(?:o|ado|ar)\b|\bfinaliz|\btitulo universitari/,
    'with-honours': /\bcon (?:honores|matricula)\b|\bcum laude\b/,
    several: /\bvari[oa]s\b(?! veces)|\bdivers[oa]s\b|\bnumeros[oa]s\b/,
    'several-times': /\bvarias veces\b|\bdos veces\b|\bmas de una vez\b/,
    valid: /\bvigente|\ben vigor\b|\bvalid[oa]\b/,
    current:
      /\bsigue\b|\btodavia\b|\baun\b|\bcontinua\b|\bactualmente\b|\bahora\b|\bhoy\b|\ben la actualidad\b|(?<!\b(?:ha|en|de|del|la|el|su|un|con|que) )\b(?:trabaja|dirige|coordina|lidera|gestiona)\b/,
    'first-place': /\bprimer (?:premio|puesto|lugar)\b|\bmedalla de oro\b/,
    would:
      /\bquerria\b|\bestaria\b|\baceptaria\b|\bdispuest\w\b|\bquier[eo]\b|\bbusc[ao]\b|\bgustaria\b|\bnecesita\b/,
  },
  light:
    /^(?:llev(?:a|o|aba|ado)|experiencia\w*|conoc\w*|sab(?:e|er)|us[oa]|usado|utiliz\w*|manej\w*|domin\w*|nocion\w*|conocimientos?|nivel|sector|ambito|area|campo|mundo|empresa|firma|despacho|equipo|gente|personas?|alguna|algun|alguien|algo|pasado|papel|cargo|pais|ciudad|idiomas?|lenguas?|cv|curriculum|hola|posee|cuenta|capaz|formal\w*|profesional\w*|realmente|tipo|trayectoria|alguno|tenido|hacer|hecho|hizo|hace|dado|dio|realiz\w*|particip\w*|tomado|parte|puede|poder|titulo|vez|veces|hablante|real|propio)$/,
  operates: /^(?:conduc(?:ir|e|ido|ia)|opera[r]?|programa[r]?|pilota[r]?)$/,
  asksTitle:
    /^\W*(?:es|era|fue|ha sido|ha estado|estuvo) (?:(?:ella|el|una?|la) )*\p{L}+\W*$|\b(?:es|viene|procede) de (?!l\b|la\b)|\bes (?:una?|la|el) \p{L}|(?:^|\b)(?:es|era|fue|ha sido|sido|estuvo de|trabaja de|trabajo de)(?: (?:una?|la|el|tambien|ya|realmente|todavia|aun))* \p{L}*(?:dora?|tora?|sora?|[ei]r[oa]|ista|tec[to]+a?|ologa?|jef[ea]|notari[oa]|juez[a]?|soci[oa]|medic[oa]|abogad[oa]|ente|enta|ari[oa]|becari[oa]|tecnic[oa]|logo)\b|\bcomo \p{L}/u,
  lesser:
    /\basisten\w+|\bayudant\w+|\bsub\w+|\bvice\w*|\bjunior\b|\bbecari[oa]\b|\bpracticas\b|\baprendi\w+|\bco\b|\badjunt[oa]\b|\bauxiliar\b|\bpasante\b|\badministrativa de\b/,
  unreal:
    /\bbusco\b|\bme gustaria\b|\bquiero\b|\bsin\b|\bno\b|\bnunca\b|\bningun\w*|\bcaducad\w|\binacabad\w|\bsin terminar\b|\bprevist\w|\ben preparacion\b|\basist(?:encia|io|ia|iendo)\b|\bapoyo a\b|\bbajo la direccion\b|\bpor cuenta de\b|\bfinalista\b|\bnominad\w|\bayudante de\b|\b(?:segundo|tercer) (?:premio|puesto)\b|\babandon\w*|\bdej(?:o|e|ar|ado) de\b|\bsustitu\w* .*\bpor\b|\baunque\b|\brechac(?:e|o|ado)\b|\bdecline\b|\bdeclino\b|\bmi (?:herman[oa]|marido|mujer|pareja|padre|madre|amig[oa]|companer[oa]|jef[ea]|predecesor\w*)\b/,
  ofThePast:
    /\bhan? (?:\p{L}+ )?\p{L}+(?:[ai]do|to|cho)\b|\b(?:trabaj|estuv|viv|resid)(?:o|io|ia|aba)\b|\balguna vez\b/u,
  team: /\b(?:equipos?|personas?|personal|gente|colaborador\w*|emplead\w+|trabajador\w*|plantilla|departamento|brigada)\b/,
  agents:
    /(?:or|ora|er[oa]|ista|ante|ente|ario|aria|aprendiz|aprendic|oficial|medic[oa]|enfermer[oa])(?:e?s)?\b/,
  denies: /\bno\b|\bnunca\b|\bningun\w*|\bsin\b/,
  without: / sin /,
  beneficiary: / para /,
  beforeNameOfSchool: /\b(?:universidad|escuela|instituto) de $/,
  beforeEmployer: /\b(?:en|para|con|de)\s*$/,
  beforeWorkplace:
    /\b(?:en|para|por) (?:una? |l[ao]s? |el )?(?:\p{L}+ (?:del? )?)?$|\bde (?:una? |l[ao]s? |el )?$/u,
  beforeNationality: /^[\s¿]*(?:es|era)(?: ella| el)? $/,
  employs: /\b(?:para|en la empresa|empleada? (?:de|por)) @/,
  workplace: /(?!)/,
  book: /\blibros?\b/,
  statedTime: /\bdesde (?:19|20)\d\d\b|([\p{L}\d–-]+)\+? anos?\b/u,
  ends: /\bhasta (?:\p{L}+ )?(?:19|20)\d\d\b/u,
  atLeast: /\bmas de\b|\bal menos\b/,
  lengthOfTime: /\b(?:anos?|mes(?:es)?)\b/,
};
