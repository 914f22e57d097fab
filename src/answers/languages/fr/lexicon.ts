import type { Lexicon } from '../lexicon';
import { ofEach } from '../pack-parts';
import { sections } from './sections';
import { speech } from './speech';
import { times } from './times';

export const lexicon: Lexicon = {
  times,
  speech,
  frame:
    'qualifie|qualifiee|certifie|certifiee|a|abord|accord|activite|activites|actuel|actuelle|actuellement|agit|ai|aime|aimerais|aimerait|aimez|aise|ait|alle|allee|aller|allez|alors|an|ancien|ancienne|anciennes|annee|annees|ans|appeler|apprend|appris|apres|arrete|arrive|arrivee|as|au|aucun|aucune|aujourd|aujourdhui|auparavant|aura|aurais|aurait|auriez|aussi|autre|autres|aux|avais|avait|avant|avec|avez|avoir|avons|base|bcp|beaucoup|ben|besoin|bien|bilingue|bjr|boite|boites|bon|bonjour|bonne|bonsoir|boss|bossait|bosse|bosser|bosses|boulot|boulots|branche|bref|c|ca|candidat|candidate|capable|carriere|cas|causes|cb|ce|cela|celui|certes|ces|cest|cet|cetait|cette|ceux|cherche|cherchez|chez|chose|choses|ci|cinq|cmt|combien|comme|commence|commencer|comment|competence|competences|comprend|comprendre|compte|concernant|concerne|concretement|confirme|connais|connaissait|connaissance|connaissances|connaissez|connait|connaitre|connu|contexte|cote|coucou|couramment|courant|courte|crois|croit|croyez|cv|d|dac|dans|date|dates|davantage|de|debrouille|debut|debutant|debutante|debute|debuter|debuts|decrire|decrivez|deja|demandais|demande|demander|demarre|depart|depuis|dernier|derniere|dernieres|derniers|des|detail|details|deux|devrais|different|differents|diplome|diplomee|dirait|dire|directement|dis|dit|dites|dix|dois|doit|domaine|domaines|donc|donne|donner|donnez|dont|doue|du|durant|dure|duree|ecrire|elle|elles|embauche|emploi|emploie|emplois|employe|employee|employeur|employeurs|en|encore|endroit|enfin|ensuite|entendu|entre|entree|entreprise|entreprises|entrer|epoque|es|est|et|etaient|etais|etait|etape|etapes|ete|etes|etiez|etre|etudiait|etudie|etudier|etudiez|eu|eue|euh|evolue|exact|exactement|exemple|exemples|exerce|exercees|exercez|experience|experiences|experimente|expert|expertise|explique|expliquer|expliquez|faire|fais|faisais|faisait|faisiez|fait|faites|familier|faudrait|faut|ferait|fin|fois|fonction|fonctions|font|forcement|fort|frequente|g|genre|gerait|gere|gerer|grace|grand|habite|habitude|hasard|hello|hmm|hors|hui|hum|ici|idem|il|ils|information|informations|infos|interesse|j|jai|jaimerais|jamais|je|job|jobs|jour|journee|jours|jsuis|jusqu|jusqua|juste|k|kan|kel|ki|koi|l|la|laquelle|le|lequel|les|lesquelles|lesquels|leur|leurs|lieu|lis|liste|long|longtemps|longue|lui|m|ma|madame|maintenant|mais|maitrise|maitriser|maitrisez|matiere|me|meilleur|meilleure|meme|memes|merci|mes|met|metier|metiers|mieux|mis|mise|mission|missions|mme|moi|moins|mois|moment|mon|monsieur|montre|montrer|montrez|mot|mots|moyen|mr|mtn|n|ne|ni|niveau|niveaux|nom|nombre|non|nos|notion|notions|notre|nous|obtenir|obtenu|occasion|occupait|occupe|occuper|occupez|oh|ok|on|ont|ou|ouais|oui|par|parait|parce|parcours|pareil|parfaitement|parfois|parlait|parle|parlent|parler|parles|parlez|parmi|part|parti|partie|partir|partout|pas|passage|passe|passee|passer|pays|pdt|pendant|pense|pensez|periode|periodes|perso|personne|personnes|peu|peut|peuvent|peux|pis|pk|plait|please|plus|plusieurs|plutot|point|points|possede|possedez|possible|poste|postes|pour|pourquoi|pourrais|pourrait|pourriez|pouvez|pouvoir|pq|pr|pratique|pratiquer|pratiquez|precedent|precis|premier|premiere|premieres|premiers|present|presente|presentement|presenter|presentez|principales|profession|professionnel|professionnelle|professionnels|professions|profil|propos|puis|puisque|qd|qqn|qualites|quand|quant|que|quel|quelle|quelles|quelqu|quelque|quelques|quels|question|questions|qui|quid|quitte|quitter|quoi|quotidien|raconte|racontez|raison|raisons|rapide|rapport|recemment|recent|recente|recrute|recu|rejoint|repond|responsabilites|reste|restee|rester|restez|resume|reussi|rien|role|s|sa|sais|sait|salariee|salut|sans|saurait|sauriez|savait|savez|savoir|se|secteur|secteurs|sein|semaine|serait|sers|sert|service|services|servi|ses|seul|si|simple|sinon|situation|slt|societe|soit|son|sont|sort|sorti|souhaite|sous|souvent|soyez|stp|suis|suit|suite|suivi|sujet|sur|surtout|svp|t|ta|tache|taches|taf|taffe|taffes|te|tech|tel|temps|tenu|termine|tes|tient|titre|titulaire|tjs|toi|ton|tot|touche|touches|toujours|tous|tout|toute|toutes|tps|travail|travaillait|travaille|travaillent|travailler|travailles|travaillez|tres|trois|trop|trouve|trouver|trouvez|truc|trucs|tt|tu|type|un|une|utilisait|utilisation|utilise|utiliser|utilisez|va|vas|vaut|vecu|venir|venu|vers|version|veut|veux|via|vie|viens|vient|ville|villes|vit|vivait|vivre|voici|voila|voir|vois|voit|vos|votre|voudrais|voudrait|voulais|vous|vrai|vraiment|vs|vu|y',
  verbContext: {
    subject:
      /(?:^|[^\p{L}-])(?<!(?:connai|sai|savez|maitris|utilis|fai|pratiqu|parle|cod)\p{L}*[ -])(?:elles?|ils?|on|je|tu|vous|qui|se|s['’])(?: (?:ne|n['’]|y|en|lui|leur|me|m['’]|te|t['’]|se|s['’]))* ?$/u,
    auxiliary:
      /(?:^|[^\p{L}])(?:a|ai|as|ont|est|ete|avait|etait|avez|etes|soit)(?:[ -](?:t|elle|il|vous|tu|deja|jamais|pas|aussi|bien|deja|toujours|meme|tout|ete|y|plus))*[ -]$/u,
    participle: /(?:[ée]e?s?|[iu]e?s?|ise?s?|erte?s?)$/i,
  },
  participles: /(?!)/,
  languageEnding: /(?!)/,
  honorific: /(?<![\p{L}\p{N}])(?:Mme|Mlle)\.?\s+(?=\p{Lu})/gu,
  between: ["que|qu'", 'avant|apr[eè]s', 'et'],
  asks: {
    more: /(?<!est[- ]ce )\b(?:qu|que|qui|quelles?|lequel|laquelle|lesquel(?:le)?s)\b|\b(?:quoi|quels?|quand|pourquoi|comment|combien|parle(?:z)?[ -]moi|liste)\b|\bou(?=[ -](?:est|etait|a|as|avez|elle|il|on|tu|vous|peut|puis|travaill|boss|habit|vi[tv])|\s*\?|$)/,
    yesNo:
      /\?|\best[- ]ce qu|-(?:t-)?(?:elle|il|vous|tu)\b|\bt[- ](?:il|elle)\b|\b(?:elle|il) (?:a|est|parle|connait|sait|fait|peut|vit|habite|maitrise|utilise|n)\b|\b(?:savoir|dire|demande[rz]?|confirmer) s(?:i\b|')|deja|jamais/,
    beginsWithVerb:
      /^(?:(?:et|bonjour|salut|ok|mais)\W+)*(?:est[- ]ce qu(?!.*\?.*\bou\b)|\p{L}+-(?:t-)?(?:elle|il)s?\b)/u,
    number: /\bquel(?:le)? (?:budget|montant|chiffre|taille|frequence|proportion|note|score)\b|\bcombien\b/,
    whoIs:
      /^(?:et |mais |alors )?(?:(?:qui (?:est|sont)[- ](?:elle|il|ils|elles|ce)|c'est qui|(?:elle|il) est qui)(?: donc| au juste)?|(?:parle|parlez|dis|dites)[- ]moi (?:un peu |quelque chose |quelques mots )?(?:d'elle|de lui|sur (?:elle|lui)|a (?:son|leur) sujet))$/,
    privateMatter:
      /\b(?:est-?(?:elle|il|ce qu'(?:elle|il) est)|a-t-(?:elle|il) (?:deja )?ete) (?:\p{L}+ )?(?:malade|enceinte|handicapee?|depressi(?:f|ve)|mariee?|celibataire|divorcee?|veuve|veuf|croyante?|religieu(?:x|se)|musulmane?|juive?|homosexuelle?|lesbienne|gay|mere|pere|grande?|petite?|gros(?:se)?|minces?|belle|beau|jolie?|laide?|chauve|blonde?|brune?|rousse|roux|riche|pauvre|arretee?|adoptee?)$|^(?:elle|il) est (?:grande?|petite?|grosse?|mince|belle|beau|jolie?|chauve|riche|pauvre)$|\bcombien (?:mesure|pese)-?t?-?(?:elle|il)\b|\ba quoi ressemble\b|\b(?:son|quel) groupe sanguin\b|\bpour qui vote-t-(?:elle|il)$|\b(?:fume|boit)-t?-?(?:elle|il)$|\b(?:est|sont|fait|font|vit|vivent|habite|habitent|travaille|travaillent) s(?:on|a|es) (?:parents|mere|pere|mari|femme|freres?|soeurs?|enfants)\b/u,
    needs: /^(?:bonjour)?[ ,!]*(?:(?:nous|on|je) (?:re)?cherch\w+|il nous faut)\b/,
    fits: /\b(?:convien\w*|correspond\w*|colle|adapte\w*)\b/,
    denies: /\b(?:pas|jamais|aucune?)\b/,
  },
  modifiers: {
    count: 'combien|cb|nombre de|nombre total',
    first:
      'premier|premiere|premiers|premieres|1er|1ere|tout debut|ses debuts|vos debuts|tes debuts|au debut|debut de carriere|commence sa carriere|debute sa carriere|initial|plus ancien|plus ancienne|plus vieux|plus vieille',
    last: 'dernier|derniere|derniers|dernieres|plus recent|plus recente|plus recents|plus recentes|dernierement',
    longest: 'plus longtemps|plus long|plus longue|plus annees|plus de temps|plus dure|plus durable|record',
    shortest:
      'moins longtemps|moins long|moins longue|plus court|plus courte|plus bref|moins de temps|moins dure',
    second: 'deuxieme|second|seconde|2e|2eme|et autre',
    third: 'troisieme|3e|3eme',
    before: 'avant|precede|precedait|precedant|auparavant|anterieur a|anterieurement a',
    after: 'apres|suite a|a la suite de|posterieur a|en quittant|en sortant de|a la sortie de|ensuite',
    since: 'depuis|a partir de|a compter de',
    until: 'jusqua|jusqu|jusque|jusquen|jusquau',
    between: 'entre',
    not: 'pas|jamais|aucun|aucune|sans|ne|ni|manque|manquent',
    except:
      'a part|hormis|sauf|excepte|en dehors de|en dehors du|en dehors des|outre|en plus de|en plus du|au dela de|autre que|autres que|autre chose que|a cote de|pas seulement',
    more: 'plus|mieux|plutot|davantage|meilleur|meilleure|vs|versus|compare|comparez|comparer|comparaison|prefere|preferez|par rapport a',
    earlier: 'plus tot|premier|premiere|abord|dabord|plus ancien|plus ancienne|anterieur|anterieure',
    or: 'ou|soit|vs|versus',
    anaphor:
      'cela|ca|la bas|celui la|celle la|celui ci|celle ci|ce dernier|cette derniere|ce poste|cet emploi|ce job|ce boulot|ce travail|ce role|cette fonction|cette entreprise|cette boite|cette societe|cet employeur|cet endroit|cette place|cette ecole|ce diplome|cette formation|ce projet|ce stage|cette experience|cette periode|cette epoque|ce moment la|cette langue|le meme|la meme|les memes|meme poste|meme endroit|le premier|eux|la dedans|elle y|tu y|vous y|on y|il y est|il y etait|il y faisait|il y travaille|il y travaillait|il y a fait|il y a travaille|il y a appris|il y a ete|il y reste',
    both: 'les deux|tous deux|toutes deux|chacun des deux',
    now: 'maintenant|mtn|actuellement|aujourdhui|auj|en ce moment|a present|actuel|actuelle|actuels|actuelles|ces temps ci|de nos jours|presentement|pour le moment|en cours|en poste',
    abroad: 'etranger|expatrie|expatriee|hors de france|hors du pays|autre pays|autres pays|a international',
    pandemic: 'pandemie|covid|corona|coronavirus|confinement|confinements|crise sanitaire',
    duration:
      'combien de temps|combien de tps|cb de temps|combien annees|combien ans|combien de mois|combien d annees|combien d ans|cb annees|duree|longtemps|nombre annees|annees de|annees experience|ans de|ans experience|depuis combien|anciennete|temps passe|dure combien',
    when: 'quand|kan|qd|quelles annees|quelle date|quelle epoque|quelle periode|quel moment|quel mois|dates|date de|annee',
    where:
      'ou|dans quel|dans quelle|dans quels|dans quelles|chez qui|chez quel|chez quelle|quel endroit|quel lieu|quel employeur|quelle entreprise|quelle boite|quelle societe|quel poste|quel job|quelle ecole|quelle ville|quel pays|quelle universite',
    who: 'qui est|qui etait|qui sont|c qui|ki|avec qui|par qui|pour qui|chez qui|a qui|de qui|qui a|qui peut',
    why: 'pourquoi|pk|pq|prk|raison|raisons|motif|comment se fait',
  },
  degrees: {
    school: 'bac|bacc|baccalaureat|lycee|maturite|matu|etudes secondaires|ecole secondaire|abitur',
    vocational:
      'bts|dut|cap|bep|cfc|afp|dec|dep|bac pro|brevet professionnel|brevet federal|apprentissage|alternance|formation professionnelle|diplome professionnel|titre professionnel|maitrise federale|compagnon',
    bachelor: 'licence|bachelor|bachelors|bachelier|bsc|ba|bac 3|bac+ 3',
    master:
      'master|masters|mastere|msc|mba|dea|dess|m1|m2|bac 5|bac+ 5|diplome ingenieur|ecole ingenieur|ecole inge|grande ecole|llm|une maitrise|maitrise universitaire',
    doctorate: 'doctorat|doctorats|phd|ph d|these|theses|docteur|docteure|doctorant|doctorante',
  },
  classes: {
    'programming-language':
      'coder|programmer|langage|langages|langue de programmation|langues de programmation|code en|programme en|developper en',
    framework: 'framework|frameworks|bibliotheques|bibliotheque logicielle|librairies|libs',
    database: 'base de donnees|bases de donnees|bdd|sgbd',
    cloud: 'cloud|infrastructure|infrastructures|infra|devops|infonuagique',
    'operating-system': 'systeme exploitation|systemes exploitation|systemes d exploitation|os',
    tool: 'outil|outils|logiciel|logiciels|informatique|outillage',
    'design-software':
      'logiciel de design|logiciels de design|outils de design|logiciels graphiques|logiciels de dessin|logiciels de creation|cao|dao|pao',
    'office-software': 'bureautique|bureautiques|pack office|tableur|tableurs|traitement de texte',
    'machine-learning': 'outils ia|outils d ia|outils de machine learning|frameworks ia',
    web: 'technologies web|technos web|outils web|competences web|frontend|front end',
    method: 'methode|methodes|methodologie|methodologies|technique|techniques|procedes',
    machine:
      'machine|machines|equipement|equipements|appareil|appareils|engin|engins|instruments|materiel|materiels',
    'soft-skill':
      'soft skill|soft skills|savoir etre|qualites humaines|qualites relationnelles|qualites personnelles|competences humaines|competences sociales|competences relationnelles',
  },
  channels: {
    email:
      'email|emails|mail|mails|mel|courriel|courriels|adresse electronique|adresse e mail|adresse mail|adresse email',
    phone:
      'telephone|tel|numero|num|portable|fixe|gsm|natel|cellulaire|06|07|appeler|rappeler|telephoner|coup de fil|ligne directe|whatsapp',
    website:
      'site web|site internet|site perso|site personnel|son site|votre site|ton site|blog|blogue|page perso|page web|website',
    address: 'adresse postale|adresse physique|adresse personnelle|adresse complete|courrier|code postal|rue',
    profile:
      'linkedin|github|gitlab|twitter|xing|viadeo|malt|instagram|insta|facebook|reseaux|reseau social|mastodon|orcid|behance|dribbble',
  },
  topics: ofEach(sections, 'asked'),
  subject: 'elle|il|vous|tu|sa|son|ses',
  and: 'et|ainsi que|puis|pis|sinon|de plus|par ailleurs',
};
