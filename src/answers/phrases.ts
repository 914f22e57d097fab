/** The words around quotes. Everything else that a reply says is quoted from the CV. */
interface Phrases {
  /** The first line of a reply, before the quotes. */
  readonly label: (name: string) => string;
  /** Above quotes that answer only the rest of the question. */
  readonly missing: (words: readonly string[]) => string;
  readonly nothing: (name: string, email: string | undefined) => string;
  /** To a message that asks nothing. */
  readonly greeting: (name: string) => string;
  /** Before a list of links to the parts of the CV. */
  readonly places: string;
  /** What a part of the CV is called, by topic. */
  readonly topics: Readonly<Record<string, string>>;
}

export const phrases: Readonly<Record<'en' | 'fr', Phrases>> = {
  en: {
    label: (name) => `Quoted word for word from ${name}’s CV, found by a search. No model wrote this.`,
    missing: (words) =>
      `The CV does not mention ${words.map((word) => `“${word}”`).join(' or ')}. The closest:`,
    nothing: (name, email) =>
      `I found nothing about that in ${name}’s CV, and I only quote what is there. ` +
      (email === undefined ? `${name} will know.` : `Ask ${name} directly: ${email}.`),
    greeting: (name) => `Hello! I answer with quotes from ${name}’s CV. Ask me about any part of it.`,
    places: 'I can quote:',
    topics: {
      profile: 'Profile',
      contact: 'Contact',
      summary: 'Summary',
      languages: 'Languages',
      skills: 'Skills',
      work: 'Work experience',
      internships: 'Internships',
      teachings: 'Teachings',
      partners: 'Partners',
      education: 'Education',
      projects: 'Projects',
      publications: 'Publications',
      certificates: 'Certificates',
      awards: 'Awards',
      volunteer: 'Volunteering',
      interests: 'Interests',
      references: 'References',
    },
  },
  fr: {
    label: (name) =>
      `Cité mot pour mot du CV de ${name}, trouvé par une recherche. Aucun modèle n’a écrit ceci.`,
    missing: (words) =>
      `Le CV ne mentionne pas ${words.map((word) => `« ${word} »`).join(' ni ')}. Au plus près :`,
    nothing: (name, email) =>
      `Je n’ai rien trouvé à ce sujet dans le CV de ${name}, et je ne fais que le citer. ` +
      (email === undefined ? `${name} saura vous répondre.` : `Posez la question à ${name} : ${email}.`),
    greeting: (name) => `Bonjour ! Je réponds par des citations du CV de ${name}. Posez-moi une question.`,
    places: 'Je peux citer :',
    topics: {
      profile: 'Profil',
      contact: 'Contact',
      summary: 'Présentation',
      languages: 'Langues',
      skills: 'Compétences',
      work: 'Expérience',
      internships: 'Stages',
      teachings: 'Enseignements',
      partners: 'Partenaires',
      education: 'Formation',
      projects: 'Projets',
      publications: 'Publications',
      certificates: 'Certifications',
      awards: 'Distinctions',
      volunteer: 'Bénévolat',
      interests: 'Centres d’intérêt',
      references: 'Références',
    },
  },
};
