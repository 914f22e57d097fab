import type { BuiltInWords } from '../../models/built-in/words.en';

export const builtIn: BuiltInWords = {
  modelName: 'o modelo do navegador',
  whereItRuns: 'no seu dispositivo, com o Chrome atualizado',
  shortenedNotice:
    'O CV é mais longo do que o modelo do seu navegador pode ler, por isso ele só conhece algumas partes.',
  readingQuestion: 'Leitura da sua pergunta',
  offer: {
    use: 'Usar o modelo do navegador',
    cost: 'nenhum download',
    about:
      'O seu navegador traz um modelo de linguagem integrado, e está pronto. Responde livremente; é do fabricante do navegador e não é um modelo aberto.',
    starting: 'O seu navegador inicia agora o modelo integrado.',
    title: 'Na verdade, o modelo integrado do seu navegador, que não é aberto',
    answers:
      'Responde o modelo integrado do seu navegador; no Chrome atualizado funciona no seu dispositivo. Esta página não envia a sua pergunta para lugar nenhum.',
    offline: 'O seu navegador está sem conexão. Talvez o modelo integrado responda mesmo assim.',
    name: 'O modelo integrado do navegador',
    row: {
      download: 'Nenhum: o navegador já o tem',
      firstWords: 'Em um ou poucos segundos',
      question:
        'Esta página não a envia para lugar nenhum; no Chrome atual o modelo funciona neste dispositivo',
    },
  },
  server: 'O modelo integrado do seu navegador',
  unnamedSubject: 'o modelo integrado do seu navegador',
  failures: {
    'model-unsupported': () => ({
      problem: 'O modelo integrado do seu navegador não responde neste idioma.',
      action: 'Pergunte em outro idioma ou escolha outro modelo.',
    }),
    'permission-denied': () => ({
      problem: 'O seu navegador não deixa esta página usar o modelo integrado.',
      action: 'Quem decide são as suas configurações ou as da sua organização. Escolha outro modelo.',
    }),
    'context-too-long': () => ({
      problem:
        'O CV e a sua pergunta, juntos, são mais longos do que o modelo integrado do seu navegador pode ler.',
      action: 'Pergunte com menos palavras. As mensagens anteriores deste chat já ficaram de fora.',
    }),
    filtered: () => ({
      problem: 'O seu navegador retém o que o modelo integrado escreveu.',
      action:
        'Considera algumas respostas nocivas ou falsas. Pergunte com outras palavras ou peça citações do CV.',
    }),
    'too-slow': () => ({
      problem: 'O modelo integrado do seu navegador não escreveu nada em 20 segundos.',
      action: 'Feche outras abas e programas e tente de novo, ou peça citações do CV.',
    }),
    runaway: () => ({
      problem:
        'O modelo integrado do seu navegador repetia-se sem fim, por isso a resposta foi interrompida.',
      action: 'Tente de novo ou pergunte com outras palavras.',
    }),
    'load-failed': () => ({
      problem: 'Não foi possível iniciar o modelo integrado do seu navegador.',
      action: 'Reinicie o navegador se o quiser usar, ou escolha outro modelo.',
    }),
    'bad-response': () => ({
      problem: 'O modelo integrado do seu navegador enviou algo que não é texto.',
      action: 'Atualize o navegador se o quiser usar, ou escolha outro modelo.',
    }),
  },
};
