import type { ClaimPhrases } from '../claim-phrases';

/** Right before a length of time, in which an article counts. */
const lasts =
  '\\b(?:durante|mais de|menos de|quase|cerca de|aproximadamente|ha|apenas|por|ao longo de|de|em|foi|pouco mais de|apos|com|passou|ficou|durou)';

/** Denies what follows. */
const not = '\\b(?:nao|nada|nenhuma?|nunca|sem|ninguem|nem)\\b';
/** How words begin that tell what a text holds. */
const told =
  'aparec|menc(?:ion|ao)|figur|indic|inform|const(?:a|am|ar)\\b|encontr|diz(?:em)?\\b|dit[oa]\\b|especific|precis(?:a|am|ado)\\b|dados?\\b|referi|refere|detalh|curriculo|curriculum|cv\\b|perfil\\b|contem|cita(?:m|do|r)?\\b|nomea|lista(?:m|do|r)?\\b|esclarec|explic|rasto|rastro|noticia|alude|declar|fornec|revel|documentad|inclu|divulg';
/** Asks what a text may leave open of what it mentions. */
const asking = 'quem|quando|onde|quant\\w+|qual|quais|o que|(?:a|com|em|para|por) que';

export const claims: ClaimPhrases = {
  noClaim:
    /\b(?:talvez|quica|pode ser que|e possivel que|e provavel que|provavelmente|possivelmente|certamente|oxala|tomara|suponho|imagino|receio|desconfio|parece-me|me parece|creio que|acho que|eu diria|por favor|se faz favor|(?:gostaria|adoraria|lamento|fico feliz)|(?:eu )?(?:nao )?(?:posso|podemos|sou|estou|espero|esperamos|recomendo|sugiro|aconselho|proponho|desconheco|ignoro|disponho|prefiro|invento|consigo)|nao tenho|nao sei|nem ideia|como (?:ia|assistente)|em que (?:posso|mais)|obrigad[oa]|ola|oi|desculp\w+|sinto muito|bem-vind[oa]s?|com (?:todo o|muito) gosto|sera um prazer|e um prazer|ate (?:breve|logo)|parabens|boa (?:pergunta|sorte)|bom dia|(?:pode|podes|podem|podera|poderao) (?:\w+ ){0,2}(?:escrever|contatar|contactar|ligar|perguntar|encontrar|baixar|descarregar|ver|enviar|mandar|consultar|ler|pedir|propor|convidar|falar|visitar|marcar|procurar|deixar|contar|dizer|entrar)\w*|(?:quer|queres|deseja|prefere) (?:saber|que lhe|que te|ver|ler|mais|outra|algo)|(?:diga-me|diz-me|conte-me|pergunte-lhe|escreva-lhe|ligue-lhe|contacte-o|contacte-a))\b|^\W*(?:e )?(?:escreva|contate|contacte|ligue|pergunte|convide|consulte|envie|mande|peca|tente|imagine|veja|repare|lembre-se|fale com|entre em contato|va|venha)\b/,
  noClaimAsWritten:
    /(?<!\p{L})(?:se (?!bem(?!\p{L}))|\p{L}{2,}(?:ar|er|ir)(?:ia|iam|ei|á|ão)(?!\p{L})|(?:ser|ter|dever|poder|saber|far|dir|tr)ia(?:m|mos)?(?!\p{L})|(?:eu )?não sei(?!\p{L}))/iu,
  noDenial:
    /^\W*nao(?= ?[,;:.!–—])|\bnao so\b|\bnao somente\b|\bnao apenas\b|\bnao (?:menos|mais) de\b|\bsem duvida\b|\bnao (?:ha|resta) (?:nenhuma |a menor )?duvida\b|\bnao obstante\b|\bnada (?:menos|mal)\b|\bnao e (?:pouco|por acaso)\b|\bsem falar\b|\bnao (?:para|deixa) de\b|\bnao (?:governamental|lucrativ\w+|tao \w+|faz mal|importa|e (?:facil|possivel|certo|verdade|assim|correto|raro|necessari[oa])|exatamente|de todo|sempre|tudo)\b|\b(?:isso|isto|aquilo|ess[ea] (?:pergunta|tema|dado)|o resto|aqui) (?:ja |ainda |tambem )?nao (?:e|esta|tem|vem|depende|entra|faz|cabe|ha|consta)\b|\bnao (?:tod[oa]s|tudo)\b|\bnada mais\b|\b(?:este|o|um) (?:assistente|chat|chatbot|robo|bot|programa|site|modelo) nao\b|\bsem problemas?\b|\bninguem e perfeito\b/g,
  // The subject is left out: a sentence denies of the owner unless the assistant speaks of itself.
  denial:
    /^(?!.*\b(?:eu|me|mim|comigo|nos|posso|podemos|quero|tenho|respondo|faco|digo|dou|entendo|invento|consigo|penso|falo|conheco|lembro)\b).*?(?:\bnao\b|\bnunca\b|\bjamais\b|\bnenhu(?:m|ma|ns|mas)\b|\bnada\b|\bninguem\b|\bcarece\b|\bsem (?:\w+ )?(?:experiencia|diploma|conhecimentos?|estudos|formacao|ter|ser|terminar|acabar|contar)\b|\bnem (?:sequer|mesmo|\w+ (?:\w+ )?nem)\b|\bfalta-lhe\b|\blhe falta\b)/,
  noLonger:
    /\bja nao\b|\bnao (?:\w+ )?mais\b|\bnao (?:\w+ )?(?:trabalha|esta|continua|exerce|estuda|ocupa|pertence|vive|reside|mora)\b|\bdeixou de\b/,
  absence: new RegExp(
    [
      `${not}.{0,70}\\b(?:${told}|vem (?:no|em)\\b|se (?:sabe|le|ve|fala)\\b|sabemos\\b|conhecemos\\b|se conhecem?\\b|conhecid|ha (?:nada|mencao))`,
      `\\b(?:cv|curriculum|curriculo|perfil|documento)\\b.{0,50}(?:${not}|\\b(?:cala|omite|silencio|deixa em aberto)\\b)`,
      `^\\W*(?:(?:a|com|de|desde|em|para|por) )?(?:${asking}|que|se)\\b[^,]*${not}`,
      '^\\W*(?:faltam?|(?:nao|tampouco) ha)\\b|\\b(?:desconhece-se|se desconhece|ignora-se|omite-se|desconheco|ignoro)\\b|\\bausente\\b|\\b(?:e|fica|continua) (?:um misterio|uma incognita|desconhecid)|\\bem aberto\\b|\\bnao (?:o )?sei (?:se|qual|quant|quem|onde|como|quando|o que)\\b',
    ].join('|'),
  ),
  saying: new RegExp(`^(?:${told}|nada|vem$|sab|fala|desconhec|ignor|partes?$|lados?$|sequer)`),
  asking: new RegExp(`\\b(?:${asking})\\b`),
  others: /\b(?:outr[oa]s?|mais|demais|adiciona(?:l|is))\b/,
  fields: {
    level: /\bnivel\b/g,
    name: /\b(?:nome|se chama)\b/g,
    who: /\b(?:quem|emiti\w+|emissor\w*|conced\w+|atribu\w+|outorg\w+|organismo|entidade|instituicao|editora|revista|empresa|organizador\w*|universidade|escola|empregador\w*)\b/g,
    when: /\b(?:datas?|anos?|quando|periodo)\b/g,
    where: /\b(?:onde|cidade|lugar|local|pais|sede)\b/g,
    duration: /\b(?:duracao|quanto (?:durou|tempo))\b/g,
    grade: /\b(?:notas?|classificacao|pontuacao|resultado)\b/g,
    title: /\b(?:titulo|cargo|funcao|disciplina|materia)\b/g,
    count: /\b(?:numero|quantidade|quant[oa]s?|tamanho|custo|orcamento|area|valor)\b/g,
    why: /\b(?:motivos?|raz(?:ao|oes)|por que)\b/g,
  },
  time: {
    startBefore:
      /\b(?:desde|a partir de|a contar de|comec\w+(?: em)?|inici\w+(?: em)?|entrou(?: em)?|arrancou(?: em)?)(?: (?:o|a|os|ano|mes|dia|principios?|inicios?|comecos?|finais|fins|meados|verao|inverno|outono|primavera|de|do|da|em|no|na))*[\s(-]*$/,
    begins:
      /\b(?:comec|inicio\b|inici(?:ou|a)\b|entr(?:ou|a)\b|juntou-se|ingress|contrat|fund(?:ou|a)\b|cofund|abriu|criou\b|lancou|chegou a\b|assumiu)/,
    finishes:
      /\b(?:termin|acab(?:ou|a)\b|finaliz|formou-se|se formou|graduou|licenciou|deixou\b|abandon|saiu\b|complet(?:ou|a)\b|doutorou|conclu|demitiu|despediu)/,
    to: /^\s*(?:a|ao|ate|–|—|-|e|\/)\s*(?:(?:o|finais|fins|principios|inicios|meados|de|ano)\s+)*$/,
    years: /^[\s-]*(?:longos |bons |intensos |muitos )?anos?\b/,
    months: /^[\s-]*mes(?:es)?\b/,
    decades: /^[\s-]*decadas?\b/,
    half: /^\s*e meio\b|^\s*e meia\b/,
    ones: [
      ['1', new RegExp(`(?<=${lasts} )uma?(?= (?:ano|mes|decada)\\b)|\\bum(?= ano,? e )`, 'g')],
      ['0.5', new RegExp(`(?<=${lasts} )mei[oa](?= (?:ano|decada)\\b)`, 'g')],
    ],
    noLength: /(?<!desde )\b(?:cada|idade de|dentro de|antes|depois|mais tarde|em menos de|atras)$/,
    butLength: /^,? ?(?:que\b|e (?:continua|segue))/,
    about: /\b(?:uns|umas|aproximadamente|cerca de|quase|por volta de|em torno de)[\s~]*$/,
    more: /\b(?:mais de|ao menos|pelo menos|no minimo|um minimo de|ja|superior a|pouco mais de)\s*$/,
    less: /\b(?:menos de|quase|apenas|no maximo|nao chega a|perto de|ate|pouco menos de)\s*$/,
    notLength: /^(?:mais tarde|antes|depois|atras)/,
    moreAfter: /^(?:ou mais)/,
    lessAfter: /(?!)/,
    aboutAfter: /(?!)/,
  },
  order: {
    first:
      /\b(?:primeiro (?:emprego|trabalho|cargo|empregador)|primeira (?:experiencia|empresa|ocupacao|etapa)|(?:comecou|iniciou) (?:a sua|sua|a) (?:carreira|trajetoria|vida)|(?:carreira|trajetoria|vida profissional) (?:\w+ )?(?:comecou|iniciou)|mais antig[oa]|seus inicios|primeiros passos)\b/,
    before:
      /\b(?:antes d[eoa]|antes de (?:trabalhar (?:em|no|na|para)|entrar (?:em|no|na)|passar por|ir para|chegar a)|previo a|anterior a)\s+(?:o |a |os |as )?$/,
    after:
      /\b(?:depois d[eoa]|apos|depois de (?:deixar|trabalhar (?:em|no|na|para)|sair d[eoa]|passar por|estar (?:em|no|na))|posterior a|(?:passou|saiu|mudou-se|veio) d[eoa]|deixou)\s+(?:o |a |os |as )?$/,
    later:
      /\b(?:depois|mais tarde|posteriormente|em seguida|a seguir|mais adiante|(?:e|,) (?:dai )?(?:passou|mudou-se|foi) (?:a|para|por)|antes de (?:passar|entrar|chegar|ir))\b/,
  },
  slots: {
    skills:
      /\b(?:domina(?:va)?|dominio de|maneja|conhece|conhecia|conhecimentos?(?: \w+)? (?:de|em|sobre)|experiencia(?: (?:previa|profissional|pratica|ampla|solida))? (?:em|com|de|como)|experiente em|especialista em|especializad[oa] em|especializou-se em|(?:habilidades|competencias|aptidoes|conhecimentos)(?: \w+){0,2} ?(?:em |incluem |sao |como |:)|utiliza(?:va|do)?|utilizou|usa(?:va|do)?|usou|uso de|trabalh(?:a|ou|ava|ado) (?:\w+ )?com|program(?:a|ou|ava|ado) (?:em|com)|desenvolv(?:e|eu|ia|ido) (?:em|com)|formad[oa] em|formacao em|formou-se em|cursos? (?:de|sobre|em)|certificad[oa] (?:em|como)|certificacao (?:em|de)|familiarizad[oa] com|(?:ferramentas|programas|tecnologias|linguagens|software|materiais|metodos) como|sabe(?: (?:usar|utilizar|programar(?: em| com)?|trabalhar com))?|aprendeu(?: a)?|competente (?:em|com)|bo[am] (?:em|com)|interessa-se por|gosta de|licenciatura em|bacharelado em|mestrado em|doutorado em|doutoramento em|diploma (?:de|em)|estudou|estudos de|estuda|cursou|graduad[oa] em|licenciad[oa] em)\b/g,
    title:
      /\b(?:como|e|era|foi|tem sido|sendo|sera|(?:posto|cargo|papel|posicao|vaga|funcao|titulo|emprego) (?:atual )?(?:de|e|era|foi)|promovid[oa] a|subiu a|passou a(?: ser)?|chegou a(?: ser)?|nomead[oa]|nomearam|eleit[oa]|contrat(?:ou|aram|ad[oa]) como|exerc(?:e|eu|ia) (?:de|como)|trabalh(?:a|ou|ava|ado) (?:de|como)|atu(?:a|ou|ava) como|tornou-se|profissao(?: e)?|continua (?:a ser|sendo))\s+(?:uma? |a |o |seu |sua |primeir[ao] |nov[ao] )*$/,
    profession:
      /^(?:senior|junior|chefe|gerente|encarregad[oa]|responsavel|presidente|vice-presidente|fundadora?|cofundadora?|don[oa]|proprietari[oa]|soci[oa]|titular|lider|catedratic[oa]|decan[oa]|reitora?|docente|professora?|estagiari[oa]|aprendiz|ajudante|assistente|auxiliar|agente|comercial|juiz|juiza|magistrad[oa]|notari[oa]|advogad[oa]|medic[oa]|cirurgia[o]?|dentista|parteira|farmaceutic[oa]|veterinari[oa]|fisioterapeuta|terapeuta|enfermeir[oa]|arquitet[oa]|engenheir[oa]|informatic[oa]|tecnic[oa]|mecanic[oa]|operari[oa]|contabilista|contadora?|economista|secretari[oa]|administrativ[oa]|rececionista|recepcionista|porta-voz|delegad[oa]|conselheir[oa]|tesoureir[oa]|caixa|comissari[oa]|bibliotecari[oa]|arquivista|pilot[oa]|capita[o]?|motorista|camionista|carpinteir[oa]|canalizadora?|encanadora?|eletricista|pedreir[oa]|padeir[oa]|pasteleir[oa]|cozinheir[oa]|garcom|garconete|empregad[oa] de mesa|chef|sommelier|jardineir[oa]|cabeleireir[oa]|fotograf[oa]|music[oa]|ator|atriz|poeta|interprete|cientista|biolog[oa]|psicolog[oa]|quimic[oa]|prefeit[oa]|ministr[oa]|deputad[oa]|astronauta|bombeir[oa]|policia|mediadora?|ceo|cto|cfo|freelancer?|autonom[oa]|empreendedora?|doutorand[oa]|diretora?|subdiretora?|supervisora?|assessora?|gestora?|inspetora?|auditora?|tutora?|instrutora?|mentora?|editora?|redatora?|revisora?|tradutora?|consultora?|condutora?|escultora?|pintora?|escritora?|autora?|produtora?|investigadora?|pesquisadora?|vendedora?|desenvolvedora?|programadora?|[a-z]{3,}(?:adora?)|[a-z]{3,}(?<!otim|pessim|especial|conqu)ista|[a-z]{3,}(?:olog[oa]))$/,
    joinsTitle: 'de|da|do|em|e',
    endsTitle: 'desde|que|e|com|em|de|na|no',
    endsCapitalTitle: 'desde|que|e|para|durante',
    listed: 'e|ou|assim como',
  },
  degrees: {
    doctorate: /\bdoutorad[oa]\b|\bdoutoramento\b|\bse doutorou\b/,
    master: /\bmestrado\b/,
    bachelor: /\blicenciatura\b|\bbacharelado\b/,
    held: /\b(?:tem|obteve|terminou|concluiu|possui)\b/,
  },
  nextClause: /\be (?:ela|ele|fala|tem|vive|trabalhou)\b/,
  there: /\b(?:ali|la)\b|\b(?:nesse|neste) (?:cargo|posto)\b|\b(?:nessa|nesta) (?:empresa|epoca)\b/,
  but: 'mas',
  abbreviations: 'sr|sra|p\\.\\s?ex',
  owner: /(?:)/,
  privateLife:
    /\b(?:irmao|irma|irmaos|irmas|esposa|esposo|marido|casad[oa]|divorciad[oa]|separad[oa]|solteir[oa]|viuv[oa]|gravida|geme[oa]s?|filhos?|filhas?|mae|pai|pais de|avo|net[oa]s?|sobrinh[oa]s?|namorad[oa]s?|nascid[oa]|nasceu|infancia|cresceu|religi\w+|catolic\w+|ateu|ateia|salario|ordenado|ganha (?:\d|mais|cerca|quase)|vegetarian\w+|vegan[oa]|canhot[oa]|tatuag\w+|caes|cachorr[oa]s?|gat[oa]s?|anos de idade|aniversario|hipoteca)\b/,
  common:
    'talentosa talentoso experiente apaixonada apaixonado dedicada dedicado versatil competente excelente verdadeira verdadeiro curriculo curriculum cv uns umas cujo cuja mediante aproximadamente cerca apenas so carreira licenciatura bacharelado mestrado doutorado equipa equipe equipas equipes empresa empresas profissional atualmente trajetoria percurso perfil ambito alem tambem depois antes segundo ela ele o a seu sua cargo cargos senhora senhor ' +
    'consta constam figura figuram aparece aparecem mencionam mencao menciona mencionado indica indicam indicado dito especifica precisa detalha detalhe inclui incluem contem cita citam lista documento documentos nenhuma nenhum lado noticia referencia referencias encontro encontra encontram vejo sabe sabemos ' +
    'conta contam dispoe oferece traz combina destaca destacam demonstra mostra abrange consiste serve permite ajuda colabora participa participou realiza realizou desenvolve desenvolveu desempenha desempenhou ocupa ocupou exerce ficou continua ' +
    'total varios varias diversos diversas distintos distintas diferentes multiplos numerosos ampla amplo solida solido grande grandes pequeno pequena maior menor melhor alto alta nivel base bases parte partes coisas tarefas funcoes responsabilidade responsabilidades projeto projetos ambiente ambientes setor setores campo area areas materia materias tema temas tipo tipos mundo ambos ambas resto exemplo habitual especialmente particularmente sobretudo ' +
    'correio e-mail email telefone site pagina endereco contato contacto url linkedin formacao experiencia resumo dados data ti ia rh eua ue ong pdf competencia competencias habilidade habilidades conhecimento conhecimentos aptidoes ferramenta ferramentas tecnica tecnicas metodo metodos idioma idiomas lingua linguas hobby hobbies interesse interesses',
};
