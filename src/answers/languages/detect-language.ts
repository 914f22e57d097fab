import { isArabic } from '../text/arabic';
import { isJapanese, tokens } from '../text/tokens';
import type { Language } from './language-pack';

/** Frequent words that no other of these languages has. */
const typical: Readonly<Record<Exclude<Language, 'ja' | 'ar'>, string>> = {
  en: 'the is are was were does did do has have what which who where when why how she he they her his their you your and with of any can could would ever tell know work works worked there this that it to for an been much many long before after at job jobs current skills degree experience years about like good from more speak first languages please career give last working employer want right write company study next done need looking people come take longest leave school came used list previous language doing since live than well should hire employed university thanks then anything highest something better teach call else number free other biggest stay graduate longer profile background nice still into customers between education country most here title business based phone hold show available play great begin back learn exactly happened internship best talk born join abroad thing employers studies thank short read just applicant really send only salary rate match fluent handle latest training same built mother tongue volunteer someone through never offer days reach doesnt later experienced five today break explain until finish published gaps certified courses three trade isnt address love over nationality favourite anyone outside meet make some period able move travel written main mean companies professional spend tasks during hired lead internships earlier knowledge living email references awards availability volunteering resume',
  fr: 'le les une est elle il ils dans avec pour sur quel quelle quels quelles ou quand comment pourquoi combien depuis chez son sa ses vous votre je nous qui que quoi parle travaille travaille-t connait sait fait etudie a-t-elle parlez quest-ce est-ce aussi encore actuellement poste emploi langues competences diplome annees et du au aux ce cette mon mes elles avez cest cetait jai deja faire bosse bonjour salut merci moi toi avant juste leur leurs sont etait ete ont donc alors comme temps peut annee employeur etudes travail apres etes faisait metier equipe passe longtemps langue donne actuel carriere candidat peux notre tout boite premier jamais projets pouvez personne puis cherche besoin quelqu parcours savoir lequel etre travailler cours bonne dernier ecole utilise formation reste ecris maitrise restee dure gagne fais vient boulot quitte moins prix raconte serait aide habite ville veux toujours marche permis ancien autre chose quelque genre avait stages appris faites exerce maintenant ecrire avoir aime suis pourrait trois suite journee jours etranger professionnel projet premiere meilleur professionnelle partie celui debute contrat pratique forme outils donnees publie enseigne deux dire trouve suisse voudrais vers veut nationalite bosser dispo salaire exactement aise domaine mieux activite entreprise travaillait passage vecu pendant ensuite recu gros diplomes logiciels maternelle blague dois faut aimerais connais titre appeler demander possede enfants prefere occupe mois offre cela anciens certificats plutot chomage compte maison employeurs postes telephone numero coordonnees loisirs pretentions courriel adresse cv publications benevolat recompenses joignable formations',
  de: 'der die das ein eine einen ist hat war sie er ihr ihre ihrer sein seine mit bei wo was wann wie warum welche welcher welches wer kann konnen kennt spricht arbeitet gearbeitet ich wir und oder noch nicht seit fur von zu gibt haben sind auch schon mal beruf jahre sprachen kenntnisse ausbildung studiert derzeit bist du denn den dem des im auf aus kein keine hallo moin servus danke bitte erfahrung erfahrungen lebenslauf welchem welchen habe habt zertifikat zertifikate gehalt wohnort beruflich mein dein euch uns diese dieser hatte worden wurde geht heute morgen guten tag ehrenamt praktikum praktika hobbys projekte studium abschluss zeugnisse alles na gemacht lange hast macht stelle sich viele nach uber kandidatin bewerberin dich kandidat arbeitgeber mehr gern firma zeit arbeiten kannst jahr etwas ging dort bewerber deine fragen steht gelernt einem waren jahren jetzt davor stellen sagen womit sieht angestellt wissen kommt leute station warst langer erzahl hatten darf arbeit passt beherrscht schule unterrichtet aufgaben dann zusammen einer tatig gerade unter anrufen mich vorhanden kunden gewesen genau danach weiter worum ware ihren ihnen wofur suchen projekt jemanden viel berufserfahrung lehre gewonnen besser schreib eigentlich machen besten konnte woher gross liegt machst geschrieben wollte worin beschaftigt anstellung betrieb vielen vorher angefangen dass arbeitete sprache doch kurz mensch wohnt wohin mochte meine wochenende sucht konnten kandidaten jetzigen letzter langsten echt dauerte fremdsprachen muttersprache preise beschreiben muss seite aktuelle stimmt lautet lebt stadt halt soll wenn zeig geboren telefonnummer handynummer mailadresse fahigkeiten faehigkeiten gehaltsvorstellung fuhrerschein erreichbar kontaktdaten anschrift werdegang abschlusse auszeichnungen veroffentlichungen',
  es: 'el los las una esta ella ellos con para sobre que cual cuales cuando como donde cuanto cuantos cuantas quien tiene ha habla trabaja trabajo trabajado sabe estudio estudios su sus usted y o del al por desde hace anos hay fue son idiomas puede puedo ahora actual empleo tambien mas yo nosotros es experiencia hizo antes puesto carrera tiempo alguna empresa estuvo algun algo eres lleva hecho hacia nivel trabajar hacer hasta despues titulo esto cuentame saber gracias profesional mejor equipo alguien anterior fecha estado clientes universidad podria gente proyectos lengua perfil paso domina trabajando saco formacion nota idioma persona quiero cuanta tuvo cargo sido ultimo conoce practicas maneja quiere este hablar vida contacto tienes laburo trabajos trabajaba estaba luego jefe necesito profesion vive ciudad datos mayor duro laboral termino grado dado candidata viene oficio pais mismo sigue tenes fuera buscamos primera mucho dejo tenido primer publico todo buenas gustaria exactamente verdad queria gusta proyecto hola remoto buen extranjero clase empresas empezo nunca acabo personas academico doctorado puedes libro hablame tengo dedica chamba estas telefono edad nacio fines semana practica contratarla interesa entrevista viajar puestos sirve dime habilidades preguntar salio fechas menos funciones tareas tenia vivido estudiaste durante sabes graduo cursos conocimientos lenguas ingles materna premios clases favor hazme trayectoria poco pagina residencia correo sueldo salario aficiones direccion movil disponibilidad formaciones publicaciones voluntariado premio referencias',
};

const sets = Object.entries(typical).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);

/** Frequent words of Italian, Portuguese, Dutch and Polish, which are answered in English. */
const unspoken = new Set(
  (
    'il gli della delle dei di che cosa dove lei lui lavora adesso ora parla quali quale quanto quanti anni esperienza conosce chi perche studiato lavorato sono questo contattarla lingue ' +
    'ela ele onde voce fala agora trabalha trabalhou quais qual quantos anos experiencia conhece quem por que nao tem sao estudou idiomas dela dele ' +
    'het een zij hij waar werkt werkte spreekt welke wat wie hoe lang heeft ervaring kent talen gestudeerd van nu niet haar zijn ' +
    'gdzie pracuje jest czy jakie jak dlugo zna jezyki ona on ma teraz'
  ).split(' '),
);

/** Letters of a script in which none of the languages is written; Chinese by words that Japanese lacks, Persian and Urdu by letters. */
const unspokenScript =
  /[\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Thai}]|[们吗么她你哪这]|[پچژگکیےٹڈڑںھہ]/u;

/** The language of a message, by its commonest words and letters; `otherwise` where they do not tell. */
export function detectLanguage(text: string, otherwise: Language): Language {
  const found = tokens(text);
  const words = found.map(({ folded }) => folded);
  // English writes no accents: "expérience" is not its "experience".
  const plain = found.map(({ written }) => written.toLowerCase());
  if (unspokenScript.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'en';
  const japanese = words.filter((word) => isJapanese(word)).length;
  // A Japanese name in an English question leaves it English.
  if (japanese * 2 >= words.length && japanese > 0) return 'ja';
  const arabic = words.filter((word) => isArabic(word)).length;
  if (arabic * 2 >= words.length && arabic > 0) return 'ar';
  const scores = sets
    .map(([language, set]) => ({
      language,
      score:
        (language === 'en' ? plain : words).filter((word) => set.has(word)).length + letters(language, text),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scores;
  const foreign = words.filter((word) => unspoken.has(word)).length;
  if (best && foreign > best.score && foreign > 1) return 'en';
  // Names of products leave a question Arabic.
  if (arabic > 0 && best?.score === 0) return 'ar';
  if (!best || best.score === 0 || best.score === second?.score) {
    const tied = scores.filter(({ score }) => score === best?.score).map(({ language }) => language);
    return tied.includes(otherwise) || best?.score === 0 ? otherwise : (best?.language ?? otherwise);
  }
  return best.language;
}

/** Letters that only one of the languages writes. */
function letters(language: Language, text: string): number {
  const own = {
    en: /(?!)/,
    // Spanish has é as well, but hardly ever at the beginning of a word or before a last e.
    fr: /[çêèàùâîôûœ]|\b(?:[ldjcmnts]|qu)['’]|(?<!\p{L})é|ées?(?!\p{L})|é\p{L}+es?(?!\p{L})/iu,
    de: /[äöüß]/i,
    es: /[¿¡ñ]|[áíóú]/i,
    ja: /(?!)/,
    ar: /(?!)/,
  }[language];
  // No other language opens a question with a mark.
  const opening = language === 'es' && /[¿¡]/.test(text) ? 2 : 0;
  return opening + (own.test(text) ? 1 : 0);
}
