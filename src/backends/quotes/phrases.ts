/** What this backend says in its own words; everything else it says is the CV's. */
interface Phrases {
  /** The first line of a reply, before the quotes. */
  readonly label: (name: string) => string;
  /** `email` is a link in markdown. */
  readonly nothing: (name: string, email: string | undefined) => string;
  /** To a message that asks nothing. */
  readonly greeting: (name: string) => string;
  /** Before the list of what can be asked for. */
  readonly places: string;
}

export const phrases: Readonly<Record<'en' | 'fr', Phrases>> = {
  en: {
    label: (name) => `Quoted word for word from ${name}’s CV, found by a search. No model wrote this.`,
    nothing: (name, email) =>
      `I found nothing about that in ${name}’s CV, and I only quote what is there. ` +
      (email === undefined ? `${name} will know.` : `Ask ${name} directly: ${email}.`),
    greeting: (name) => `Hello! I answer with quotes from ${name}’s CV. Ask me about any part of it.`,
    places: 'These are parts of the CV I can quote:',
  },
  fr: {
    label: (name) =>
      `Cité mot pour mot du CV de ${name}, trouvé par une recherche. Aucun modèle n’a écrit ceci.`,
    nothing: (name, email) =>
      `Je n’ai rien trouvé à ce sujet dans le CV de ${name}, et je ne fais que le citer. ` +
      (email === undefined ? `${name} saura vous répondre.` : `Posez la question à ${name} : ${email}.`),
    greeting: (name) => `Bonjour ! Je réponds par des citations du CV de ${name}. Posez-moi une question.`,
    places: 'Voici ce que je peux citer :',
  },
};
