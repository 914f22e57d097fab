import type { Sections } from '../sections';

const counter = (one: string, many: string) => (n: number) => (n === 1 ? one : `${n} ${many}`);

/** Says the same of one thing and of several, and never that the person lacks it. */
export const lacks = (what: string) => `Eso no está en el CV: no menciona ${what}.`;

export const sections: Sections = {
  summary: {
    heading: 'Resumen',
    asked: 'resumen|presentacion|introduccion|semblanza|biografia|bio|perfil profesional',
    counted: counter('un resumen', 'resúmenes'),
    absent: lacks('ningún resumen'),
  },
  skills: {
    heading: 'Competencias',
    asked:
      'habilidad|habilidades|competencia|competencias|aptitudes|destrezas|capacidades|conocimientos|tecnologia|tecnologias|stack|skills',
    counted: counter('un grupo de competencias', 'grupos de competencias'),
    absent: lacks('ninguna lista de competencias'),
  },
  languages: {
    heading: 'Idiomas',
    asked: 'idioma|idiomas|lengua|lenguas',
    counted: counter('un idioma', 'idiomas'),
    absent: lacks('idiomas'),
  },
  work: {
    heading: 'Experiencia laboral',
    asked:
      'experiencia laboral|experiencia profesional|experiencia|trabajo|trabajos|empleo|empleos|puesto|puestos|cargo|cargos|empresa|empresas|compania|companias|empleador|empleadores|trayectoria|carrera profesional|vida laboral|laburo|laburos|chamba|chambas|curro|curros',
    counted: counter('un puesto de trabajo', 'puestos de trabajo'),
    absent: lacks('ningún puesto de trabajo'),
  },
  internships: {
    heading: 'Prácticas',
    asked: 'practicas|pasantia|pasantias|becario|becaria|practicante|aprendiz|internado',
    counted: counter('un periodo de prácticas', 'periodos de prácticas'),
    absent: lacks('prácticas'),
  },
  teachings: {
    heading: 'Docencia',
    asked:
      'docencia|clase|clases|curso|cursos|taller|talleres|asignaturas|materias|ensenanza|formaciones|capacitaciones|ensena|ensenas|imparte',
    counted: counter('una materia impartida', 'materias impartidas'),
    absent: lacks('docencia'),
  },
  partners: {
    heading: 'Clientes y socios',
    asked: 'cliente|clientes|clienta|clientas|socio|socios|colaboradores',
    counted: counter('un cliente o socio', 'clientes o socios'),
    absent: lacks('clientes ni socios'),
  },
  education: {
    heading: 'Formación',
    asked:
      'formacion|educacion|graduo|graduarse|licencio|titulo|estudios|titulo|titulos|titulacion|titulaciones|carrera|carreras|universidad|universidades|escuela|escuelas|colegio|facultad|instituto|diploma|diplomas|grado|grados|escolaridad',
    counted: counter('una etapa de formación', 'etapas de formación'),
    absent: lacks('estudios'),
  },
  projects: {
    heading: 'Proyectos',
    asked: 'proyecto|proyectos|portafolio|portfolio|obras',
    counted: counter('un proyecto', 'proyectos'),
    absent: lacks('proyectos'),
  },
  publications: {
    heading: 'Publicaciones',
    asked:
      'publicacion|publicaciones|articulo|articulos|paper|papers|libro|libros|ponencia|ponencias|conferencia|conferencias|charla|charlas|patente|patentes',
    counted: counter('una publicación', 'publicaciones'),
    absent: lacks('publicaciones'),
  },
  certificates: {
    heading: 'Certificados',
    asked:
      'certificado|certificados|certificacion|certificaciones|licencia|licencias|acreditacion|acreditaciones|habilitacion|carnet|carnets|credencial|credenciales',
    counted: counter('un certificado', 'certificados'),
    absent: lacks('certificados'),
  },
  awards: {
    heading: 'Premios',
    asked:
      'premio|premios|galardon|galardones|reconocimiento|reconocimientos|distincion|distinciones|mencion|menciones|medalla|medallas|honores|beca|becas',
    counted: counter('un premio', 'premios'),
    absent: lacks('premios'),
  },
  volunteer: {
    heading: 'Voluntariado',
    asked:
      'voluntariado|voluntariados|voluntario|voluntaria|ong|asociacion|asociaciones|labor social|no remunerado',
    counted: counter('un voluntariado', 'voluntariados'),
    absent: lacks('voluntariados'),
  },
  interests: {
    heading: 'Intereses',
    asked:
      'interes|intereses|aficion|aficiones|hobby|hobbies|pasatiempo|pasatiempos|tiempo libre|ratos libres|ocio|fuera del trabajo',
    counted: counter('un interés', 'intereses'),
    absent: lacks('intereses fuera del trabajo'),
  },
  references: {
    heading: 'Referencias',
    asked: 'referencia|referencias|recomendacion|recomendaciones|testimonio|testimonios',
    counted: counter('una referencia', 'referencias'),
    absent: lacks('referencias'),
  },
};
