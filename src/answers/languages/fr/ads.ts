import type { AdWords } from '../ads';
import { between, none } from '../any-language';

export const ads: AdWords = {
  tasks:
    'mission|missions|vos missions|tes missions|taches|activites|activites principales|responsabilites|votre role|ce que vous ferez',
  requirements:
    'profil|exigences|exigence|prerequis|pre requis|competences requises|competences attendues|competences recherchees|vos competences|vos atouts|qualifications|conditions requises|vous avez|vous etes|vous justifiez|vous maitrisez|vous possedez|vous disposez|vous apportez|vous parlez|nous attendons|nous recherchons|nous cherchons|indispensable|imperatif|un plus|un atout|qualites requises|candidat ideal|candidate ideale|formation requise|experience requise|criteres|souhaite|profil recherche|competences|formation|atouts|ce que nous attendons|ce que nous recherchons',
  otherHeadings:
    'nous offrons|nous vous offrons|nous proposons|nous vous proposons|notre offre|avantages|a propos de nous|qui sommes nous|notre entreprise|notre societe|votre mission|description du poste|descriptif du poste|le poste|postuler|candidature|remuneration|salaire|lieu de travail|type de contrat|conditions de travail|processus de recrutement|pourquoi nous rejoindre|egalite des chances|entree en fonction|date de debut|a propos',
  greeting: /^(?:bonjour|bonsoir|salut|ch(?:er|ere))\b/,
  asking:
    /vous (?:avez|etes|maitrisez|justifiez|possedez|disposez|parlez|savez|connaissez|aimez)|titulaire d|(?:exige|requis|indispensable|imperati|souhaite|apprecie)e?s?\b|un (?:plus|atout)\b|experience (?:en|de|dans|d)\b|maitrise de|connaissances? (?:en|de)|nous (?:cherchons|recherchons|attendons)|\d ans/,
  tasking: /^vous (?:aurez|serez|assurerez|devrez)/,
  benefit: /\b(?:conges|mutuelle|tickets?[- ]restaurant|rtt|teletravail|primes?)\b/,
  offer: /egalite des chances|quel que soit|^nous (?:offrons|proposons)|salaire\b|conges\b/,
  empty:
    'lors lorsque bonne bon excellent excellente solide solides confirme confirmee minimum minimale idealement souhaite souhaitee apprecie appreciee exige exigee requis requise indispensable imperatif imperative atout plus maitrise maitriser connaissance connaissances experience pratique courant courante annees ans niveau capacite capable aptitude sens diplome titulaire formation certificat certification profil poste savoir aisance premiere significative reussie au moins vous votre vos nos notre expertise',
  weak: 'gerer assurer encadrer animer conduire participer realiser accompagner developper mettre place suivre equipe equipes projet projets client clients entreprise gestion qualite service services travail responsable communication organisation conduite autonomie rigueur dynamisme motivation polyvalence esprit ecoute discretion etablir elaborer garantir piloter superviser produire rediger preparer presenter analyser evaluer obtenir definir identifier proposer contribuer veiller optimiser ameliorer augmenter reduire controler maintenir effectuer',
  affixes: none,
  lead: "vous (?:avez|justifiez d[e’']|possédez|disposez d[e’']|apportez)",
  also: '',
  nextClause: none,
  or: between('ou|tels? que|telles? que|comme'),
  and: between('et'),
  means: between('avec'),
  lastOfList: 'et',
  again: 'celles?-ci|ceux-ci',
  degree: /\bdiplome\b|\bexamen\b/,
  degreeWord: /\bdipl[oô]me\b/gi,
  publications: none,
  awards: /\bprix\b/i,
  certificates: /certifi(?:cat|e\b|é)/i,
  licence: none,
  spoken: /\b(?:parl|langue)/i,
  afterLanguage: none,
  question: {
    lead: 'convien\\w+ (?:pour|a)|(?:cherch\\w+|recherch\\w+|il nous faut|besoin d|exigeons)|(?:le profil|adapte\\w*|faite?|a sa place|qualifiee?|bonne?) (?:d|pour|a|dans)|pour un poste d',
    frame: 'poste emploi offre annonce profil quelqu quelqun personne',
    somebody: "quelqu['’]un",
    who: 'qui|que',
    has: 'peut|a',
    article: 'une?|la',
    end: '',
    and: between('et|avec|qui (?:parle|connaît|sait)'),
    afterComma: 'et',
  },
};
