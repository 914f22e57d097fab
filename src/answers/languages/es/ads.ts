import type { AdWords } from '../ads';
import { between, none } from '../any-language';

export const ads: AdWords = {
  tasks: 'funciones|tus funciones|tareas|responsabilidades|que haras|tu dia a dia|tu mision|tu labor',
  requirements:
    'requisitos|requerimientos|perfil|tu perfil|que buscamos|buscamos|que esperamos|esperamos|pedimos|exigimos|que necesitas|necesitas|que aportas|quien eres|sobre ti|debes tener|se requiere|se requieren|se valora|se valorara|valoramos|valorable|deseable|deseables|imprescindible|indispensable|excluyente|experiencia minima|conocimientos|cualificaciones|competencias|habilidades|candidato ideal|sera un plus|nice to have|formacion|lo que pedimos|que te pedimos',
  otherHeadings:
    'ofrecemos|que ofrecemos|te ofrecemos|se ofrece|beneficios|prestaciones|condiciones|sobre nosotros|quienes somos|nuestra empresa|nuestra mision|la empresa|el puesto|descripcion del puesto|como postular|postulate|inscribete|interesados|salario|sueldo|retribucion|remuneracion|ubicacion|lugar de trabajo|horario|jornada|contrato|igualdad de oportunidades',
  greeting: /^(?:hola|buen[oa]s|estimad[oa]|querid[oa])\b/,
  asking:
    /experiencia (?:en|con|de|como|minima)|(?:imprescindible|indispensable|deseable|valorable|excluyente)|se (?:requiere|valora|exige|pide)|conocimientos? (?:de|en)|dominio d|debes|(?:tienes|hablas|sabes|aportas|dominas|cuentas con)\b|buscamos|necesitamos|\d anos|titulacion|nivel (?:alto|medio|avanzado)/,
  tasking: /^(?:te encargaras|seras|tendras|llevaras)\b/,
  benefit: /\b(?:vacaciones|seguro medico|teletrabajo|horario flexible)\b/,
  offer:
    /igualdad de oportunidades|sin distincion|^(?:se ofrece|ofrecemos)|(?:salario|retribucion)\b|vacaciones/,
  empty:
    'buena buen bueno excelente solida solido alto alta medio avanzado minimo minima idealmente deseable valorable imprescindible indispensable requerido experiencia conocimiento conocimientos dominio manejo nivel anos ano capacidad habilidad valorara valoraran valoramos valora valoraremos se aportar titulo titulacion formacion certificado certificacion perfil puesto fluido fluida hablado escrito demostrable acreditada acreditado similar similares equivalente relacionado nuestro nuestra nuestros tu su usted previa previo',
  weak: 'gestionar dirigir llevar coordinar desarrollar realizar participar apoyar elaborar garantizar equipo equipos proyecto proyectos cliente clientes empresa gestion calidad servicio servicios responsable comunicacion organizacion autonomia proactividad responsabilidad flexibilidad iniciativa motivacion compromiso obtener asegurar supervisar controlar analizar evaluar preparar redactar definir identificar proponer contribuir impulsar optimizar mejorar aumentar reducir mantener ejecutar velar colaborar encargarse',
  affixes: none,
  lead: '(?:tienes|aportas|cuentas con|debes tener|se requiere|buscamos)',
  also: '',
  nextClause: none,
  or: between('o|u|como'),
  and: between('y|e'),
  means: between('con'),
  lastOfList: 'y|e',
  again: '',
  degree: /\btitulacion\b|\btitulo\b/,
  degreeWord: /\b(?:titulaci[oó]n|t[ií]tulo)\b/gi,
  publications: /publicaci/i,
  awards: /\bpremios?\b/i,
  certificates: /certificad/i,
  licence: none,
  spoken: /\b(?:habl|idioma)/i,
  afterLanguage: none,
  question: {
    lead: 'encaja\\w* (?:en|como|para|con)|(?:buscamos|necesito|necesitamos|busco)|(?:sirve|valdria|adecuad[ao]|preparad[ao]|apt[ao]|cualificad[ao]) (?:para|como)|ajusta a|un puesto de',
    frame: 'puesto vacante oferta alguien persona perfil',
    somebody: 'alguien',
    who: 'que',
    has: 'sepa|tenga',
    article: 'una?|el|la',
    end: 'adecuad[ao]|apt[ao]',
    and: between('y|con|que (?:sepa|hable|domine)'),
    afterComma: 'y',
  },
};
