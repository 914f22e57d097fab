import type { ClaimPhrases } from '../claim-phrases';

/** Right before a length of time, in which an article counts. */
const lasts =
  '\\b(?:durante|mas de|menos de|casi|cerca de|aproximadamente|alrededor de|lleva|llevaba|llevo|estuvo|paso|trabajo|trabaja|duro|dura|permanecio|desde hace|hace|apenas|solo|dedico|cumplio|por|a lo largo de|de|en|fue|unos?|poco mas de|algo mas de|tras|son|otro|con)';

/** Denies what follows. */
const not = '\\b(?:no|nada|ningun[oa]?|nunca|tampoco|sin|nadie|ni)\\b';
/** How words begin that tell what a text holds. */
const told =
  'aparec|mencion|figur|indic|inform|const(?:a|an|ancia|ar)\\b|encuentr|encontr|dic(?:e|en|ho)\\b|especific|precis(?:a|an|ado|ar)\\b|concret(?:a|an|ado|ar)\\b|datos?\\b|recog(?:e|en|ido)|refier|detall|curriculum|curriculo|cv\\b|perfil\\b|contien|contempl|cita(?:n|do|r)?\\b|nombra(?:n|do|r)?\\b|lista(?:n|do|r)?\\b|enumer|senal(?:a|an|ado)\\b|aclar|explic|rastro|noticia|alu(?:de|den|sion)|reflej|declara|facilit|proporcion|revel|desvel|documento?\\b|incluy';
/** Asks what a text may leave open of what it mentions. */
const asking = 'quien\\w*|cuando|donde|cuant\\w+|cual\\w*|lo que|(?:a|con|en|para|por) que';

export const claims: ClaimPhrases = {
  noClaim:
    /\b(?:quiza|quizas|tal vez|a lo mejor|puede que|es posible que|es probable que|probablemente|posiblemente|seguramente|acaso|ojala|supongo|imagino|me temo|sospecho|intuyo|me parece|creo que|yo diria|quisiera|no (?:lo )?(?:dude|dudes|dudeis|duden)|no le (?:importara|molestara)|por favor|(?:me|nos) (?:gustaria|encantaria|temo|alegra|encanta)|(?:yo )?(?:no )?(?:puedo|podemos|soy|estoy|espero|esperamos|recomiendo|sugiero|aconsejo|propongo|desconozco|ignoro|dispongo|opino|prefiero|invento)|no tengo|no cuento con (?:esa|ese|datos|informacion)|no me (?:consta|corresponde|atrevo|pida|pidas|compete)|no (?:se |te |le |lo |la |me |os )*(?:preocup|pierd|piense|espere|tenga|tema\b|temas\b|olvide|cort[ea]|deje|vacile|haga|diga|pida|ponga|busque|crea|confunda|moleste|sea|vaya|fie)\w*|no es (?:cosa mia|asunto mio)|ni idea|como (?:ia|asistente)|en que (?:puedo|mas)|gracias|hola|lo siento|disculp\w+|perdon\w*|bienvenid[oa]s?|encantad[oa] de|con (?:mucho )?gusto|sera un placer|es un placer|hasta (?:pronto|luego)|enhorabuena|buena (?:pregunta|suerte)|buen (?:intento|dia)|(?:puede|puedes|podeis|pueden|podras?|podran) (?:\w+ ){0,2}(?:escribir|contactar|llamar|preguntar|encontrar|descargar|ver|poner|enviar|mandar|consultar|localizar|leer|pedir|proponer|invitar|hacer|hablar|comprobar|visitar|acudir|concertar|buscar|dejar|contar|decir)\w*|(?:te|le|les|os) (?:puedo|recomiendo|sugiero|aconsejo|invito|animo|agradezco|gustara|interesara|ayudo|escucho|cuento|paso)|(?:quiere|quieres|desea|deseas|necesita|necesitas|prefiere) (?:saber|que le|que te|ver|leer|mas|otra|algo)|(?:digame|dime|cuenteme|cuentame|preguntele|preguntale|escribale|escribele|llamele|llamela|llamale|llamala|contactele|contactela|contactale|contactala|pidale|pidele|pidaselo|pideselo|invitele|invitela|invitale|invitala|propongale|proponle|mandele|mandale|envieme|enviele|enviale|cuenteselo|cuentaselo|preguntemelo|pregunteselo|preguntaselo|digaselo|diselo|hagale|hazle|animese|animate|dele|dale|dejele|dejale))\b|^[\s¡¿]*(?:y )?(?:escriba|contacte|llame|pregunte|invite|invitad|consulte|envie|mande|pida|pruebe|prueba|intente|imagine|imaginese|imagina|mire|fijese|tenga en cuenta|recuerde|piense|no invente|vaya|venga|adelante|por que no|ojo|solo (?:respondo|hablo|conozco|se )|(?:escribe|llama|contacta|pregunta|manda|envia|consulta|invita) (?:a |al |con |por )?(?:su |un |una |ella|el )?(?:correo|mail|email|telefono|mensaje|linkedin|web|pagina))\b/,
  noClaimAsWritten:
    /(?<!\p{L})(?:[nN]o (?:(?:me|te|le|les|lo|la|los|las|se) ){0,2}(?:(?!(?:\p{L}*(?:tuvo|hizo|quiso|supo|vino|puso|dijo|dujo|trajo)|pudo|hubo|cupo|solo|como|todo|otro|mucho|poco|tanto|cierto|nuevo|obstante)(?!\p{L}))\p{L}{2,}(?<!ad|id)o|\p{L}{2,}[aei]mos|\p{L}+(?:ar|er|ir|dr)(?:á|ás|án))(?!\p{L})|[sS]i (?!bien(?!\p{L}))|(?:[nN]o |[yY]o )(?:lo |la |los |las |te |le )?sé(?!\p{L})|(?:\p{L}{2,}[ai]r|[pP]odr|[sS]er|[dD]eber|[tT]endr|[qQ]uerr|[sS]abr|[hH]abr|[vV]aldr|[vV]endr|[pP]ondr|[sS]aldr|[cC]onvendr|[sS]upondr|[cC]abr|[hH]ar|[dD]ar|[dD]ir|[iI]r|[vV]er|[aA]prender|[pP]arecer|[aA]gradecer|[mM]erecer|[oO]frecer|[rR]esponder|[aA]tender|[eE]ntender|[cC]onocer|[hH]acer)ía(?:n|s|mos)?(?!\p{L})(?<!(?:secret|not|comis|adqu)[ai]ría))/u,
  noDenial:
    /^\W*no(?= ?[,;:.!–—])|\bno solo\b|\bno solamente\b|\bno unicamente\b|\bno (?:menos|mas) de\b|\bsin duda\b|\bno en vano\b|\bno (?:cabe|hay|queda) (?:ninguna |la menor )?duda\b|\bno obstante\b|\bnada (?:menos|mal|mas (?:llegar|terminar|acabar|entrar|empezar|salir|y))\b|\bni mas ni menos\b|\bno es (?:poco|poca cosa|casualidad|de extranar)\b|\bpor no (?:hablar|mencionar)\b|\bno (?:para|deja) de\b|\bcomo si nada\b|\bantes que nada\b|\bsobre todo y nada mas\b|\bno (?:gubernamental|lucrativ\w+|tan \w+|hay (?:de que|problema|prisa)|pasa nada|importa|faltaba mas|es (?:facil|posible|cierto|verdad|asi|correcto|exacto|raro|lo mismo|de recibo|necesari[oa])|exactamente|del todo|siempre|todo)\b|\b(?:eso|esto|aquello|ello|es[ae] (?:pregunta|tema|dato|cuestion)|lo demas|aqui) (?:ya |aun |todavia |tampoco )?(?:no |tampoco )?(?:es|esta|tiene|viene|depende|entra|forma|toca|se|le corresponde|va|cabe|hay|consta)\b|\b(?:para|a|sobre|de) (?:eso|esto) no\b|\bno (?:todo|todos|todas)\b|\bno (?:especul|opin|invent|adivin|coment|divag)\w+|\bno (?:a|para|por|con|de) (?:mi|nosotros|usted)\b|\b(?:de|para) nada\b|\bnada mas\b|\bni mucho menos\b|\bno tienes? mas que\b|\bno (?:le|te|les|os) quepa\b|\b(?:como|claro que|por supuesto que) no\b|\bno hay\b(?! (?:\w+ )?(?:experiencia|formacion|estudios|titul))|\bno (?:hace falta|cuesta nada|se (?:puede|trata|sabe))\b|\bnunca (?:se sabe|es tarde|esta de mas)\b|\b(?:est[ea]|un|una|el|la) (?:asistente|chat|chatbot|robot|bot|ia|maquina|programa|pagina|web|modelo) (?:no|nunca|tampoco)\b|\b(?:sin|ningun) problema\b|\bnadie es perfecto\b|\ba no ser\b|\bno hay mas que\b/g,
  // The subject is left out: a sentence denies of the owner unless the assistant speaks of itself.
  denial:
    /^(?!.*\b(?:yo|me|mi|conmigo|nos|nosotros|puedo|podemos|quiero|tengo|respondo|contesto|hago|digo|doy|entiendo|invento|opino|especulo|comparto|guardo|logro|consigo|pienso|hablo|conozco|recuerdo|he (?:podido|entendido|encontrado|visto|sabido|leido))\b).*?(?:\bno\b|\bnunca\b|\bjamas\b|\bningun[oa]?s?\b|\bnada\b|\bnadie\b|\btampoco\b|\bcarec(?:e|ia|io)\b|\bsin (?:\w+ )?(?:experiencia|titulo|titulacion|conocimientos?|estudios|formacion|haber|ser|tener|terminar|acabar|contar)\b|\bni (?:siquiera|\w+ (?:\w+ )?ni)\b|\b(?:le|les) falta\b|\ben (?:mi|la) vida\b)/,
  noLonger:
    /\bya no\b|\bno (?:\w+ )?(?:trabaja|esta|sigue|ejerce|estudia|ocupa|pertenece|vive|reside|continua)\b|\bha dejado de\b/,
  absence: new RegExp(
    [
      `${not}.{0,70}\\b(?:${told}|referencia|pone\\b|viene (?:en|su|el|la)\\b|sale (?:en|por)\\b|se (?:sabe|lee|ve|cuenta|habla)\\b|sabemos\\b|conocemos\\b|se conocen?\\b|conocid|hay nada)`,
      `\\b(?:cv|curriculum|curriculo|perfil|documento|hoja de vida)\\b.{0,50}(?:${not}|\\b(?:calla|omite|silencio|aire|deja (?:abiert|sin)|obvia|elude)\\b)`,
      `^\\W*(?:(?:a|con|de|desde|en|para|por) )?(?:${asking}|que|si)\\b[^,]*${not}`,
      '^\\W*(?:faltan?|(?:no|tampoco) hay)\\b|\\bse (?:desconoce|ignora|echa en falta|omite)\\b|\\b(?:desconozco|ignoro)\\b|\\bausente\\b|\\b(?:es|son|queda|sigue siendo) (?:un misterio|una incognita|desconocid)|\\ben el aire\\b|\\bse (?:lo )?calla\\b|\\b(?:no|tampoco) (?:lo )?se (?:si|cual|cuant|quien|donde|como|cuando|que)\\b|\\bni (?:una )?(?:palabra|rastro)\\b|\\bbrilla por su ausencia\\b',
    ].join('|'),
  ),
  saying: new RegExp(
    `^(?:${told}|nada|referencia$|pone$|sale|viene|sab|sep|desconoc|ignor|partes?$|lados?$|siquiera|correo|hay$)`,
  ),
  asking: new RegExp(`\\b(?:${asking})\\b`),
  others: /\b(?:otr[oa]s?|mas|demas|adicional(?:es)?|ulterior(?:es)?)\b/,
  fields: {
    level: /\bnivel\b/g,
    name: /\b(?:nombre|se llama)\b/g,
    who: /\b(?:quien|expid\w+|emiti\w+|emisor\w*|otorg\w+|conced\w+|organismo|entidad|institucion|editorial|revista|empresa|organizador\w*|universidad|escuela|empleador\w*)\b/g,
    when: /\b(?:fechas?|anos?|cuando|periodo)\b/g,
    where: /\b(?:donde|ciudad|lugar|pais|localidad|sede)\b/g,
    duration: /\b(?:duracion|cuanto (?:duro|tiempo))\b/g,
    grade: /\b(?:notas?|calificaci\w+|puntuaci\w+|resultado)\b/g,
    title: /\b(?:titulo|cargo|puesto|funcion|asignatura|materia)\b/g,
    count: /\b(?:numero|cantidad|cuant[oa]s?|tamano|cost(?:e|o)|presupuesto|superficie|importe)\b/g,
    why: /\b(?:motivos?|razon(?:es)?|por que)\b/g,
  },
  time: {
    startBefore:
      /\b(?:desde|a partir de|a contar de|empez\w+(?: en)?|comenz\w+(?: en)?|inici\w+(?: en)?|se incorporo(?: en)?|arranc\w+(?: en)?)(?: (?:el|la|los|ano|mes|dia|principios?|comienzos|inicios|finales|fines|mediados|verano|invierno|otono|primavera|de|del|en|a))*[\s(-]*$/,
    begins:
      /\b(?:empez|empiez|comenz|comienz|inicio\b|inicia\b|incorpor|entr[oa]\b|se unio|se sumo|ingres|contrat|arranc|ficho|ficha\b|fund[oa]\b|cofund|abrio|creo\b|lanzo|llego a\b)/,
    finishes:
      /\b(?:termin|acab[oa]|finaliz|se gradu|graduo|licencio|dej[oa]\b|abandon|se fue|se marcho|complet[oa]|titulo en|se titulo|se doctoro|concluy|se despidio|renuncio)/,
    to: /^\s*(?:a|al|hasta|–|—|-|y|\/)\s*(?:(?:el|finales|fines|principios|comienzos|mediados|de|ano)\s+)*$/,
    years: /^[\s-]*(?:largos |buenos |intensos |muchos )?anos?\b/,
    months: /^[\s-]*mes(?:es)?\b/,
    decades: /^[\s-]*decadas?\b/,
    half: /^\s*y medi[oa]\b/,
    ones: [
      [
        '1',
        new RegExp(
          `(?<=${lasts} )un[ao]?(?: solo| escaso| buen| largo)?(?= (?:ano|mes|decada)\\b)|\\bun(?= ano,? y )`,
          'g',
        ),
      ],
      ['0.5', new RegExp(`(?<=${lasts} )medi[oa](?= (?:ano|decada)\\b)`, 'g')],
    ],
    noLength:
      /(?<!desde )\bhace(?: (?:ya|casi|mas de|unos|unas))*$|\b(?:cada|al|edad de|dentro de|antes|despues|mas tarde|en menos de)$/,
    butLength: /^,? ?(?:que\b|y (?:sigue|continua))/,
    about: /\b(?:unos|unas|aproximadamente|alrededor de|cerca de|casi|cosa de|en torno a|sobre|como)[\s~]*$/,
    more: /\b(?:mas de|al menos|por lo menos|mas alla de|como minimo|algo mas de|bastante mas de|un minimo de|ya|superior a|supera los|pasa de|poco mas de)\s*$/,
    less: /\b(?:menos de|casi|apenas|como mucho|como maximo|a lo sumo|no llega a|cerca de|hasta|poco menos de)\s*$/,
    notLength: /^(?:mas tarde|antes|despues|previo)/,
    moreAfter: /^(?:o mas|plus\b)/,
    lessAfter: /(?!)/,
    aboutAfter: /(?!)/,
  },
  order: {
    first:
      /\b(?:primer (?:empleo|trabajo|puesto|cargo|empleador|destino)|primera (?:experiencia|empresa|ocupacion|etapa)|(?:empezo|comenzo|inicio|arranco) (?:su|la) (?:carrera|trayectoria|andadura|vida)|(?:carrera|trayectoria|andadura|vida laboral|vida profesional) (?:\w+ )?(?:empezo|comenzo|arranco|se inicio)|mas antigu[oa]|se estreno|dio sus primeros pasos|sus inicios)\b/,
    before:
      /\b(?:antes de|antes de (?:trabajar (?:en|para)|entrar en|incorporarse a|unirse a|pasar (?:por|a)|llegar a|ir a|su (?:etapa|paso|trabajo|tiempo|puesto) (?:en|por|de)|ser contratad[oa] por)|previo a|con anterioridad a|anterior a)\s+(?:el |la |los |las )?$/,
    after:
      /\b(?:despues de|tras|luego de|al (?:dejar|salir de|acabar en|terminar en)|(?:despues de|tras|luego de) (?:dejar|(?:su|una|la) (?:etapa|paso|trabajo|tiempo|puesto|estancia|experiencia) (?:en|por|de)|trabajar (?:en|para)|salir de|pasar por|estar en|abandonar)|posterior a|con posterioridad a|(?:paso|salto|se fue|se marcho|cambio|se traslado|vino|venia|procedia|llego) (?:de|desde)|dejo|abandono|salio de)\s+(?:el |la |los |las )?$/,
    later:
      /\b(?:luego|despues|mas tarde|posteriormente|a continuacion|mas adelante|(?:y|para) (?:de ahi|pasar)|(?:y|,) (?:de ahi )?(?:paso|pasa|salto|se fue|se marcho|ficho) (?:a|por|al)|antes de (?:pasar|entrar|incorporarse|unirse|llegar|irse|marcharse))\b/,
  },
  slots: {
    skills:
      /\b(?:domina(?:ba)?|dominio de|maneja(?:ba|ndo)?|manejo de|conoce|conocia|conocimientos?(?: \w+)? (?:de|en|sobre)|experiencia(?: (?:previa|laboral|profesional|practica|amplia|solida|demostrable))? (?:en|con|de|como|usando|utilizando|trabajando con|programando en)|experimentad[oa] (?:en|con)|expert[oa] (?:en|con)|especialista en|especializad[oa] en|especialidad (?:en|es)|se (?:ha )?especializ(?:o|a|ado) en|(?:habilidades|competencias|destrezas|aptitudes|conocimientos)(?: \w+){0,2} ?(?:en |incluyen |son |estan |figuran |destacan |abarcan |como |:)|(?:competencias|habilidades|herramientas|aficiones) (?:estan|figuran|destacan|se (?:encuentran|cuentan))|utiliza(?:ba|do|ndo)?|utilizo|usa(?:ba|do|ndo)?|uso(?: de)?|emplea(?:ba|ndo)?|trabaj(?:a|o|aba|ado|ando)(?:,[^,]{1,40},)? (?:\w+ )?con|program(?:a|o|aba|ado|ando) (?:en|con)|desarroll(?:a|o|aba|ado) (?:en|con)|formad[oa] en|formacion en|form[oa] en|cursos? (?:de|sobre|en)|certificad[oa] (?:en|como)|certificacion (?:en|de)|acreditad[oa] en|familiarizad[oa] con|(?:herramientas|programas|tecnologias|lenguajes|software|materiales|metodos) como|sabe(?: (?:de|usar|manejar|utilizar|programar(?: en| con)?|trabajar con|mucho de|algo de))?|aprendio(?: a)?|ha aprendido|se (?:defiende|maneja|desenvuelve|apana)(?: \w+)? (?:en|con)|soltura (?:con|en)|versad[oa] en|ducho en|ducha en|habil (?:en|con)|competente (?:en|con)|buen[oa] (?:en|con)|le (?:interesan?|gustan?|encantan?|apasionan?)|se interesa por|aficionad[oa] al?|apasionad[oa] (?:de|por)|aficiones (?:son|incluyen|estan)|licenciatura en|grado en|master en|doctorado en|titulo (?:de|en)|diploma (?:de|en)|titulad[oa] en|diplomad[oa] en|doctora? en|posgrado en|estudio|estudios de|estudia|curso|graduad[oa] en|licenciad[oa] en|domina tambien|recurre a)\b/g,
    title:
      /\b(?:como|es|era|fue|ha sido|siendo|sera|(?:puesto|cargo|rol|posicion|plaza|funcion|funciones|papel|titulo|categoria|empleo) (?:actual )?(?:de|es|era|fue)|ascendid[oa] a|ascendio a|ascendieron a|subio a|promovid[oa] a|promocionad[oa] a|promociono a|paso a(?: ser)?|llego a(?: ser)?|nombrad[oa]|nombraron|nombro|elegid[oa]|eligieron|contrat(?:o|aron|ad[oa]) (?:como|de)|ejerc(?:e|io|ia) (?:de|como)|trabaj(?:a|o|aba|ado) de|hizo de|hace de|actu(?:a|o|aba) (?:de|como)|se convirtio en|se hizo|convertid[oa] en|entro de|empezo de|profesion(?: es)?|profesion,|sigue siendo|continua siendo)\s+(?:un[oa]? |la |el |su |primer[ao]? |nuev[ao] )*$/,
    profession:
      /^(?:senior|junior|jefe|jefa|gerente|encargad[oa]|responsable|presidente|presidenta|vicepresident[ea]|fundadora?|cofundadora?|duen[oa]|propietari[oa]|soci[oa]|titular|lider|catedratic[oa]|decan[oa]|rectora?|docente|maestr[oa]|becari[oa]|aprendiz|aprendiza|ayudante|asistente|auxiliar|agente|comercial|juez|jueza|magistrad[oa]|fiscal|notari[oa]|procuradora?|abogad[oa]|medic[oa]|cirujan[oa]|dentista|matrona|comadrona|celadora?|farmaceutic[oa]|veterinari[oa]|fisioterapeuta|terapeuta|enfermer[oa]|arquitect[oa]|aparejadora?|ingenier[oa]|informatic[oa]|tecnic[oa]|mecanic[oa]|operari[oa]|contable|economista|secretari[oa]|administrativ[oa]|recepcionista|botones|conserje|portavoz|delegad[oa]|consejer[oa]|tesorer[oa]|cajer[oa]|comisari[oa]|bibliotecari[oa]|archiver[oa]|pilot[oa]|capitan|capitana|chofer|camioner[oa]|transportista|carpinter[oa]|fontaner[oa]|electricista|albanil|panader[oa]|pasteler[oa]|cociner[oa]|camarer[oa]|chef|sumiller|jardiner[oa]|peluquer[oa]|fotograf[oa]|music[oa]|actor|actriz|poeta|interprete|cientific[oa]|biolog[oa]|psicolog[oa]|quimic[oa]|alcalde|alcaldesa|concejal|concejala|ministr[oa]|diputad[oa]|astronauta|azafat[oa]|bombero|bombera|policia|mediadora?|ceo|cto|cfo|freelance|autonom[oa]|emprendedora?|pasante|doctorand[oa]|interin[oa]|capataz|director|directora|subdirectora?|profesora?|supervisora?|asesora?|gestora?|inspectora?|auditora?|tutora?|instructora?|mentora?|editora?|redactora?|correctora?|traductora?|consultora?|conductora?|escultora?|pintora?|escritora?|autora?|productora?|lectora?|investigadora?|vendedora?|[a-z]{3,}(?<!trabaj|innov|encant|promet|emprend)(?:adora?)|[a-z]{3,}(?<!optim|pesim|especial|conqu|perfeccion|real)ista|[a-z]{3,}(?:olog[oa]|icultora?))$/,
    joinsTitle: 'de|en|la',
    endsTitle: 'desde|que|y|con|on|a|en|de',
    endsCapitalTitle: 'desde|que|y|para|durante',
    listed: 'y|e|o|asi como',
  },
  degrees: {
    doctorate: /\bdoctorad[oa]\b|\bdoctora? en\b|\bes doctora?\b|\bdoctorarse\b|\bse doctoro\b/,
    master: /\bmaster (?:en|de)\b|\b(?:un|el|su) ?master\b|\bmaestria\b/,
    bachelor: /\blicenciatura\b|\bgrado (?:en|universitario)\b/,
    held: /\b(?:tiene|obtuvo|se doctoro|doctora|es doctor|termino|posee)\b/,
  },
  nextClause: /\by (?:ella|habla|tiene|es|fue|conoce|vive|entro|trabajo)\b/,
  there: /\b(?:alli|ahi|alla)\b|\ben (?:ese|este) (?:puesto|cargo)\b|\ben (?:esa|esta) (?:empresa|epoca)\b/,
  but: 'pero',
  abbreviations: 'sr|sra|p\\.\\s?ej',
  owner: /(?:)/,
  privateLife:
    /\b(?:hermanos?|hermanas?|esposa|esposo|marido|casad[oa]|divorciad[oa]|separad[oa]|solter[oa]|viud[oa]|embarazada|mellizos|gemel[oa]s?|hijos?|hijas?|madre|padre|padres|abuel[oa]s?|niet[oa]s?|sobrin[oa]s?|novi[oa]|nacid[oa]|nacio|infancia|crecio|religi\w+|catolic\w+|ate[oa]|sueldo|salario|cobra|gana (?:\d|mas|unos|casi)|vegetarian\w+|vegan[oa]|zurd[oa]|tatuajes?|perr[oa]s?|gat[oa]s?|mascotas?|anos de edad|cumpleanos|hipoteca)\b/,
  common:
    'talentosa talentoso experimentada experimentado apasionada apasionado dedicada dedicado versatil comprometida comprometido competente excelente verdadera verdadero curriculum cv unos unas cuyo cuya mediante dicho dicha aproximadamente alrededor cerca apenas solo carrera licenciatura grado master doctorado equipo equipos empresa empresas profesional actualmente trayectoria perfil ambito ademas tambien asimismo luego despues antes segun ella el su sus puesto puestos senora senor ' +
    'consta constan constancia figura figuran aparece aparecen aparecio mencionan mencion menciona mencionado indica indican indicado dicho especifica precisa concreta detalla detalle incluye incluyen inclusive contiene recoge recogen cita citan nombra lista documento documentos hoja ninguna ningun ninguno lado rastro noticia referencia referencias encuentro encuentra encuentran hallo veo sabe sabemos ' +
    'lleva llevan lleva cuenta cuentan dispone ofrece aporta combina compagina destaca destacan demuestra muestra abarca consiste consistio sirve permite ayuda colabora participa participo realiza realizo desarrolla desarrollo desempena desempeno ocupa ocupo ejerce permanecio estuvo quedo sigue continua ' +
    'total varios varias diversos diversas distintos distintas diferentes multiples numerosos amplia amplio solida solido gran grandes pequeno pequena mayor menor mejor alto alta nivel base bases parte partes cosas tareas labores funciones responsabilidad responsabilidades proyecto proyectos entorno entornos sector sectores campo area areas materia materias tema temas tipo tipos clase mundo ambos ambas demas resto ejemplo habitual habituales especialmente particularmente sobre todo ' +
    'correo electronico telefono email mail movil web pagina sitio direccion contacto url linkedin perfil formacion experiencia resumen datos fecha ti ia rr hh ee uu ue ong fp tfg tfm pdf competencia competencias habilidad habilidades conocimiento conocimientos aptitudes destrezas herramienta herramientas tecnica tecnicas metodo metodos idioma idiomas lengua lenguas aficion aficiones interes intereses',
};
