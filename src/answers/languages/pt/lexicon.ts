import type { Lexicon } from '../lexicon';
import { ofEach } from '../pack-parts';
import { sections } from './sections';
import { speech } from './speech';
import { times } from './times';

export const lexicon: Lexicon = {
  times,
  speech,
  frame:
    'a|o|as|os|ao|aos|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|num|numa|nuns|numas|por|pelo|pela|pelos|pelas|para|pra|pro|p|com|sem|sob|sobre|ate|desde|durante|entre|e|ou|mas|se|que|q|porque|pois|como|quando|onde|aonde|quem|qual|quais|quanto|quanta|quantos|quantas|quao|eu|tu|ele|ela|eles|elas|nos|vos|voce|voces|vc|vcs|lhe|lhes|me|te|mim|ti|si|meu|minha|meus|minhas|seu|sua|seus|suas|teu|tua|teus|tuas|dele|dela|deles|delas|nele|nela|nosso|nossa|nossos|nossas|este|esta|estes|estas|isto|esse|essa|esses|essas|isso|aquele|aquela|aquilo|deste|desta|disto|desse|dessa|disso|neste|nesta|nisto|nesse|nessa|nisso|naquele|naquela|aqui|ali|la|ai|ca|ja|ainda|agora|hoje|ontem|antes|depois|entao|tambem|tb|so|apenas|muito|muita|muitos|muitas|mt|pouco|pouca|mais|menos|maior|menor|melhor|pior|bem|mal|tao|tanto|tanta|todo|toda|todos|todas|tudo|nada|algo|algum|alguma|alguns|algumas|alguem|ninguem|nenhum|nenhuma|outro|outra|outros|outras|cada|mesmo|mesma|proprio|propria|tal|assim|ai|sim|nao|n|nunca|jamais|sempre|talvez|quase|realmente|mesmo|exatamente|atual|atualmente|atuais|ser|sou|es|somos|sao|era|eram|eras|foi|fui|foste|foram|seja|sera|seria|sido|sendo|estar|estou|esta|estas|estao|estava|estavam|esteve|estiveram|estado|ter|tem|tens|tenho|temos|tinha|tinham|teve|tiveram|tido|tenha|teria|haver|ha|havia|houve|fazer|faz|fazes|faco|fazem|fazia|fez|fizeste|fizeram|feito|fazendo|faria|ir|vai|vao|vou|ia|iria|vir|vem|veio|vindo|poder|pode|podes|posso|podem|podemos|podia|poderia|conseguir|consegue|consegues|conseguiu|dever|deve|devo|deveria|querer|quer|queres|quero|queria|gostaria|gostava|quis|saber|sabe|sabes|sei|sabem|sabia|soube|conhecer|conhece|conheces|conhecem|conhecia|conheceu|conhecimento|conhecimentos|dizer|diz|diga|dizes|disse|dito|falar|fala|falas|falam|fale|falou|falado|contar|conta|conte|contou|mostrar|mostre|mostra|explicar|explica|explique|descrever|descreva|descreve|resumir|resuma|resume|listar|liste|indicar|indique|informar|informacao|informacoes|info|detalhe|detalhes|perguntar|pergunta|perguntas|responder|ver|veja|vejo|ler|achar|acha|acho|parece|usar|usa|usas|usou|usado|usava|utilizar|utiliza|utilizou|utilizado|dominar|domina|dominio|mexer|mexe|mexeu|lidar|lida|trabalhar|trabalha|trabalhas|trabalho|trabalhos|trabalhou|trabalhava|trabalhado|trabalhando|trabalhaste|trampo|trampa|emprego|empregos|empregado|empregada|empregador|cargo|cargos|funcao|funcoes|posto|postos|posicao|vaga|empresa|empresas|companhia|firma|escritorio|experiencia|experiencias|carreira|percurso|trajetoria|profissao|profissional|profissionais|profissionalmente|ocupacao|ocupa|ocupava|atividade|area|areas|setor|ramo|campo|tarefa|tarefas|responsabilidade|responsabilidades|dia|dias|mes|meses|ano|anos|semana|semanas|tempo|data|datas|epoca|altura|momento|vez|vezes|periodo|comecar|comecou|comeca|comecaste|inicio|iniciou|entrar|entrou|sair|saiu|deixar|deixou|acabar|acabou|terminar|terminou|ficar|ficou|fica|ficava|passar|passou|durar|durou|dura|duracao|estudar|estudou|estuda|estudo|estudos|estudado|estudaste|estudando|formar|formou|formado|formada|formou-se|curso|cursou|cursos|tirar|tirou|obteve|obter|ganhar|ganhou|receber|recebeu|viver|vive|viveu|vivido|morar|mora|morou|mora|moras|residir|reside|residiu|fluente|fluentemente|fluencia|nivel|lingua|linguas|idioma|idiomas|pessoa|pessoas|gente|candidato|candidata|senhor|senhora|sr|sra|cara|moca|moco|rapaz|rapariga|mulher|homem|nome|chama|chamado|chamada|cv|curriculo|curriculum|perfil|pagina|site|coisa|coisas|tipo|tipos|exemplo|exemplos|parte|partes|caso|lugar|lugares|local|sitio|pais|paises|cidade|cidades|ola|oi|bom|boa|boas|bons|tarde|noite|favor|obrigado|obrigada|obg|valeu|pf|pfv|ok|primeiro|primeira|segundo|segunda|ultimo|ultima|ultimos|ultimas|anterior|anteriores|seguinte|proximo|proxima|recente|recentes|principal|principais|capaz|apto|apta|habituado|habituada|familiarizado|familiarizada|especialista|especializado|especializada|envolveu|envolvido|envolvida|participou|precisa|precisamos|preciso|procuramos|procura|procuro|interessa|serve|encaixa|encaixaria|alguma|tinhas|dois|duas|tres|zero|certo|certa|verdade|conta|acerca|respeito|relacao|relativo|lado|fora|dentro|alem|atraves|conforme|segundo|enquanto|embora|cujo|cuja|sendo|meio|lida|percebe|entende|entendido|entendida',
  verbs: /(?:[ai]do|[aei]ndo|ava[sm]?|iam|[aei]ria[sm]?|aram|eram|iram|aste|este|iste|ou)$/,
  participles: /(?!)/,
  languageEnding: /(?!)/,
  honorific: /(?<![\p{L}\p{N}])(?:Sra?)\.?\s+(?=\p{Lu})/gu,
  between: ['que', 'antes (?:de|que)', 'e'],
  asks: {
    more: /(?:^|[^\p{L}])(?:o que|que(?! (?:ele|ela|voce|eu)\b)|qua(?:l|is)|quem|onde|aonde|quando|como|quant[oa]s?|por que|diga-me|diz-me|liste|lista)(?!\p{L})/u,
    yesNo:
      /\?|\b(?:saber|dizer|confirmar) se\b|\bse (?:tem|sabe|fala|e|esta|conhece|pode|ja)\b|^(?:\S+ ){0,2}(?:tem|sabe|fala|e|esta|conhece|pode|ja|trabalhou|domina)\b/,
    beginsWithVerb:
      /^(?:(?:e|ola|oi|mas|entao)\W+)*(?:(?:ele|ela|voce) )?(?:ja |ainda )?(?:tem|sabe|fala|e|esta|conhece|pode|domina|trabalha|trabalhou|toca|mora|vive|estudou|usa) (?!o que\b|alguem\b|possivel\b)(?!.*\b(?:onde|quando|quantos|quantas|quem)\b)/,
    number:
      /\b(?:qual|que) (?:e |era |foi )?(?:o |a )?(?:orcamento|tamanho|percentagem|porcentagem|nota|valor|frequencia)\b/,
    whoIs:
      /^(?:e |mas )?(?:quem (?:e|sao|e que e)(?: el[ea]s?| esta pessoa| voce)?|el[ea] e quem|(?:por favor )?(?:fal[ae]|cont[ae]|diga|diz)(?:-me| me)? (?:algo |um pouco |alguma coisa )?(?:d|sobre |acerca d)el[ea])$/,
    privateMatter:
      /^(?:e |mas )?(?:el[ea] )?e(?: el[ea])? (?:muito )?(?:alt[oa]|baix[oa]|grande|pequen[oa]|gord[oa]|magr[oa]|bonit[oa]|fei[oa]|careca|loir[oa]|ric[oa]|pobre)$|\b(?:e|esta|esteve) (?:el[ea] )?(?:doente|gravida|deficiente|casad[oa]|solteir[oa]|divorciad[oa]|viuv[oa]|crente|religios[oa]|catolic[oa]|gay|lesbica|mae|pai)$|^(?:quanto|que altura) (?:mede|pesa|tem)$|\b(?:tipo|grupo) sanguineo (?:dela|dele|tem|e)\b|\bseu (?:tipo|grupo) sanguineo\b|^em quem (?:el[ea] )?vota$|^(?:el[ea] )?(?:fuma|bebe)$|\b(?:os pais|mae|pai|marido|esposa|mulher|irma[os]?|irmaos|filh[oa]s?) del[ea]\b/,
    needs: /(?!)/,
    fits: /\b(?:serve|encaix\w*|adequad[ao]|combina)\b/,
    denies: /(?!)/,
  },
  modifiers: {
    count: 'quantos|quantas|quanto|quanta|numero de|quantidade de',
    first: 'primeiro|primeira|primeiros|primeiras|inicial|inicio de carreira|mais antigo|mais antiga',
    last: 'ultimo|ultima|ultimos|ultimas|recente|recentes|mais novo|mais nova',
    longest:
      'mais tempo|mais anos|mais longo|mais longa|maior duracao|durou mais|mais durou|ficou mais|mais duradouro|mais duradoura',
    shortest:
      'menos tempo|menos anos|mais curto|mais curta|mais breve|menor duracao|durou menos|menos durou|ficou menos',
    second: 'segundo|segunda|2o|2a|o outro|a outra',
    third: 'terceiro|terceira|3o|3a',
    before: 'antes|previamente|anterior a|anterior ao|anteriormente|anterior',
    after: 'depois|apos|posterior a|posteriormente|em seguida|a seguir|mais tarde',
    since: 'desde|a partir de|a partir do',
    until: 'ate|ate ao',
    between: 'entre',
    not: 'nao|nunca|jamais|sem|tampouco|nem|nenhum|nenhuma|falta',
    except: 'alem de|alem do|alem da|fora|exceto|salvo|sem contar|que nao seja|que nao sejam|tirando',
    more: 'mais|melhor|maior|prefere|preferes|vs|versus|compara|comparado|comparar|diferenca',
    earlier: 'antes|primeiro|mais cedo',
    or: 'ou|vs|versus|ou entao',
    anaphor:
      'isso|isto|esse|essa|esses|essas|aquele|aquela|aquilo|nesse|nessa|nisso|desse|dessa|disso|la|ali|ai|este cargo|este trabalho|esta empresa|este lugar|a empresa|o mesmo|a mesma|entao|o primeiro|a primeira',
    both: 'ambos|ambas|os dois|as duas|cada um deles',
    now: 'agora|atualmente|actualmente|hoje|hoje em dia|neste momento|no momento|de momento|atual|atuais|actual|presente|por agora|ainda',
    abroad:
      'estrangeiro|exterior|fora do pais|fora do seu pais|outro pais|outros paises|experiencia internacional|la fora',
    pandemic: 'pandemia|covid|coronavirus|confinamento|quarentena',
    duration:
      'quanto tempo|quantos anos|quantos meses|quanto durou|quanto dura|ha quanto|quanta experiencia|anos de|anos com|duracao|antiguidade|permanencia|tempo em|tempo com|tempo na|tempo no',
    when: 'quando|que ano|em que ano|que anos|que data|que datas|que mes|que epoca|que altura|data|datas',
    where:
      'onde|aonde|que empresa|que empresas|que companhia|que trabalho|que cargo|que lugar|que sitio|que pais|que cidade|que universidade|que faculdade|que escola|qual empresa|qual universidade|qual faculdade',
    who: 'quem',
    why: 'por que|porque|pq|porque e que|motivo|motivos|razao|razoes|como e que',
  },
  degrees: {
    school:
      'ensino medio|ensino secundario|secundario|12o ano|decimo segundo ano|segundo grau|liceu|colegial|ensino fundamental',
    vocational:
      'curso tecnico|ensino tecnico|tecnico superior|formacao profissional|curso profissional|ensino profissional|ctesp|tecnologo|tecnologa|aprendizagem profissional',
    bachelor:
      'licenciatura|licenciado|licenciada|licenciou|bacharelado|bacharelato|bacharel|graduacao|graduado|graduada|graduou|curso superior|ensino superior|diploma universitario|formado|formada|bachelor',
    master: 'mestrado|mestrados|mestre|pos graduacao|posgraduacao|mba|msc|master',
    doctorate:
      'doutorado|doutoramento|doutorou|doutor|doutora|doutoranda|doutorando|phd|ph d|tese|posdoc|pos doc',
  },
  classes: {
    'programming-language':
      'linguagem de programacao|linguagens de programacao|linguagens|que linguagem|em que programa|linguagem',
    framework: 'framework|frameworks|bibliotecas de software|bibliotecas de codigo',
    database: 'banco de dados|bancos de dados|base de dados|bases de dados|bd',
    cloud: 'nuvem|cloud|infraestrutura|devops',
    'operating-system': 'sistema operativo|sistemas operativos|sistema operacional|sistemas operacionais',
    tool: 'ferramenta|ferramentas|que programas|que software|que softwares|programas informaticos|que aplicacoes|que aplicativos',
    'design-software':
      'software de design|programas de design|programas de desenho|ferramentas de design|cad',
    'office-software':
      'pacote office|folha de calculo|folhas de calculo|planilha|planilhas|programas de escritorio',
    'machine-learning':
      'ferramentas de ia|ferramentas de inteligencia artificial|ferramentas de machine learning|bibliotecas de ia|aprendizado de maquina|aprendizagem automatica',
    web: 'tecnologias web|tecnologia web|frontend|front end|desenvolvimento web',
    method: 'metodo|metodos|metodologia|metodologias|que tecnicas|suas tecnicas',
    machine:
      'maquina|maquinas|maquinaria|aparelho|aparelhos|equipamento|equipamentos|instrumentos|dispositivos',
    'soft-skill':
      'soft skills|competencias sociais|competencias interpessoais|competencias comportamentais|habilidades sociais|habilidades interpessoais|habilidades comportamentais|competencias pessoais',
  },
  channels: {
    email: 'email|e mail|mail|correio eletronico|correio electronico',
    phone: 'telefone|telemovel|celular|tel|que numero|seu numero|whatsapp|zap|ligar|telefonar|ligo',
    website: 'web|pagina web|site|website|pagina pessoal|homepage|blog|url',
    address: 'morada|endereco|endereco postal|rua|codigo postal|cep',
    profile: 'linkedin|github|gitlab|twitter|xing|instagram|facebook|mastodon|orcid|behance|redes',
  },
  topics: ofEach(sections, 'asked'),
  and: 'e|e tambem|e ainda|tambem|alem disso|assim como|bem como|e depois',
};
