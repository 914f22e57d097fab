import type { Profile } from './profile';

/** What recruiters ask most, the most frequent first. */
export const commonTopics = [
  'availability',
  'salary',
  'remote',
  'work-permit',
  'relocation',
  'motivation',
  'hours',
  'references',
  'interests',
  'driving',
] as const;
export type CommonTopic = (typeof commonTopics)[number];

/** A question that visitors often ask, and that a CV leaves open. */
export interface OpenQuestion {
  readonly topic: CommonTopic;
  /** The key under which its answer is written. */
  readonly key: 'assistant.answers' | 'references' | 'interests';
}

interface CommonQuestion extends Omit<OpenQuestion, 'topic'> {
  /** What a question on the subject holds; where an owner has written one, or a fact, the answer stands there. */
  readonly subject: RegExp;
  /** What a CV that tells it holds; the words of the subject alone also stand in jobs, such as "remote sensing". */
  readonly told?: RegExp;
}

const usualQuestions = 5;

/** In each language of the interface. */
const commonQuestions: Readonly<Record<CommonTopic, CommonQuestion>> = {
  availability: {
    key: 'assistant.answers',
    subject:
      /notice|availab|\bstart|how soon|earliest|préavis|disponib|commencer|verfügbar|kündigungsfrist|anfangen|eintritt|preaviso|empezar|incorpora|começar|aviso prévio|prazo de aviso|متى .*(?:تبدأ|البدء)|الإشعار|入社|着任|退職|いつから|開始/i,
    told: /notice period|available (?:from|immediately|now)|immediately available|préavis|disponib\S* (?:immédiat|inmediat|dès|à partir|a partir|desde)|kündigungsfrist|verfügbar ab|ab sofort verfügbar|preaviso|入社可能/i,
  },
  salary: {
    key: 'assistant.answers',
    subject:
      /salar|\bpay\b|compensation|\bearn|\brates?\b|rémunération|gehalt|verdien|tagessatz|stundensatz|lohn|sueldo|remuneración|tarif|راتب|الأجر|給与|給料|年収|報酬/i,
    told: /salary expect|expected salary|(?:day|daily|hourly) rate|prétentions? salariale|gehaltsvorstellung|tagessatz|pretensi\S+ (?:salarial|económica)|希望年収/i,
  },
  remote: {
    key: 'assistant.answers',
    subject:
      /\bremote|home.?office|hybrid|on.?site|télétravail|à distance|teletrabajo|remoto|a distancia|à distância|عن بُ?عد|リモート|在宅|テレワーク/i,
    told: /(?:open to|prefer\S*|seeking|looking for) (?:[a-z]+ )?(?:remote|hybrid)|remote (?:only|preferred|or hybrid)|télétravail (?:souhaité|possible)|homeoffice (?:möglich|bevorzugt|erwünscht)|リモート(?:勤務)?希望/i,
  },
  'work-permit': {
    key: 'assistant.answers',
    subject:
      /permit\b|\bvisa|citizen|nationalit|authori[sz]|right to work|sponsor|permis de travail|titre de séjour|arbeitserlaubnis|aufenthalt|staatsbürger|staatsangehörig|permiso de (?:trabajo|residencia)|ciudadan|nacionalidad|autorização de trabalho|\bvisto\b|تصريح عمل|تأشيرة|جنسي|ビザ|在留|国籍|就労/i,
    told: /work (?:permit|visa|authori[sz]ation)|right to work|citizenship|(?:\b(?:EU|EEA|US|UK)|ish|an|ese|French|Swiss|Dutch) citizen\b|nationalit|permanent resident|permis de travail|titre de séjour|arbeitserlaubnis|aufenthalts|staatsbürger|staatsangehörig|permiso de (?:trabajo|residencia)|nacionalidad|在留資格|国籍/i,
  },
  relocation: {
    key: 'assistant.answers',
    subject:
      /relocat|\bmove|travel|commut|déménag|mobilit|déplace|umzug|umziehen|reise|reubica|muda[rv]|viaj|تنتقل|السفر|転居|引っ越|転勤|出張/i,
    told: /(?:open|willing|ready) to (?:relocat|travel|move)|relocation|mobilité géographique|umzugsbereit|reisebereit|disponibilidad para viajar|転勤可/i,
  },
  motivation: {
    key: 'assistant.answers',
    subject:
      /looking for|\bnext\b|seek|\bgoals?\b|why .*(?:leave|change|leaving|changing)|recherche|projet professionnel|pourquoi|suche|ziele|wechsel|warum|busca|objetivo|por qué|porque procura|لماذا|تبحث عن|探し|希望|転職/i,
    told: /(?:am|currently|now|is) (?:looking for|seeking)|open to (?:new|work)|à la recherche|recherche un|auf der suche|suche (?:eine|neue)|en busca de|busco /i,
  },
  hours: {
    key: 'assistant.answers',
    subject:
      /(?:part|full).?time|\bhours|temps (?:partiel|plein)|heures|teilzeit|vollzeit|pensum|arbeitszeit|jornada|tiempo (?:completo|parcial)|tempo (?:inteiro|parcial)|دوام|勤務時間|フルタイム|パート/i,
  },
  references: {
    key: 'references',
    subject: /refer[eéê]n|référen|recommend|empfehl|zeugnis|recomend|زكّ?ي|推薦|照会/i,
  },
  interests: {
    key: 'interests',
    subject:
      /hobb|interest|outside work|free time|loisir|intérêt|freizeit|interessen|aficion|tiempo libre|tempos? livres?|هواي|وقت فراغ|趣味|余暇/i,
  },
  driving: {
    key: 'assistant.answers',
    subject:
      /driv(?:e|er|ing)\b|permis (?:de conduire|b\b)|führerschein|conducir|carta de condução|رخصة قيادة|運転|免許/i,
    told: /driv(?:ing|er'?s?) licen[cs]e|permis (?:de conduire|B\b)|führerschein|carn\S* de conducir|運転免許/i,
  },
};

/** Up to `most` of them, the most frequent first: neither the CV nor the owner's answers tell. */
export function openQuestions(profile: Profile, most = usualQuestions): OpenQuestion[] {
  const { answers, facts, suggestedQuestions: _, ...cv } = profile;
  const text = JSON.stringify(cv);
  const written = [...answers.flatMap(({ questions }) => questions), ...facts];
  const isTold = ({ key, subject, told }: CommonQuestion) =>
    profile.more.some(({ id }) => id === key) ||
    written.some((each) => subject.test(each)) ||
    (told?.test(text) ?? false);
  return commonTopics
    .map((topic) => ({ ...commonQuestions[topic], topic }))
    .filter((each) => !isTold(each))
    .slice(0, most)
    .map(({ topic, key }) => ({ topic, key }));
}
