import { isArabic } from '../text/arabic';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';
import { type Language, languages } from './language-pack';

/** BCP 47 has this tag for a language that is not known. */
export const unclear = 'und';

/** Frequent words that no other of these languages has. */
const typical: Readonly<Record<Exclude<Language, 'ja' | 'ar'>, string>> = {
  en: 'the is are was were does did do has have what which who where when why how she he they her his their you your and with of any can could would ever tell know work works worked there this that it to for an been much many long before after at job jobs current skills degree experience years about like good from more speak first languages please career give last working employer want right write company study next done need looking people come take longest leave school came used list previous language doing since live than well should hire employed university thanks then anything highest something better teach call else number free other biggest stay graduate longer profile background nice still into customers between education country most here title business based phone hold show available play great begin back learn exactly happened internship best talk born join abroad thing employers studies thank short read just applicant really send only salary rate match fluent handle latest training same built mother tongue volunteer someone through never offer days reach doesnt later experienced five today break explain until finish published gaps certified courses three trade isnt address love over nationality favourite anyone outside meet make some period able move travel written main mean companies professional spend tasks during hired lead internships earlier knowledge living email references awards availability volunteering resume',
  fr: 'le les une est elle il ils dans avec pour sur quel quelle quels quelles ou quand comment pourquoi combien depuis chez son sa ses vous votre je nous qui que quoi parle travaille travaille-t connait sait fait etudie a-t-elle parlez quest-ce est-ce aussi encore actuellement poste emploi langues competences diplome annees et du au aux ce cette mon mes elles avez cest cetait jai deja faire bosse bonjour salut merci moi toi avant juste leur leurs sont etait ete ont donc alors comme temps peut annee employeur etudes travail apres etes faisait metier equipe passe longtemps langue donne actuel carriere candidat peux notre tout boite premier jamais projets pouvez personne puis cherche besoin quelqu parcours savoir lequel etre travailler cours bonne dernier ecole utilise formation reste ecris maitrise restee dure gagne fais vient boulot quitte moins prix raconte serait aide habite ville veux toujours marche permis ancien autre chose quelque genre avait stages appris faites exerce maintenant ecrire avoir aime suis pourrait trois suite journee jours etranger professionnel projet premiere meilleur professionnelle partie celui debute contrat pratique forme outils donnees publie enseigne deux dire trouve suisse voudrais vers veut nationalite bosser dispo salaire exactement aise domaine mieux activite entreprise travaillait passage vecu pendant ensuite recu gros diplomes logiciels maternelle blague dois faut aimerais connais titre appeler demander possede enfants prefere occupe mois offre cela anciens certificats plutot chomage compte maison employeurs postes coordonnees loisirs pretentions courriel cv benevolat recompenses joignable formations ciao',
  de: 'der die das ein eine einen ist hat war sie er ihr ihre ihrer sein seine mit bei wo was wann wie warum welche welcher welches wer kann konnen kennt spricht arbeitet gearbeitet ich wir und oder noch nicht seit fur von zu gibt haben sind auch schon mal beruf jahre sprachen kenntnisse ausbildung studiert derzeit bist du denn den dem des im auf aus kein keine hallo moin servus danke bitte erfahrung erfahrungen lebenslauf welchem welchen habe habt zertifikat zertifikate gehalt wohnort beruflich mein dein euch uns diese dieser hatte worden wurde geht heute morgen guten tag ehrenamt praktikum praktika hobbys projekte studium abschluss zeugnisse alles na gemacht lange hast macht stelle sich viele nach uber kandidatin bewerberin dich kandidat arbeitgeber mehr gern firma zeit arbeiten kannst jahr etwas ging dort bewerber deine fragen steht gelernt einem waren jahren jetzt davor stellen sagen womit sieht angestellt wissen kommt leute station warst langer erzahl hatten darf arbeit passt beherrscht schule unterrichtet aufgaben dann zusammen einer tatig gerade unter anrufen mich vorhanden kunden gewesen genau danach weiter worum ware ihren ihnen wofur suchen projekt jemanden viel berufserfahrung lehre gewonnen besser schreib eigentlich machen besten konnte woher gross liegt machst geschrieben wollte worin beschaftigt anstellung betrieb vielen vorher angefangen dass arbeitete sprache doch kurz mensch wohnt wohin mochte meine wochenende sucht konnten kandidaten jetzigen letzter langsten echt dauerte fremdsprachen muttersprache preise beschreiben muss seite aktuelle stimmt lautet lebt stadt halt soll wenn zeig geboren telefonnummer handynummer mailadresse fahigkeiten faehigkeiten gehaltsvorstellung fuhrerschein erreichbar kontaktdaten anschrift werdegang abschlusse auszeichnungen veroffentlichungen ciao salve ja jo',
  es: 'el los las una esta ella ellos con para sobre que cual cuales cuando como donde cuanto cuantos cuantas quien tiene ha habla trabaja trabajo trabajado sabe estudio estudios su sus usted y o del al por desde hace anos hay fue son idiomas puede puedo ahora actual empleo tambien mas yo nosotros es experiencia hizo antes puesto carrera tiempo alguna empresa estuvo algun algo eres lleva hecho hacia nivel trabajar hacer hasta despues titulo esto cuentame saber gracias profesional mejor equipo alguien anterior fecha estado clientes universidad podria gente proyectos lengua perfil paso domina trabajando saco formacion nota idioma persona quiero cuanta tuvo cargo sido ultimo conoce practicas maneja quiere este hablar vida contacto tienes laburo trabajos trabajaba estaba luego jefe necesito profesion vive ciudad datos mayor duro laboral termino grado dado candidata viene oficio pais mismo sigue tenes fuera buscamos primera mucho dejo tenido primer publico todo buenas gustaria exactamente verdad queria gusta proyecto hola remoto buen extranjero clase empresas empezo nunca acabo personas academico doctorado puedes libro hablame tengo dedica chamba estas telefono edad nacio fines semana practica contratarla interesa entrevista viajar puestos sirve dime habilidades preguntar salio fechas menos funciones tareas tenia vivido estudiaste durante sabes graduo cursos conocimientos lenguas ingles materna premios clases favor hazme trayectoria poco pagina residencia correo sueldo salario aficiones direccion movil disponibilidad formaciones publicaciones voluntariado premio referencias chao usa ser era ano dia mes',
  pt: 'continua o disso nisso disto nesse nessa desse dessa neste nesta deste desta naquele posso contacta gosta vezes fim coisa outro outra outros trabalham lideram mudou ganha escreveu pessoa pais cidade nome alem possui ajuda certo ele ela eles elas voce voces com em na nos nas do da dos das um uma ao pelo pela por para sobre desde ate onde quando como quanto quanta quantos quantas qual quais quem que os as ou se menos ja nao sim esta este isso isto essa esse dele dela deles delas seu sua seus suas meu minha teu tua foi era sao ser esteve estava tem teve tens ter tinha houve faz fez fazia fazer feito pode posso poderia sabe sabes saber fala falas falar fale falou conhece conheces conhecer domina usa usou trabalha trabalhas trabalhou trabalhava trabalhar trabalho trabalhando emprego empregos empregado empregador cargo empresa empresas experiencia profissao profissional carreira percurso curriculo formacao formou estudou estudos estuda cursos faculdade universidade mestrado doutorado doutoramento bacharelado grau certificacao certificacoes mora morou vive viveu nasceu idade anos ano tempo mes agora atual atualmente hoje ainda antes depois primeiro primeira ultimo ficou saiu entrou comecou terminou acabou deixou durou linguas lingua idiomas idioma nivel fluente fluentemente conhecimentos habilidades ferramentas linguagens projetos projeto publicou publicacoes livro artigos premio premios ganhou recebeu voluntariado estagio estagios aulas ensina ensinou clientes equipa equipe lidera liderou pessoas contato contacto telefone telemovel morada endereco salario disponivel entrevista vaga ola oi bom boa bons dia noite obrigado obrigada adeus tchau tudo bem diga diz dizer conte mim favor gostaria queria quero preciso procura alguma algum alguem muito muita tambem assim entao ingles alemao espanhol solteiro filhos religiao passatempos referencias pontos fortes fracos pergunta perguntas estudo deve devemos deviamos contrata',
};

const sets = Object.entries(typical).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);

/** Frequent words of languages in which no answers are given, most of all those of questions about a career. */
const others: Readonly<Record<string, string>> = {
  it: 'che chi cosa dove quando quanti quanto quali quale è ha sa della dei nel di lavora lavorato lavoro fa parla conosce esperienza anni lingue studiato con da ora mai usato ciao buongiorno buonasera salve grazie sono suo può',
  nl: 'wat wie waar wanneer hoe hoeveel welke heeft ze zij hij kan het een bij met ooit werkt gewerkt werken doet spreekt kent ervaring jaar talen gestudeerd begon nu goedendag sinds niet gaat',
  pl: 'co kto gdzie kiedy ile jak jakie jaki czy ma zna umie jest na w z do lat od się pracuje pracował pracowała mówi języki językach doświadczenia studiowała teraz cześć dzień dobry pracować',
  sv: 'vad vem var när hur vilka vilket har hon han kan är och på med att arbetar jobbar jobbat arbetat talar pratar språk år erfarenhet nu hej länge inte hos började morgon god',
  da: 'hvad hvem hvor hvornår hvordan hvilke har hun han kan er og på med hos til arbejder arbejdet taler sprog år erfaring nu hej goddag længe ikke nogensinde uddannelse kender blev af går det god begyndte',
  no: 'hva hvem hvor når hvordan hvilke har hun han kan er og på med hos til jobber jobbet arbeider arbeide snakker språk år erfaring nå hei lenge ikke noen gang utdanning kjenner ble av går det begynte god',
  fi: 'mitä missä milloin kuka kuinka miten onko hän hänellä tai osaako kauan monta työskentelee puhuu kieliä kokemusta vuotta nyt hei moi päivää hyvää kuuluu opiskellut aloitti',
  cs: 'co kdo kde kdy kolik jak jaké má zná umí je na v pracuje pracovala pracoval mluví jazyky zkušenosti studovala teď dobrý den ahoj dlouho máš pracovat ví začal',
  sk: 'čo kto kde kedy koľko ako aké má vie pozná rokov pracuje pracovala hovorí jazyky skúsenosti teraz dobrý deň ahoj dlho pracovať',
  hr: 'što tko gdje kada koliko kako koje je li ima zna godina radi radila radio govori jezike iskustva sada dobar dugo',
  ro: 'ce cine unde când câți cât care are știe cunoaște este și în cu din lucrează lucrat vorbește limbi experiență ani timp acum bună ziua salut mai faci',
  hu: 'ki hol mikor hány hogy milyen van volt az és már dolgozik dolgozott kezdett beszél ismeri tud nyelveken tapasztalata éves most jó napot szia tanult',
  tr: 'kim nerede zaman kaç nasıl hangi mı mu var bir ve biliyor çalışıyor çalıştı konuşuyor dilleri deneyimi yıl merhaba selam kadar beri',
  vi: 'gì đâu khi nào bao nhiêu lâu có không cô ấy anh biết làm việc ở nói được những ngôn ngữ kinh nghiệm năm giờ của xin chào bạn là',
  id: 'apa siapa mana kapan berapa bagaimana apakah dia di bisa yang pernah bekerja bahasa pengalaman tahun sekarang halo selamat pagi kabar sejak dengan',
  ca: 'què quan quants com quines quins ha sap fer amb des treballa treballat parla coneix experiència anys llengües ara dia estudiat mai',
};

/** By language, each word as it is written and, if it is not short, without its accents, which visitors leave out. */
const otherSets = Object.entries(others).map(([language, words]) => {
  const written = words.split(' ');
  return [language, new Set([...written, ...written.filter(({ length }) => length > 2).map(fold)])] as const;
});

/** Letters that few languages write, and among these by the most speakers the first one named. */
const otherLetters = [
  ['pl', /[ąęłśżźćń]/iu],
  ['cs', /[ěřů]/iu],
  ['hr', /đ/iu],
  ['ro', /[șțăşţ]/iu],
  ['hu', /[őű]/iu],
  ['tr', /[ğışİ]/u],
  ['vi', /[ảạấầẩẫậắằẳẵặẻẽẹếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựđơư]/iu],
  ['da', /[æø]/iu],
  ['no', /[æø]/iu],
  ['sv', /å/iu],
] as const;

/** Scripts in which none of the languages is written, and who writes them; the last of a script is the commonest. */
const otherScripts = [
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/[ђјљњћџ]/iu, 'sr'],
  [/[іїєґ]|(?<!\p{L})(?:чи|де|коли|вона|зараз|працювала|знає)(?!\p{L})/iu, 'uk'],
  [/(?<!\p{L})(?:тя|той|къде|кога|какво|кой|колко|здравейте?|добър)(?!\p{L})|ъ(?![еёюя])/iu, 'bg'],
  [
    /[ыэё]|(?<!\p{L})(?:где|когда|он|она|его|её|ее|что|как|какие|работает|знает|лет|привет|здравствуйте|добрый)(?!\p{L})/iu,
    'ru',
  ],
  // Persian and Urdu by letters that Arabic lacks, and by words that it lacks where they are typed with Arabic letters.
  [/[ٹڈڑںھہے]/u, 'ur'],
  [/[پچژگکی]|(?<!\p{L})(?:آیا|است|کار|كار|دارد|این)(?!\p{L})/u, 'fa'],
  // Chinese by words that Japanese lacks, and by characters that are simplified in China alone.
  [
    /[她你您妳们們吗嗎么麼呢哪这這谁说說请没沒给经历业现电话邮见关岁务专书证时间问长门车东开发网页简习实项级总约过还還进远运从仅联语员师认识试设计职种爱对难让为]/u,
    'zh',
  ],
  [/[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]/u, unclear],
] as const;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The language of a message, by its commonest words and letters; `otherwise` where they do not tell, English for any other. */
export function detectLanguage(text: string, otherwise: Language): Language {
  const told = tellLanguage(text, otherwise);
  return isOurs(told) ? told : 'en';
}

export function isOurs(language: string): language is Language {
  return languages.some((each) => each === language);
}

/**
 * The language that a message is written in (BCP 47), also where it is answered in another one; `unclear` for one of
 * several in which no answers are given. `otherwise` where neither words nor letters tell.
 */
export function tellLanguage(text: string, otherwise: string): string {
  const found = tokens(text);
  const words = found.map(({ folded }) => folded);
  // English writes no accents: "expérience" is not its "experience".
  const plain = found.map(({ written }) => written.toLowerCase());
  const scores = sets
    .map(([language, set]) => {
      const known = (language === 'en' ? plain : words).filter((word) => set.has(word)).length;
      return { language, known, score: known + letters(language, text) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scores;
  // A name in another script leaves a message what it is, and so do names of products.
  const isMostly = (isOne: (word: string) => boolean) => {
    const count = plain.filter(isOne).length;
    return count > 0 && (count * 2 >= words.length || best?.score === 0);
  };
  const [, script] = kana.test(text)
    ? []
    : (otherScripts.find(
        ([letter]) => letter.test(text) && isMostly((word) => !/\p{Script=Latin}|^\d/u.test(word)),
      ) ?? []);
  if (script !== undefined) return script;
  if (isMostly(isJapanese)) return 'ja';
  if (isMostly(isArabic)) return 'ar';
  const mostKnown = Math.max(...scores.map(({ known }) => known));
  const isOwn = scores.some(({ language, known }) => language === otherwise && known === mostKnown);
  // "Ciao" is said in German as well. Accents of ours are letters of others, too.
  const leastKnown = isOwn || words.length > 1 ? mostKnown + 1 : mostKnown;
  // "SAP" is no Catalan "sap".
  const common = found.filter(({ written }) => !/^\p{Lu}{2,}$/u.test(written));
  const other = otherLanguage(
    (common.length > 0 ? common : found).map(({ written }) => written.toLowerCase()),
    text,
    { leastKnown, otherwise },
  );
  // Only Spanish opens a question with a mark.
  if (other !== undefined && !/[¿¡]/.test(text)) return other;
  if (!best || best.score === 0 || best.score === second?.score) {
    const tied = scores.filter(({ score }) => score === best?.score).map(({ language }) => language);
    if (best?.score === 0 && isOtherScript(found, otherwise)) return 'en';
    return tied.some((each) => each === otherwise) || best?.score === 0
      ? otherwise
      : (best?.language ?? otherwise);
  }
  return best.language;
}

/** True for Latin words, not names, in a chat in Japanese or Arabic: "plastic packaging". */
function isOtherScript(found: ReturnType<typeof tokens>, language: string): boolean {
  const isLatin = found.every(({ written }) => !isJapanese(written) && !isArabic(written));
  const words = found.filter(({ written }) => /^\p{Ll}{3,}$/u.test(written));
  return (language === 'ja' || language === 'ar') && isLatin && words.length > 1;
}

/** The share of the best score that another language has at most: Danish and Norwegian share most of their words. */
const farther = 0.75;

interface Least {
  /** Words and letters of a language. */
  readonly leastKnown: number;
  /** One word is enough in a chat in this language. */
  readonly otherwise: string;
}

/** The language in which no answers are given that most of the words tell: two at least, or all that are longer. */
function otherLanguage(
  words: readonly string[],
  text: string,
  { leastKnown, otherwise }: Least,
): string | undefined {
  const longer = words.filter((word) => word.length > 2);
  const [best, second] = otherSets
    .map(([language, set]) => {
      const known = words.filter((word) => set.has(word)).length;
      const letter = otherLetters.some(([each, pattern]) => each === language && pattern.test(text)) ? 1 : 0;
      const isAll = longer.length > 0 && longer.every((word) => set.has(word));
      const isEnough =
        known + letter > 1 || isAll || language === otherwise || (leastKnown < 2 && words.length > 2);
      return { language, score: known + letter, isEnough };
    })
    .toSorted(
      (a, b) => b.score - a.score || Number(b.language === otherwise) - Number(a.language === otherwise),
    );
  if (!best?.isEnough || best.score < Math.max(1, leastKnown)) return undefined;
  const isNear = second !== undefined && second.score > best.score * farther;
  if (!isNear || best.language === otherwise) return best.language;
  // "Kan er" is misspelt German as well as Danish or Norwegian.
  return leastKnown > 1 && best.score === leastKnown ? undefined : unclear;
}

/** Letters that only one of the languages writes. */
function letters(language: Language, text: string): number {
  const own = {
    en: /(?!)/,
    // Spanish has é as well, but hardly ever at the beginning of a word or before a last e.
    fr: /[çêèàùâîôûœ]|\b(?:[ldjcmnts]|qu)['’]|(?<!\p{L})é(?=\p{L})|ées?(?!\p{L})|é\p{L}+es?(?!\p{L})/iu,
    de: /[äöüß]/i,
    es: /[¿¡ñ]|[áíóú]/i,
    ja: /(?!)/,
    ar: /(?!)/,
    pt: /^Os? |[ãõâêôçáíóú]|(?<!\p{L})(?:[éÉ]|[Oo]lá|[Ee]las?)(?!\p{L})|^Ele /u,
  }[language];
  // No other language opens a question with a mark.
  const opening = language === 'es' && /[¿¡]/.test(text) ? 2 : 0;
  return opening + (own.test(text) ? 1 : 0);
}
