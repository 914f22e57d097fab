import type { ClaimPhrases } from '../claim-phrases';

/** Denies what follows. */
const not =
  "(?:\\bne\\b|\\bn['’]|\\baucune?\\b|\\brien\\b|\\bpas\\b|\\bnulle part\\b|\\bni\\b|\\bnulle\\b|\\bsans\\b)";
/** How words begin that tell what a text holds. */
const told =
  'mention|figur|appara|trouv|renseign|indi[qc]|precis(?:e|ee|es|ees|er|ant|ait|ion)\\b|specifi|evoqu|cite[es]{0,3}\\b|sais\\b|sait\\b|connu|information|dit\\b|cv\\b|curriculum|profil\\b|document|contien|comport|liste|repertori|detaill|decri|revel|signal|fourni|donne|nommee?s?\\b|etat d|reference a|question d|trace|rubrique|section|ecrit|note\\b|un mot (?:de|d|sur)\\b|communiqu|explicit|expliqu|chiffr';
/** Asks what a text may leave open of what it mentions. */
const asking = '(?:a|avec|chez|de|par|pour) (?:qui|quoi)|quand|combien|comment|pourquoi|quel\\w*|ce qu\\S*';

export const claims: ClaimPhrases = {
  noClaim:
    /\b(?:pourra(?:it|i|s|is|ient)|pourr(?:iez|ons)|ser(?:ait|aient|iez)|aur(?:ait|aient|iez)|devr(?:ait|aient|iez)|fer(?:ait|aient|iez)|ir(?:ait|aient)|saur(?:ait|aient|iez|a)|voudr(?:ait|aient|iez|ais)|faudrait|vaudrait|aimer(?:ait|aient|iez|ais)|\w{2,}(?:ttrait|iendrait|vrait(?<=(?:ece|sui|vi)vrait))|(?!ger|gener|oper|cooper|consider|acceler|esper|prefer|liber|recuper|deliber|toler|exager|suger|transfer|inser|adher|refer|diger|enumer|remuner|confer|differ|moder|reiter)\w{3,}erait)\b|\b(?:peut-etre|probablement|sans doute|vraisemblablement|eventuellement|j['’]imagine|au cas ou|a condition (?:que|de)|a supposer|supposons|imaginons|admettons|mettons que|esperons|comme si|il (?:est possible|se peut) qu|hypothe\w+)|(?:^|[,;:–—] ?|\b(?:et|mais|meme|que) )(?:si (?!bien\b)|s['’]ils? )|\bs['’]il (?:vous|te)\b|\bn['’]hesite[zs]?\b|\bpermett?e[zs]-moi\b|\blaisse[zs]?-moi\b|\b(?:voulez|souhaitez|desirez|cherchez|avez|puis|voudriez)-(?:vous|je)\b|\bje (?!(?:\w+ ){0,2}(?:confirme|vois|lis|trouve|constate|note|retiens|peux (?:vous )?(?:dire|confirmer|assurer|affirmer)) (?:\w+ ){0,2}qu)|\bj['’](?!\w+ (?:lis|trouve) qu)|\ben tant qu['’](?:ia|assistant|intelligence)|\b(?:demandez|dites|parlez|posez|ecrivez|envoyez|proposez|racontez|soumettez)-\w+|\b(?:merci|bonjour|bonsoir|salut|desolee?|navree?|bienvenue|au revoir|a bientot|bonne (?:chance|journee|question|soiree|continuation)|bon courage|felicitations|avec plaisir|volontiers|au plaisir)\b|(?<!\bcomme )\b(?:vous|tu) (?:ne |n['’]|en |y |la |le |lui |les |l['’])?(?:pouvez|peux|pourrez|pourras|devez|dois|voulez|veux|souhaitez|cherchez|cherches|desirez|recherchez|aurez|serez|hesitez|preferez|trouverez|verrez|avez|as) ?(?!vu|lu)|\b(?:vous|te|nous) \w{3,}r(?:a|ont)\b|\b(?:se fera un|sera (?:ravi|heureu|content|enchant|disponible))|^(?:et |ou |alors,? |mais |donc,? |sinon,? )?(?:(?!chez\b|assez\b)[a-z]{3,}ez|ecris|contacte|appelle|demande|invite|envoie|imagine|pose|parle|essaie|profite|pourquoi ne pas|pourquoi pas|il suffit|le mieux (?:est|serait)|mieux vaut|autant|libre a (?:vous|toi)|a vous de|qui sait|reste a)\b(?!-t-| une? \w+e\b)/,
  noDenial:
    /\bpas (?:seulement|uniquement|simplement|exclusivement|juste|que\b|moins|mal\b|loin|peu\b|a pas|besoin|de (?:probleme|souci|doute|quoi)|pour rien|un hasard|en reste|tout\b)|\bnon (?:seulement|plus|loin|sans)\b|\bsans (?:doute|conteste|oublier|compter|difficulte|probleme|effort|cesse|relache|surprise|faille|hesit\w+|interruption|accroc|attendre|parler)\b|\bpourquoi (?:ne )?pas\b|\brien que\b|\brien (?:de tel|de moins)\b|\bplus que jamais\b|\bnon-|\bn['’]?e? ?(?:manqu|cess|hesit)\w+ (?:pas|jamais)?|\bn['’](?:a|ont|avait|avaient) (?:plus|pas|aucun|guere)(?: de)? (?:secrets?|mysteres?|egal|pareil)\b|\bn['’](?:a|ont) (?:pas|rien|plus) a (?:rougir|prouver|envier|demontrer)|\b(?:ne|n['’])[a-z ]{1,20}plus a (?:presenter|prouver|demontrer|faire)|\b(?:ne|n['’]) ?(?:fait|laisse|y a|subsiste) (?:aucun|pas de|pas l['’]ombre d['’]un) doute|\bne se (?:limit|arret|cantonn|content|resum|born)\w+ pas|\bne s['’](?:arret|en tien)\w* pas|\bn['’]en (?:a|est|reste|demeure|etait) pas moins|\bn['’](?:est|etait) pas (?:etranger|novice|debutant|insensible|la premiere|le premier|inconnu)|\b(?:avant|sans|moins|mieux|autrement|craindre|peur) (?:de )?qu['’]?(?:e|elle|il|on)? ?\w* ?(?:ne|n['’])\b|\bpas (?:\S+ ){1,6}mais (?:aussi|egalement|de|d['’]|du|des|en|a|au|aux|comme|chez|par|pour|avec|bien|une?|le|la)\b/g,
  denial:
    /(?:\bne\b|\bn['’]).{1,60}?\b(?:pas|jamais|aucune?|rien|plus|ni|nulle part|point|guere|nullement|aucunement|personne)\b|\bjamais\b|\baucune?\b|\baucunement\b|\bnullement\b|\bpas (?:de|d['’]|la moindre|le moindre|du tout)|\bni\b.{1,60}\bni\b|\b(?:manqu\w+|depourvue?s?|denuee?s?|faute) (?:de|d['’])|\bfait defaut\b|\bsans (?:experience|diplome|formation|permis|qualification|aucune?|la moindre|le moindre|jamais|avoir|etre|connaissance|competence|notion)\b|\bhors de question\b|\bignor\w+ (?:\S+ )?(?:tout|totalement|completement)\b|\bzero (?:experience|notion|connaissance|competence)|\bnulle? (?:experience|part|mention|formation)|\b(?:les?|la|l['’]) ?refus(?:e|ait)\b|\brefus(?:e|ait) (?:de|d['’]|les?|la|toute?|tout)\b|\betrangere? (?:a|au|aux)\b/,
  noLonger: /(?:\bne\b|\bn['’]).{1,30}\bplus\b(?! (?:de|d['’]|que|qu['’]|que)\b)/,
  absence: new RegExp(
    [
      `${not}.{0,70}\\b(?:${told})`,
      `\\b(?:cv|profil|curriculum|document|dossier|page)\\b.{0,40}(?:${not}|\\b(?:muet|silenc|absent|tait\\b|omet|ignore\\b|laisse\\b|vide\\b))`,
      `^\\W*(?:(?:a|avec|chez|dans|de|depuis|en|par|pour) )?(?:qui|ou|${asking}|si|s['’]il|s['’]elle)\\b[^,]*${not}`,
      "\\babsente?s? (?:de|du|d['’])|\\bintrouvables?\\b|\\bpass(?:ee?s?|ent) sous silence|\\bfait defaut|\\bon ignore\\b|\\bil n.y a (?:pas|aucun|ni|rien)|\\ben vain\\b|\\bvainement\\b|\\bl.impasse sur\\b|\\bomise?s?\\b|\\b(?:reste|demeure)(?:nt)? (?:inconnu|un mystere|sans reponse|ouvert|vague|flou|secret)|\\bmanquent? (?:dans|au|a l['’]appel|sur|ici)|\\bbrillent? par (?:son|leur) absence|\\bn.y (?:est|sont) pas\\b|\\bnon (?:precis|indiqu|renseign|mentionn)",
    ].join('|'),
  ),
  saying: new RegExp(
    `^(?:(?:${told})|rien|muet|conti?en|compren|montr|parl|parts?\\b|nulle?s?$|etat$|page|texte|lit$|lis$|voi|sa(?:is|it|voir)$|ignor|inconnu|absen|introuvables?|silenc|manqu|vitae|sujet|propos|concern|relati|personne|candidat|lieu$|endroit$|disponibles?$|obtenue?s?$)`,
  ),
  asking: new RegExp(`\\b(?:${asking})\\b`),
  others: /\b(?:autres?|davantage|supplementaires?|en plus|hors d[e'’])/,
  fields: {
    level: /\b(?:niveau|maitrise)\b/g,
    name: /\b(?:noms?|s['’]appelle)\b/g,
    who: /\b(?:par qui|qui l?['’]?a\b|organismes?|certificateur|organisation|editeur|maison d['’]edition|revue|journal|emetteur|institution|etablissement|employeur|entreprise|ecole|universite|delivr\w+|decern\w+|attribu\w+|octroy\w+|publiee? par|organis(?:e|ait|ateur)\w*)\b/g,
    when: /\b(?:dates?|annees?|quand|periode|parution|sortie|obtention)\b/g,
    where: /\b(?:ou (?:se|est|elle|il)|ville|lieu|pays|endroit|se trouve|situee?)\b/g,
    duration: /\b(?:combien de temps|duree|longueur)\b/g,
    grade: /\b(?:notes?|la mention|quelle mention|moyenne|resultats?|score|evaluation)\b/g,
    title: /\b(?:titre|intitule|poste|fonction|role|matiere)\b/g,
    count: /\b(?:combien(?! de temps)|nombre|taille|cout|budget|montant)\b/g,
    why: /\b(?:pourquoi|motifs?|raisons?|pour quoi)\b/g,
  },
  time: {
    startBefore:
      /(?:\b(?:depuis|des|a partir de|a compter de|de|du|d['’]|entre|(?:commence[er]?|debute[er]?|demarre[er]?|arrivee?|entree?|embauchee?|engagee?|recrutee?|promue?|nommee?|fondee?|ouverte?|lancee?) (?:en|au|le|vers)|rejoint?.{0,30} en|debut :|debut)(?: (?:le|la|l['’]|les|debut|fin|mi|printemps|ete|automne|hiver|mois|annee|de|d['’]))*[\s('’:-]*|(?:depuis|partir|compter) (?:d['’]|l['’]))$/,
    begins:
      /\b(?:commenc|debut|rejoin|integr|devenue?|entree? (?:chez|a|au|dans|comme)|arrivee? (?:chez|a|au|dans|comme)|embauch|engagee? (?:chez|par|comme)|recrut|prend(?:re)? (?:son|ses|la|le) (?:poste|fonctions?|direction|tete|releve)|pris (?:son|ses|la|le) (?:poste|fonctions?|direction|tete|releve)|promue?\b|nommee?\b|demarr|fonde|ouvert|ouvre|s['’]est inscrit)/,
    finishes:
      /\b(?:obten|obtint|diplom|termin|achev|quitt|finir|finit|finie?\b|decroch|valid|acquis|soutenu|recue?\b|laureat|decern|remis\b|partie? (?:de|d['’]|du)\b|depart\b|cesse|arrete|pris fin|prend fin|sortie? (?:de|d['’]|du))/,
    to: /^\s*(?:a|au|jusqu['’](?:en|a|au)|–|—|-|et|\/)\s*(?:la )?(?:fin |debut |mi-?)?(?:de )?$/,
    years: /^[\s-]*(?:bonnes |belles |longues |petites |courtes |pleines )?(?:ans?|annees?)\b/,
    months: /^[\s-]*(?:bons |longs |petits )?mois\b/,
    decades: /^[\s-]*(?:decennies?)\b/,
    half: /^\s*et demie?\b/,
    ones: [
      [
        '1',
        /(?<=\b(?:(?:pendant|durant|environ|presque|depuis|dure|durait|passee?|passait|restee?|travaille|travaillait|exerce|compte|comptait|seulement|quelque|totalise|cumule|peine|exactement|avec|que) (?:plus |moins |pres )?|(?:plus |moins |pres )?d['’]|(?:fait|voila) (?:\w+ )?))une?(?: bonne| petite| seule?)?(?= (?:ans?|annee|mois|decennie)\b)|\bune?(?= an,? et )/g,
      ],
      ['10', /\b(?:une )?(?:bonne )?dizaine d['’](?=annees\b)/g],
      ['15', /\b(?:une )?(?:bonne )?quinzaine d['’](?=annees\b)/g],
      ['20', /\b(?:une )?(?:bonne )?vingtaine d['’](?=annees\b)/g],
      ['30', /\b(?:une )?(?:bonne )?trentaine d['’](?=annees\b)/g],
    ],
    noLength:
      /(?:%(?: \w+){0,3} en|\b(?:il y a|tous les|toutes les|par|chaque|agee? de|avant|apres|des|an dernier|dans les|d['’]ici|les|prochaine?s|sur|a|ses|derniere?s))$/,
    about:
      /\b(?:environ|pres de|presque|autour de|quelque|quelques|a peu pres|approximativement|grosso modo|dans les|une)[\s~]*$/,
    more: /\b(?:plus de|plus d['’]|au moins|au-dela de|un peu plus de|largement plus de|largement|bien plus de|au minimum|minimum|depass\w*|superieure? a|pas moins de)\s*$/,
    less: /\b(?:moins de|moins d['’]|a peine|presque|pres de|au plus|au maximum|maximum|jusqu['’]a|guere plus de|pas tout a fait)\s*$/,
    notLength: /^(?:plus tard|auparavant)/,
    moreAfter: /^(?:ou plus|plus\b)/,
    lessAfter: /(?!)/,
    aboutAfter: /(?!)/,
  },
  order: {
    first:
      /\b(?:premier (?:emploi|poste|employeur|travail)|premiere experience|(?:debute|commence) (?:sa|son) (?:carriere|parcours)|carriere a (?:commence|debute)|plus ancien)\b/,
    before:
      /\b(?:avant|avant de rejoindre|avant d['’](?:entrer|arriver|aller) (?:a|chez|au)|avant de travailler (?:chez|a|au|pour))\s+(?:l['’]|la |le |les )?$/,
    after:
      /\b(?:apres|a la suite de|apres avoir (?:quitte|travaille (?:chez|a|au|pour)))\s+(?:l['’]|la |le |les )?$/,
    later: /\b(?:puis|ensuite|avant de (?:rejoindre|passer)|a rejoint|plus tard)\b/,
  },
  slots: {
    skills:
      /\b(?:maitris\w+|experience (?:en|avec|dans|de|du|des)|experience de l['’]utilisation (?:de|du|des)|experimentee? (?:en|dans|avec)|expertise (?:en|dans|porte sur|couvre)|experte? (?:en|dans|de|du|des)|connait|connaissait|connaissances? (?:en|de|du|des)|bonnes? bases? (?:en|de)|utilise|utilisait|utilisant|utilisation (?:de|du|des)|usage (?:de|du|des)|se (?:sert|servait) (?:de|du|des)|s['’]est servie? (?:de|du|des)|recour[st]\w* (?:a|au|aux)|manie|maniait|(?:travail\w+|travaille) (?:\w+ment |aussi |surtout )?(?:avec|sur)|developp\w+ (?:en|avec)|programm\w+ (?:en|avec|des)|cod(?:e|ait|er) (?:en|avec)|formee? (?:a|en|au|aux)|formation (?:en|a|au|aux)|specialisee? (?:en|dans)|specialite :|specialistes? (?:en|de|du|des)|specialisation (?:en|dans)|pratique|pratiquait|certifiee?(?: en)?|certification (?:en)?|familiarisee? avec|familiere? (?:de|du|des|avec)|rompue? (?:a|au|aux)|initiee? (?:a|au|aux)|versee? dans|habituee? (?:a|au|aux)|competente? (?:en|dans|sur)|qualifiee? (?:en|pour)|douee? (?:en|pour)|(?:tres |particulierement )?forte? en|ferue? (?:de|d['’])|adepte (?:de|du|des)|passionnee? (?:de|du|des|par|d['’])|amatrice (?:de|d['’])|amateur (?:de|d['’])|a l['’]aise (?:avec|en|dans)|outils (?:comme|tels? que)|logiciels? (?:comme|tels? que|suivants?)|technologies (?:comme|telles? que)|langages (?:comme|tels? que)|sait|savoir-faire en|s['’]y connait en|s['’]interesse (?:a|au|aux)|interesse par|aime|adore|joue (?:de|du|au|aux|a)|licence (?:en|de|d['’])|bachelor en|master (?:en|de|d['’])|mba en|doctorat (?:en|de)|these (?:en|de)|diplome (?:en|de|d['’])|diplomee? (?:en|de|d['’])|bts|dut|cap|bac (?:en|pro)|a etudie|etudiait|etudes? (?:de|d['’]|en)|cursus (?:en|de))\b|\bcompetences?(?: \w+){0,2} (?:en|dans|sont|incluent|comprennent|couvrent|comptent|figurent?|portent sur|vont de|touchent)\b|\bfigur\w+ parmi ses competences|\b(?:competences?|outils|logiciels|technologies|langages|maitrise|loisirs|passe-temps|centres d['’]interet|interets|formations?|certifications?|specialites?)(?: \w+){0,2}[\s*]*:/g,
    title:
      /\b(?:comme|en tant que?|(?:en|a la|sa|ma|pour) qualite (?:de|d['’])|est|etait|fut|reste|(?:poste|fonctions?|role|metier|profession|titre|rang|emploi|casquette)(?: (?:actuel|actuelle|actuelles|officiel|suivante?|exacte?))?(?: (?:de|d['’]|est|etait|celui de|celle de|chez [^:]{1,40}))?|devenue?|devient|nommee?|promue?|elue?|intitule|officie|employee? en)(?: (?:d['’]abord|ensuite|alors|aujourd['’]hui|maintenant|actuellement|deja|aussi|egalement|toujours|desormais|encore|en fait|bien|son|sa|leur|la|le|celui de|celle de|etait|est))*[\s«»"“”*:,(–-]*(?:une?\s|l['’]|d['’]|la |le )?[\s«"“*]*$/,
    profession:
      /^(?:senior|seniore|junior|chef|cheffe|cheftaine|responsable|directeur|directrice|gerante?|patronn?e?|president\w*|vice-president\w*|pdg|dg|daf|drh|fondateur|fondatrice|cofondateur|cofondatrice|proprietaire|associee?|adjointe?|professeure?|prof|maitre|maitresse|stagiaire|apprentie?|alternante?|assistante?|consultante?|commis|second|seconde|cadre|juge|avocate?|notaire|huissiere?|medecin|docteur|docteure|chirurgien|chirurgienne|psychologue|veterinaire|pilote|comptable|secretaire|architecte|capitaine|commandante?|lieutenante?|colonel|concierge|agente?|analyste|chercheu\w+|doyenne?|recteur|rectrice|tresoriere?|maire|ministre|deputee?|garde|guide|interprete|photographe|geometre|geographe|ebeniste|artisane?|ouvriere?|employee?|vendeu\w+|serveu\w+|coiffeu\w+|chauffeu\w+|danseu\w+|chanteu\w+|entraineu\w+|developpeu\w+|programmeu\w+|ingenieur|ingenieure|technicienne?|contremaitre|intendante?|surveillante?|enseignante?|representante?|gouvernante?|etudiante?|dirigeante?|commercante?|fabricante?|negociante?|remplacante?|soignante?|aide-soignante?|exploitante?|intervenante?|sommeliere?|boulangere?|patissiere?|bouchere?|cuisiniere?|infirmiere?|policiere?|pompiere?|banquiere?|conseillere?|charpentiere?|menuisiere?|officiere?|romanciere?|hoteliere?|plombiere?|jardiniere?|ouvreu\w+|metteu\w+|monteu\w+|soudeu\w+|livreu\w+|emailleu\w+|[a-z]{3,}(?:icien|icienne|logue|logiste|caire|atrice|ateur|itrice|iteur|utrice|uteur|ectrice|ecteur|eptrice|epteur)|(?:journal|pharmac|dent|econom|fleur|garag|standard|reception|document|graph|art|pian|violon|machin|automobil|latin|linguist|jur|urban|paysag|bibliothecon|chim|botan|ebeni|lamp|trapez|scenar|editorial|specia|genera|visag|styl|model|analyst|projectionn)(?:iste|aliste))$/,
    joinsTitle: 'de|d|la|du|des|en',
    endsTitle: 'chez|a|au|en|de|du|pour|depuis|qui|et',
    endsCapitalTitle: 'chez|depuis|qui|et|pendant|pour',
    listed: 'et|ou|ainsi que',
  },
  degrees: {
    doctorate: /\bdoctorat\b/,
    master:
      /\bmaster (?:en|de)\b|\bmaster\b(?= (?:\S+ ){0,3}(?:a la|a l['’]|de l['’]))|\b(?:un|le|son) ?master\b/,
    bachelor: /\blicence (?:en|de|d['’]|professionnelle|pro\b)/,
    held: /\b(?:possede|titulaire|obtenu|diplomee?|docteure?)\b/,
  },
  nextClause: /\b(?:et|mais|puis) (?:elle|il|a|est|etait|avait|parle|possede|connait|maitrise|habite|vit)\b/,
  there:
    /\bc['’]est la (?:aussi )?qu|\b(?:il|elle|on) y\b(?! a(?:vait)? (?:un|une|des|deux|trois|\d))|\bla-?bas\b|\ba ce poste\b|\bdans cette (?:entreprise|maison)\b/,
  but: 'mais',
  abbreviations: 'janv|févr|avr|juil|déc|mme|mlle',
  owner:
    /\b(?:elle|lui|son|sa|ses|leur|celle-ci|celui-ci|ce dernier|cette derniere|la candidate|le candidat|cette personne|madame|monsieur|mme)\b|\bil\b(?! (?:ne |n['’])?(?:y (?:a|avait|eut) (?:(?:pas|plus|jamais|rien) (?:de\b|d['’]|que\b|qu['’])|aucune?\b)|s['’]agi|faut|fallait|(?:est|etait) (?:pas |plus |jamais )?(?:question|possible|ecrit|clair|dit|precise|indique|mentionne|exclu|rare)|existe|manque))|\bne l['’]|\bl['’](?:interesse|attire|a jamais)/,
  privateLife:
    /\b(?:freres?|soeurs?|femme|mari|epoux|epouse|mariee?|divorcee?|jumeaux|jumelles?|fils|filles?|mere|pere|parents|nee? (?:a|en|le)|enfance|grandi|religi\w+|salaire|gagne (?:environ |plus de |pres de )?\d|celibataire|enceinte|conjointe?|vegetarien\w*)\b/,
  common:
    'talentueux talentueuse experimente experimentee passionne passionnee devoue devouee motive motivee polyvalent polyvalente competent competente excellent excellente vrai vraie cv curriculum vitae carriere licence master doctorat bts equipe equipes entreprise entreprises professionnelle professionnel professionnelles actuellement parcours profil domaine domaines notamment egalement ainsi enfin ensuite puis selon elle il son sa ses leur poste postes madame monsieur mme principalement surtout essentiellement toutefois cependant neanmoins alors auparavant precedemment desormais toujours diverses divers plusieurs nombreux nombreuses bonne bonnes solide solides forte fortes fort excellente excellent niveau maniere facon aisance aise effectivement',
};
