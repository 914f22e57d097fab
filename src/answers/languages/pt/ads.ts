import type { AdWords } from '../ads';
import { between, none } from '../any-language';

export const ads: AdWords = {
  tasks:
    'funcoes|as suas funcoes|suas funcoes|tarefas|responsabilidades|o que vai fazer|a sua missao|sua missao|o seu dia a dia',
  requirements:
    'requisitos|perfil|seu perfil|o seu perfil|perfil desejado|que procuramos|o que procuramos|procuramos|o que buscamos|buscamos|esperamos|o que esperamos|pedimos|exigimos|exigido|obrigatorio|obrigatorios|deve ter|valorizamos|valoriza se|desejavel|desejaveis|diferencial|diferenciais|imprescindivel|indispensavel|experiencia minima|conhecimentos|qualificacoes|competencias|habilidades|candidato ideal|sera uma mais valia|mais valia|nice to have',
  otherHeadings:
    'oferecemos|o que oferecemos|beneficios|condicoes|sobre nos|quem somos|a nossa empresa|nossa empresa|nossa missao|a empresa|a vaga|descricao da vaga|descricao da funcao|como se candidatar|candidate se|inscreva se|interessados|salario|remuneracao|localizacao|local de trabalho|horario|contrato|igualdade de oportunidades',
  greeting: /^(?:ola|bom dia|boa (?:tarde|noite)|car[oa]s?|prezad[oa]s?)\b/,
  asking:
    /experiencia (?:em|com|de|como|minima)|(?:imprescindivel|indispensavel|desejavel|obrigatori[oa])\b|(?:exige|requer|valoriza|pede)(?:m)?-se|conhecimentos? (?:de|em)|dominio d|\bdeve(?:ra)? (?:ter|saber|falar|ser)\b|procuramos|buscamos|precisamos|\d anos|licenciatura|nivel (?:alto|medio|avancado)/,
  tasking: /^(?:ira|vai|sera responsavel|ficara responsavel)\b/,
  benefit:
    /\b(?:ferias|seguro de saude|teletrabalho|horario flexivel|vale[- ](?:refeicao|transporte|alimentacao))\b/,
  offer:
    /igualdade de oportunidades|sem distincao|^(?:oferecemos|oferece-se)|(?:salario|remuneracao)\b|\bferias\b/,
  empty:
    'boa bom bons excelente solida solido alto alta medio avancado minimo minima idealmente desejavel imprescindivel indispensavel obrigatorio obrigatoria requerido experiencia conhecimento conhecimentos dominio nivel anos ano capacidade habilidade valoriza valorizamos titulo formacao certificado certificacao perfil vaga cargo funcao fluente falado escrito comprovada comprovado similar similares equivalente relacionado nosso nossa nossos seu sua voce previa previo ter saber',
  weak: 'gerir dirigir levar coordenar desenvolver realizar participar apoiar elaborar garantir equipa equipe equipas equipes projeto projetos cliente clientes empresa gestao qualidade servico servicos responsavel comunicacao organizacao autonomia proatividade responsabilidade flexibilidade iniciativa motivacao compromisso obter assegurar supervisionar controlar analisar avaliar preparar redigir definir identificar propor contribuir otimizar melhorar aumentar reduzir manter executar zelar colaborar',
  affixes: none,
  lead: '(?:tem|tens|possui|deve ter|exige-se|requer-se|procuramos|buscamos)',
  also: '',
  nextClause: none,
  or: between('ou|como'),
  and: between('e'),
  means: between('com'),
  lastOfList: 'e',
  again: '',
  degree: /\bgrau academico\b|\bcurso superior\b/,
  degreeWord: /\b(?:grau acad[eéê]mico|curso superior)\b/gi,
  publications: /publica[cç][aãoõ]/i,
  awards: /\bpr[eéê]mios?\b/i,
  certificates: /certificad|certifica[cç]/i,
  licence: none,
  spoken: /\b(?:fala|idioma|l[ií]ngua)/i,
  afterLanguage: none,
  question: {
    lead: 'encaixa\\w* (?:em|como|para|com)|(?:procuramos|buscamos|preciso|precisamos|procuro|busco)|(?:serve|serviria|adequad[ao]|preparad[ao]|apt[ao]|qualificad[ao]) (?:para|como)|um cargo de',
    frame: 'cargo vaga oferta alguem pessoa perfil',
    somebody: 'alguem',
    who: 'que',
    has: 'saiba|tenha',
    article: 'uma?|o|a',
    end: 'adequad[ao]|apt[ao]',
    and: between('e|com|que (?:saiba|fale|domine)'),
    afterComma: 'e',
  },
};
