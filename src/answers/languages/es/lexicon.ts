import type { Lexicon } from '../lexicon';
import { ofEach } from '../pack-parts';
import { sections } from './sections';
import { speech } from './speech';
import { times } from './times';

export const lexicon: Lexicon = {
  times,
  speech,
  frame:
    'cualificado|cualificada|titulado|titulada|oficial|realmente|a|aca|acabo|acerca|actual|actualidad|actualmente|ademas|aguanto|ah|ahi|ahora|ahorita|aja|al|algo|alguien|algun|alguna|alguno|alla|alli|anda|andaba|andas|ano|anos|anterior|anteriores|antes|aparte|aplicado|aplico|aprendio|aquel|aquella|aquello|aqui|arranco|asi|atencion|aun|aunque|ay|bien|buen|buena|buenas|bueno|buenos|buscamos|cada|cambio|candidata|candidato|capaz|cargo|cargos|carrera|caso|chambea|chambeo|che|chica|chico|cinco|ciudad|ciudades|comenzaste|comenzo|como|comoda|compania|comunica|con|conoce|conocer|conocera|conoces|conocimiento|conocimientos|consiste|consistia|contame|contar|contarme|contratada|controla|cosa|cosas|cual|cuales|cuando|cuanta|cuantas|cuanto|cuantos|cuenta|cuentame|cuenteme|currado|curras|curriculo|curriculum|curro|curso|cv|d|da|daba|dado|dame|dan|dar|daria|das|de|debe|deben|deberia|decir|decirme|dedica|dedicaba|dedicas|dedico|defiende|dejar|dejo|del|deme|dentro|describe|desde|despacho|despachos|despues|detalles|di|dia|dias|dice|dicen|dices|dieron|diez|digame|digo|dijo|dime|dio|dirige|dirigido|domina|donde|dos|duracion|durante|duraron|duro|e|ejemplo|ejerce|ejercia|ejercido|ejerciendo|el|ella|ellos|empezar|empezaste|empezo|empieza|empleada|empleado|empleaste|empleo|empleos|empresa|empresas|en|encaja|encajaria|encarga|encargarse|encontraba|encuentra|entiende|entonces|entrar|entre|entro|epoca|era|eran|eras|eres|es|esa|esas|escribio|escrito|ese|eso|esos|esta|estaba|estabas|estado|estan|estaria|estas|este|esto|estos|estoy|estudia|estudiado|estudiar|estudiaste|estudio|estudios|estuviste|estuvo|etapa|exactamente|exige|exp|experiencia|experiencias|experta|experto|explica|explicame|explicar|explique|familiarizada|familiarizado|favor|fecha|fechas|fin|finalizo|finde|fines|fluidez|fluido|forma|formo|fue|fuera|fueron|fuerte|fuiste|funciones|ganado|gano|gente|gracias|gratis|gustaria|ha|haber|habia|habla|hablado|hablame|hablando|hablar|hablarme|hablas|hable|habria|hace|hacer|haces|hacia|hacias|haciendo|han|haria|has|hasta|hay|hazme|he|hecho|hey|hice|hiciste|historial|hizo|hola|hombre|hoy|hubo|iba|idea|igual|imagino|incorporo|indicar|info|informacion|ingreso|inicio|interesa|ir|iria|jefa|jefe|junior|la|labor|laboral|laborales|labura|laburado|laburas|laburaste|laburo|largo|las|le|leer|llama|llamaba|llaman|llamo|llego|lleva|llevaba|llevar|llevas|llevo|lo|los|luego|lugar|lugares|maneja|manejar|manejas|manejo|mas|mayor|mayoria|me|mejor|menciona|menos|mes|meses|metido|metio|mi|mientras|mis|misma|mismo|momento|mucha|muchas|mucho|muchos|muestrame|mujer|muy|nada|necesita|necesitamos|necesito|ni|ningun|ninguna|ninguno|nivel|no|nombre|nos|nosotros|nota|notas|nuestra|nuestro|nunca|o|obtuvo|ocupa|ocupaba|oficina|ok|otra|otras|otro|otros|oye|pa|pais|paises|para|parece|parte|particulares|pasa|pasado|pasar|paso|perfil|pero|persona|personas|pide|piden|platicame|poco|podria|podriamos|podrias|pone|poner|por|porfa|porque|posee|pq|practica|pregunta|preguntar|pregunto|previa|previo|primer|primera|primero|principal|principales|profesion|profesional|propia|propio|proximo|publicado|publico|puede|pueden|puedes|puedo|puesto|puestos|q|que|queda|quedado|quedo|queria|querria|quien|quienes|quiere|quiero|quisiera|recien|reciente|referia|requiere|residio|respecto|responsabilidades|sabe|saber|sabes|sabia|sabria|saco|sale|salida|salido|salio|salir|saliste|se|sea|segun|semana|semanas|senior|senor|senora|ser|sera|seria|servido|si|sido|siempre|siendo|siente|siga|significa|sigue|siguiente|sin|sirve|sirvio|sitio|sobre|solo|soltura|somos|son|sos|soy|su|suena|supervisa|supongo|sus|suyo|tal|tambien|tampoco|tan|tanto|tarde|tardo|tareas|tb|te|tema|temas|tendria|tenemos|tener|tenes|tenga|tengo|tenia|terminar|termino|ti|tiempo|tiene|tienen|tienes|tipo|tipos|toca|tocaba|tocado|toco|toda|todavia|todo|todos|total|trabaja|trabajaba|trabajado|trabajando|trabajar|trabajas|trabajaste|trabajo|trabajos|tras|trata|trayectoria|tres|tu|tus|tuviste|tuvo|u|ultima|ultimo|un|una|unidad|unio|uno|usa|usaba|usado|usamos|usan|usando|usar|usas|usaste|uso|usted|ustedes|utiliza|utilizar|utilizo|va|vale|van|veces|vemos|vendria|veo|ver|verdad|vez|vi|viene|vino|visto|vive|vivido|vivio|vivir|volveria|vos|voy|x|xq|y|ya|yo',
  verbs: /(?:[ai]do|[ai]ndo|iendo|aba[ns]?|[ií]an|[ai]ría[ns]?|aron|ieron|[ai]ste|ó)$/,
  participles: /(?!)/,
  languageEnding: /(?!)/,
  honorific: /(?<![\p{L}\p{N}])(?:Sra?)\.?\s+(?=\p{Lu})/gu,
  between: ['que', 'antes (?:de|del|que)|despu[eé]s (?:de|del|que)', 'y|e'],
  asks: {
    more: /(?:^[\s¿]*sus?\b|\bque\b(?! yo)|\bcual|\bquien|\bdonde|\bcuando|\bpor que|\bcomo\b|\bcuant|\bdime|\blista)/,
    yesNo:
      /\?|\b(?:saber|decir(?:me|nos)?|confirmar(?:me|nos)?) si\b|\bsi (?:ha|tiene|sabe|habla|es|esta|conoce|puede)|^(?:\S+ ){0,2}(?:ha|tiene|sabe|habla|es|esta|conoce|puede|maneja|trabajo(?= (?:en|con|para|como)\b))\b/,
    beginsWithVerb:
      /^[\s¿¡]*(?:(?:y|hola|pero|entonces)\W+)*(?:ha|tiene|sabe|habla|es|esta|conoce|puede|maneja|domina|trabaja|toca) (?!usted\b|alguien\b|posible\b)/,
    number:
      /\b(?:que|cual) (?:es el |es la |era el |era la )?(?:presupuesto|tamano|porcentaje|nota|importe|frecuencia)\b/,
    whoIs:
      /^(?:y |pero )?(?:quien(?:es)? (?:es|son)(?: ell[ao]s?| el)?|(?:ella|el) quien es|(?:por favor )?(?:habla|hable|cuenta|cuente|di|diga)me (?:algo |un poco )?(?:de|sobre|acerca de) (?:ella|el))$/,
    privateMatter:
      /^(?:y |pero )?(?:es|ella es|el es) (?:muy )?(?:alt[oa]|baj[oa]|grande|pequen[oa]|gord[oa]|delgad[oa]|guap[oa]|bonit[oa]|fe[oa]|calv[oa]|rubi[oa]|ric[oa]|pobre)$|\b(?:es|esta|estuvo|ha estado) (?:ella |el )?(?:enferm[oa]|embarazada|discapacitad[oa]|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|creyente|religios[oa]|catolic[oa]|gay|lesbiana|madre|padre)$|^cuanto (?:mide|pesa)\b|\bgrupo sanguineo (?:tiene|es)\b|\bsu grupo sanguineo\b|^a quien vota$|^(?:fuma|bebe)$|\b(?:es|son|hace|hacen|vive|viven|trabaja|trabajan) sus? (?:padres|madre|padre|marido|esposa|mujer|herman[oa]s?|hij[oa]s?)\b|\b(?:la|lo) han (?:detenido|arrestado)$/u,
    needs: /^(?:hola)?[ ,!]*(?:buscamos|necesitamos|busco|necesito)\b/,
    fits: /\b(?:encaja\w*|adecuad[ao]|sirve|cualificad[ao])\b/,
    denies: /(?!)/,
  },
  modifiers: {
    count: 'cuantos|cuantas|cuanto|cuanta|numero de|cantidad de',
    first: 'primer|primera|primero|primeros|primeras|inicial|inicios|comienzos|mas antiguo|mas antigua',
    last: 'ultimo|ultima|ultimos|ultimas|reciente|recientes|mas nuevo|mas nueva',
    longest:
      'mas tiempo|mas anos|mas largo|mas larga|mas prolongado|mayor duracion|mayor tiempo|duro mas|mas duro|mas le duro|mas ha durado|mas le ha durado|mas aguanto|quedo mas|mas se ha quedado',
    shortest:
      'menos tiempo|menos anos|mas corto|mas corta|mas breve|menor duracion|menor tiempo|duro menos|menos duro|menos le duro|menos ha durado|menos le ha durado|menos aguanto|aguanto menos',
    second: 'segundo|segunda|2do|2da|el otro|la otra',
    third: 'tercero|tercera|tercer|3ro|3ra|3er',
    before: 'antes|previo a|previamente|anterior a|anteriormente|con anterioridad',
    after: 'despues|luego|tras|posterior a|posteriormente|a continuacion|mas tarde',
    since: 'desde|a partir de|a partir del',
    until: 'hasta',
    between: 'entre',
    not: 'no|nunca|jamas|sin|tampoco|ni|ningun|ninguna|ninguno|carece',
    except:
      'ademas de|ademas del|fuera de|aparte de|aparte del|aparte|excepto|salvo|sin contar|que no sea|que no sean|mas alla de',
    more: 'mas|mejor|mayor|prefiere|prefieres|vs|versus|frente a|compara|comparado|comparar|diferencia',
    earlier: 'antes|primero|mas temprano',
    or: 'o|u|vs|versus|o bien',
    anaphor:
      'eso|esto|ese|esa|esos|esas|aquel|aquella|aquello|ahi|alli|alla|este puesto|este trabajo|este cargo|esta empresa|este lugar|dicha empresa|dicho puesto|la empresa|el mismo|la misma|lo mismo|entonces|el primero|la primera',
    both: 'ambos|ambas|los dos|las dos|cada uno de ellos',
    now: 'ahora|actualmente|hoy|ahorita|en la actualidad|en este momento|en estos momentos|actual|actuales|presente|de momento|por ahora|todavia|aun',
    abroad:
      'extranjero|fuera del pais|fuera de su pais|otro pais|otros paises|el exterior|experiencia internacional',
    pandemic: 'pandemia|covid|coronavirus|confinamiento|cuarentena',
    duration:
      'cuanto tiempo|que tanto tiempo|cuantos anos|cuantos meses|cuanto duro|cuanto dura|cuanto lleva|cuanto llevas|cuanto estuvo|cuanto hace|hace cuanto|cuanto aguanto|cuanto tardo|cuanta experiencia|anos de|anos con|duracion|antiguedad|permanencia|tiempo en|tiempo con',
    when: 'cuando|que ano|que anos|que fecha|que fechas|que mes|que epoca|que momento|fecha|fechas',
    where:
      'donde|dnd|adonde|que empresa|que empresas|que compania|que trabajo|que puesto|que lugar|que sitio|que pais|que ciudad|que pueblo|que universidad|que escuela',
    who: 'quien|quienes',
    why: 'por que|porque|xq|pq|motivo|motivos|razon|razones|como es que',
  },
  degrees: {
    school:
      'bachillerato|bachiller|secundaria|preparatoria|prepa|graduado escolar|selectividad|liceo|titulo escolar',
    vocational:
      'formacion profesional|fp|ciclo formativo|grado medio|grado superior|tecnico superior|tecnica superior|tecnico medio|tecnicatura|carrera tecnica|titulo tecnico|formacion dual',
    bachelor:
      'licenciatura|licenciado|licenciada|grado universitario|grado en|titulo de grado|diplomatura|pregrado|titulo universitario|licencio|carrera universitaria|estudios universitarios|universitaria|universitario|egresado|egresada|graduado|graduada|bachelor',
    master: 'master|masters|maestria|magister|posgrado|postgrado|mba|msc',
    doctorate: 'doctorado|doctoro|doctor|doctora|doctoral|doctorando|phd|ph d|tesis|postdoc',
  },
  classes: {
    'programming-language':
      'lenguaje de programacion|lenguajes de programacion|lenguajes|que lenguaje|idiomas de programacion|en que programa|en que programas',
    framework: 'framework|frameworks|librerias|bibliotecas de software|marcos de trabajo',
    database: 'base de datos|bases de datos|bbdd',
    cloud: 'nube|cloud|infraestructura|devops',
    'operating-system': 'sistema operativo|sistemas operativos',
    tool: 'herramienta|herramientas|que programas|q programas|que software|programas informaticos|que aplicaciones',
    'design-software':
      'software de diseno|programas de diseno|programas de dibujo|herramientas de diseno|cad',
    'office-software': 'ofimatica|paquete office|hoja de calculo|hojas de calculo|programas de oficina',
    'machine-learning':
      'herramientas de ia|herramientas de inteligencia artificial|herramientas de machine learning|librerias de ia',
    web: 'tecnologias web|tecnologia web|frontend|front end|desarrollo web',
    method: 'metodo|metodos|metodologia|metodologias|que tecnicas|sus tecnicas',
    machine: 'maquina|maquinas|maquinaria|aparato|aparatos|equipamiento|instrumentos|dispositivos',
    'soft-skill':
      'habilidades blandas|competencias blandas|soft skills|habilidades sociales|habilidades interpersonales|habilidades personales|competencias personales|don de gentes',
  },
  channels: {
    email: 'correo|email|e mail|mail',
    phone:
      'telefono|tel|tlf|celular|cel|movil|que numero|su numero|tu numero|whatsapp|llamar|llamarle|llamarla|llamarlo|llamarte|llamo',
    website: 'web|pagina web|sitio web|pagina personal|homepage|website|blog|url',
    address: 'direccion postal|domicilio|calle|codigo postal|direccion de casa',
    profile: 'linkedin|github|gitlab|twitter|xing|instagram|facebook|mastodon|orcid|behance|redes',
  },
  topics: ofEach(sections, 'asked'),
  and: 'y|e|y tambien|y ademas|ademas|tambien|asi como|y luego',
};
