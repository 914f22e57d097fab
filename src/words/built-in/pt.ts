import type { BuiltInWords } from '../../models/built-in/words.en';

export const builtIn: BuiltInWords = {
  modelName: 'o modelo do navegador',
  whereItRuns: 'no seu dispositivo, com o Chrome atualizado',
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
      firstWords: 'Em um ou poucos segundos',
      question:
        'Esta página não a envia para lugar nenhum; no Chrome atual o modelo funciona neste dispositivo',
    },
  },
  failures: {
    'model-unsupported':
      'O modelo integrado do seu navegador não responde neste idioma.\nPergunte em outro idioma ou escolha outro modelo.',
    'permission-denied':
      'O seu navegador não deixa esta página usar o modelo integrado.\nQuem decide são as suas configurações ou as da sua organização. Escolha outro modelo.',
    'context-too-long':
      'O CV e a sua pergunta, juntos, são mais longos do que o modelo integrado do seu navegador pode ler.\nPergunte com menos palavras. As mensagens anteriores deste chat já ficaram de fora.',
    filtered:
      'O seu navegador retém o que o modelo integrado escreveu.\nConsidera algumas respostas nocivas ou falsas. Pergunte com outras palavras ou peça citações do CV.',
    'too-slow':
      'O modelo integrado do seu navegador não escreveu nada em 20 segundos.\nFeche outras abas e programas e tente de novo, ou peça citações do CV.',
    runaway:
      'O modelo integrado do seu navegador repetia-se sem fim, por isso a resposta foi interrompida.\nTente de novo ou pergunte com outras palavras.',
    'load-failed':
      'Não foi possível iniciar o modelo integrado do seu navegador.\nReinicie o navegador se o quiser usar, ou escolha outro modelo.',
  },
};
