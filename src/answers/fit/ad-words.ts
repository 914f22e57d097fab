import { stem } from '../text/stem';

/**
 * Words of job ads. An ad mixes languages ("Must have" stands in German ones), so each list holds all five. Patterns are
 * compared with folded text.
 */

/** Headings before what the person will do; it is asked of the CV like a requirement. */
export const taskHeadings =
  'tasks|your tasks|your role|role|the role|responsibilities|key responsibilities|duties|what you will do|what youll do|what you ll do|you will|youll|you ll|what you do|day to day|the job|your mission|' +
  'mission|missions|vos missions|tes missions|taches|activites|activites principales|responsabilites|votre role|ce que vous ferez|' +
  'aufgaben|ihre aufgaben|deine aufgaben|aufgabengebiet|tatigkeiten|das machst du|das machen sie|was du machst|was sie machen|was du tust|dein job|bei uns tun|bei uns machen|sie tun|du tust|deine rolle|das erwartet dich|das erwartet sie|hauptaufgaben|' +
  'funciones|tus funciones|tareas|responsabilidades|que haras|tu dia a dia|tu mision|tu labor|' +
  '仕事内容|業務内容|職務内容|主な業務|担当業務|お任せ|具体的な業務|お仕事';

/** Headings before requirements that a lexicon does not know. */
export const requirementHeadings =
  'requirements|essential|desirable|qualifications|must have|nice to have|skills|your background|person specification|what you need|you bring|bonus points|' +
  'profil recherche|profil|competences|formation|exigences|prerequis|atouts|ce que nous attendons|ce que nous recherchons|' +
  'profil|anforderungen|voraussetzungen|was du mitbringst|was sie mitbringen|das wunschen wir uns|was wir uns wunschen|pluspunkte|' +
  'requisitos|perfil|formacion|se valora|imprescindible|lo que pedimos|que te pedimos|' +
  '必須|歓迎|応募資格|求める|条件';

/** Headings after which nothing is asked, beside those of the lexicons. */
export const otherHeadings =
  'we offer|what we offer|benefits|in it for you|perks|about us|who we are|salary|how to apply|our offer|why join us|why us|' +
  'nous offrons|nous proposons|avantages|a propos|qui sommes nous|remuneration|salaire|pourquoi nous rejoindre|' +
  'wir bieten|das bieten wir|das gibt es|das bekommst du|das bekommen sie|benefits|uber uns|gehalt|bewerbung|' +
  'ofrecemos|que ofrecemos|beneficios|condiciones|sobre nosotros|quienes somos|salario|' +
  '待遇|福利厚生|給与|勤務地|会社概要|私たちについて|応募方法';

/** Sentences that ask something of the person, outside any list. */
export const asking = new RegExp(
  [
    'you (?:have|must|should|bring|know|speak|are|hold|need|can)\\b|must[- ]have|\\bmust (?:have|be|speak|hold|know)|\\brequired\\b|is a (?:must|plus)|(?:we|i) (?:expect|require|need)\\b|looking for\\b|\\b\\d+\\+? years|(?:proven|solid|strong|prior|previous) (?:\\w+ )?(?:experience|knowledge)|experience (?:in|with|of)\\b|knowledge of\\b|fluen(?:t|cy)|degree in\\b|\\bability to\\b',
    'vous (?:avez|etes|maitrisez|justifiez|possedez|disposez|parlez|savez|connaissez|aimez)|titulaire d|(?:exige|requis|indispensable|imperati|souhaite|apprecie)e?s?\\b|un (?:plus|atout)\\b|experience (?:en|de|dans|d)\\b|maitrise de|connaissances? (?:en|de)|nous (?:cherchons|recherchons|attendons)|\\d ans',
    '(?:sie|du) (?:bring|hast|haben|verfug|beherrsch|sprich|sprech|kenn|besitz|konn|kann|bist|sind)|(?:erforderlich|vorausgesetzt|wunschenswert|von vorteil|zwingend|notwendig)|erfahrung (?:in|mit|als|im)|kenntnisse|wir (?:erwarten|suchen|brauchen|wunschen)|abgeschlossene|\\d jahre',
    'experiencia (?:en|con|de|como|minima)|(?:imprescindible|indispensable|deseable|valorable|excluyente)|se (?:requiere|valora|exige|pide)|conocimientos? (?:de|en)|dominio d|debes|(?:tienes|hablas|sabes|aportas|dominas|cuentas con)\\b|buscamos|necesitamos|\\d anos|titulacion|nivel (?:alto|medio|avanzado)',
    'の経験|経験者|必須|歓迎|尚可|なお可|年以上|できる方|ある方|お持ちの方|された方|スキル|求めて|資格',
  ].join('|'),
);

/** Sentences that tell what the person will do, outside any list. */
export const tasking =
  /^(?:in this role,? )?you(?:'ll| will|’ll) |^vous (?:aurez|serez|assurerez|devrez)|^(?:sie|du) (?:wirst|werden|leitest|leiten|ubernimmst|ubernehmen)\b|^(?:te encargaras|seras|tendras|llevaras)\b|をお任せ|を担当(?:して|いただ)/;

/** Words of what an employer offers; one of them tells what a list without a known heading is. */
export const benefit =
  /\b(?:holidays?|vacation|pension|gym|fruit|insurance|parental leave|flexible (?:working )?hours|free (?:parking|lunch|coffee)|discount|stock options|learning budget|urlaub|jobticket|jobrad|kantine|obstkorb|weihnachtsgeld|zuschuss|kita|conges|mutuelle|tickets?[- ]restaurant|rtt|teletravail|primes?|vacaciones|seguro medico|teletrabajo|horario flexible)\b|福利|手当|休暇|賞与|完備/;

/** Sentences about the offer or the law, wherever they stand. */
export const offer =
  /equal opportunit|regardless of|all qualified applicants|invite everyone to apply|egalite des chances|quel que soit|chancengleichheit|unabhangig von|igualdad de oportunidades|sin distincion|^(?:se ofrece|ofrecemos|we offer|wir bieten|nous (?:offrons|proposons)|unser angebot)|(?:salary|gehalt|salaire|salario|remuneration|vergutung|retribucion)\b|\d[.,]* ?(?:€|eur|£|\$|chf|usd|gbp|円|万円)|(?:€|£|\$) ?\d|holidays?\b|urlaubstage|conges\b|vacaciones|年収|月給|賞与|ご応募|お問い合わせ|@|https?:/;

/** Words that describe how well or how much, or that every ad holds: they name nothing that a CV could show. */
export const empty = new Set(
  (
    'big after before during look looking lors lorsque one two three four five six seven eight nine ten deux trois quatre cinq sept huit neuf dix zwei drei vier funf sechs sieben acht neun zehn dos tres cuatro cinco seis siete ocho nueve diez ability able industry solid strong good excellent great proven demonstrated deep hands practical basic advanced working prior previous relevant related similar equivalent comparable minimum least ideally preferably preferred plus bonus nice must mandatory required requirement essential desirable confident comfortable competent competency competence skilled proficient proficiency proficiently familiarity familiar experience experienced expertise knowledge understanding skill background track record years year month professional fluent fluency spoken written level toward towards field area role position job candidate person someone somebody degree certificate certification certified certifications qualification current valid recognised recognized various several etc such including include part take make making using use new own environment setting daily every first our your their we you who new member ' +
    'bonne bon excellent excellente solide solides confirme confirmee minimum minimale idealement souhaite souhaitee apprecie appreciee exige exigee requis requise indispensable imperatif imperative atout plus maitrise maitriser connaissance connaissances experience expérience pratique courant courante annees ans niveau capacite capable aptitude sens diplome titulaire formation certificat certification profil poste savoir aisance premiere significative reussie au moins vous votre vos nos notre expertise ' +
    'gute guter gutes sehr fundierte fundiert sichere sicherer sicher solide mindestens idealerweise wunschenswert vorteil voraussetzung erforderlich zwingend erfahrung erfahrungen berufserfahrung mehrjahrige mehrjahrig einschlagige kenntnis kenntnisse grundkenntnisse fahigkeit umgang jahre jahr niveau wort schrift fliessend verhandlungssicher abgeschlossene abgeschlossenes abgeschlossener abschluss ausbildung studium zeugnis zertifikat vergleichbar vergleichbare vergleichbarer bereich bereichen ander anderes andere unser unsere unseren ihre deine sie du arbeiten erste gern gerne freude ' +
    'buena buen bueno excelente solida solido alto alta medio avanzado minimo minima idealmente deseable valorable imprescindible indispensable requerido experiencia conocimiento conocimientos dominio manejo nivel anos ano capacidad habilidad valorara valoraran valoramos valora valoraremos se aportar titulo titulacion formacion certificado certificacion perfil puesto fluido fluida hablado escrito demostrable acreditada acreditado similar similares equivalente relacionado nuestro nuestra nuestros tu su usted previa previo ' +
    '経験 実務 実務経験 業務経験 知識 能力 以上 必須 歓迎 尚可 方 者 年 年以上 程度 資格 取得 保有 卒業 学位 理解 深 基本 基本的 実績 習得 使用 利用 活用 可能 高 何 当社 弊社 私 求 持 上 歴 関 対 行 等 他 系 スキル レベル ビジネスレベル ネイティブ'
  ).split(' '),
);

/** Verbs and nouns of all work: alone they show nothing, beside a subject they count little. */
export const weak = new Set(
  (
    'lead run manage build develop design support drive own deliver create maintain improve evolve help provide ensure coordinate handle advise roll plan implement organise organize prepare team teams project projects work working service services client clients customer customers company business communication communicate collaborate collaboration stakeholder quality process processes management manager leadership responsible senior junior system systems tool tools ' +
    'gerer assurer encadrer animer conduire participer realiser accompagner developper mettre place suivre equipe equipes projet projets client clients entreprise gestion qualite service services travail responsable communication organisation conduite ' +
    'bilden bildest aufbau betrieb weiterentwicklung gestaltung einsatz mitarbeit leiten leitest leitung planen planst entwickeln entwickelst betreuen betreust ubernehmen unterstutzen erstellen durchfuhren organisieren schreibst machst team teams projekt projekte kunde kunden firma betrieb qualitat leistung verantwortung kommunikation organisation ' +
    'gestionar dirigir llevar coordinar desarrollar realizar participar apoyar elaborar garantizar equipo equipos proyecto proyectos cliente clientes empresa gestion calidad servicio servicios responsable comunicacion organizacion ' +
    'autonomy autonomous independence flexibility flexible reliability reliable motivation motivated empathy creativity creative passion enthusiasm initiative resilience teamwork attitude personality autonomie rigueur dynamisme organisation motivation polyvalence esprit ecoute discretion belastbarkeit teamgeist teamfahigkeit zuverlassigkeit selbststandigkeit selbststandig flexibilitat engagement eigeninitiative kommunikationsstarke sorgfalt autonomia proactividad responsabilidad flexibilidad iniciativa motivacion compromiso 協調性 主体性 責任感 柔軟性 コミュニケーション コミュニケーション能力 意欲 ' +
    'obtain achieve guarantee contribute carry perform execute establish set up act take operate monitor oversee supervise assist analyse analyze prepare present report write review assess evaluate follow deliver promote drive grow scale shape define identify implement introduce increase reduce optimise optimize maximise maximize minimise minimize control keep look ' +
    'etablir elaborer assurer garantir piloter superviser produire conduire rediger preparer presenter analyser evaluer suivre obtenir definir identifier proposer contribuer veiller optimiser ameliorer augmenter reduire controler maintenir effectuer ' +
    'erstellen erstellst sicherstellen sorgen sorgst fuhren fuhrst durchfuhren auswerten wertest prufen prufst verantworten verantwortest steuern steuerst koordinieren koordinierst optimieren verbessern analysieren vorbereiten dokumentieren dokumentierst begleiten begleitest mitwirken umsetzen bauen baust schaffen ' +
    'obtener elaborar asegurar garantizar supervisar controlar analizar evaluar preparar redactar definir identificar proponer contribuir impulsar optimizar mejorar aumentar reducir mantener ejecutar velar colaborar encargarse ' +
    '改善 担当 実施 計画 構築 運用 管理 作成 対応 開発 設計 業務 チーム プロジェクト 制作'
  ).split(' '),
);

export const weakStems: ReadonlySet<string> = new Set([...weak].map(stem));

/** Words before the role in "is she a fit for a senior nurse with …?" */
export const fitLead =
  /^.*?\b(?:(?:fit|fits|suited|suitable|match|qualified|right|good|up|cut out|candidate|person|someone|somebody|anyone|one|experience[d]?)\s+(?:for|to|as)|would (?:suit|fit)|match(?:es)?|(?:looking for|need|want|after|hiring|seek(?:ing)?)|must have|has what|geeignet (?:fur|als)|richtige[rn]? (?:fur|als)|passt (?:sie|er|das profil|ihr profil) (?:zu|auf)|(?:suchen|brauchen|brauche|suche|gesucht wird|wollen)|fur (?:eine|die|unsere|den|diese) (?:stelle|position|rolle|posten)(?: als| auf| in| im| mit)?|convien\w+ (?:pour|a)|(?:cherch\w+|recherch\w+|il nous faut|besoin d|exigeons)|(?:le profil|adapte\w*|faite?|a sa place|qualifiee?|bonne?) (?:d|pour|a|dans)|pour un poste d|encaja\w* (?:en|como|para|con)|(?:buscamos|necesito|necesitamos|busco)|(?:sirve|valdria|adecuad[ao]|preparad[ao]|apt[ao]|cualificad[ao]) (?:para|como)|ajusta a|un puesto de)\s+/;

/** The question around what is asked, which asks nothing itself. */
export const fitFrame = new Set(
  'fit role position job post opening vacancy ad advert requirements requirement description profile match suitable someone somebody person candidate hire us team startup company poste emploi offre annonce profil quelqu quelqun personne stelle position job jemand jemanden person profil ausschreibung stellenanzeige unternehmen puesto vacante oferta alguien persona perfil 人材 役割 求人 求人票 会社 合 向 適任 条件 募集 募集要項 応募要件 要件 必要 探 人 方 的任 ポジション マッチ'.split(
    ' ',
  ),
);
