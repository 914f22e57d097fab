import { sectionReader, type Sections } from '../sections';

/** Says the same of one thing and of several, and never that the person lacks it. */
export const lacks = (what: string) => `Eso no está en el CV: no menciona ${what}.`;

const part = sectionReader({
  counted: (n, one, many) => (n === 1 ? one : `${n} ${many}`),
  absent: lacks,
});

export const sections: Sections = {
  summary: part(
    `Resumen · un resumen, resúmenes · ningún resumen · resumen|presentacion|introduccion|semblanza|biografia|bio|perfil profesional`,
  ),
  skills: part(
    `Competencias · un grupo de competencias, grupos de competencias · ninguna lista de competencias · habilidad|habilidades|competencia|competencias|aptitudes|destrezas|capacidades|conocimientos|tecnologia|tecnologias|stack|skills`,
  ),
  languages: part(`Idiomas · un idioma, idiomas · idiomas · idioma|idiomas|lengua|lenguas`),
  work: part(
    `Experiencia laboral · un puesto de trabajo, puestos de trabajo · ningún puesto de trabajo · experiencia laboral|experiencia profesional|experiencia|trabajo|trabajos|empleo|empleos|puesto|puestos|cargo|cargos|empresa|empresas|compania|companias|empleador|empleadores|trayectoria|carrera profesional|vida laboral|laburo|laburos|chamba|chambas|curro|curros`,
  ),
  internships: part(
    `Prácticas · un periodo de prácticas, periodos de prácticas · prácticas · practicas|pasantia|pasantias|becario|becaria|practicante|aprendiz|internado`,
  ),
  teachings: part(
    `Docencia · una materia impartida, materias impartidas · docencia · docencia|clase|clases|curso|cursos|taller|talleres|asignaturas|materias|ensenanza|formaciones|capacitaciones|ensena|ensenas|imparte`,
  ),
  partners: part(
    `Clientes y socios · un cliente o socio, clientes o socios · clientes ni socios · cliente|clientes|clienta|clientas|socio|socios|colaboradores`,
  ),
  education: part(
    `Formación · una etapa de formación, etapas de formación · estudios · formacion|educacion|graduo|graduarse|licencio|titulo|estudios|titulo|titulos|titulacion|titulaciones|carrera|carreras|universidad|universidades|escuela|escuelas|colegio|facultad|instituto|diploma|diplomas|grado|grados|escolaridad`,
  ),
  projects: part(
    `Proyectos · un proyecto, proyectos · proyectos · proyecto|proyectos|portafolio|portfolio|obras`,
  ),
  publications: part(
    `Publicaciones · una publicación, publicaciones · publicaciones · publicacion|publicaciones|articulo|articulos|paper|papers|libro|libros|ponencia|ponencias|conferencia|conferencias|charla|charlas|patente|patentes`,
  ),
  certificates: part(
    `Certificados · un certificado, certificados · certificados · certificado|certificados|certificacion|certificaciones|licencia|licencias|acreditacion|acreditaciones|habilitacion|carnet|carnets|credencial|credenciales`,
  ),
  awards: part(
    `Premios · un premio, premios · premios · premio|premios|galardon|galardones|reconocimiento|reconocimientos|distincion|distinciones|mencion|menciones|medalla|medallas|honores|beca|becas`,
  ),
  volunteer: part(
    `Voluntariado · un voluntariado, voluntariados · voluntariados · voluntariado|voluntariados|voluntario|voluntaria|ong|asociacion|asociaciones|labor social|no remunerado`,
  ),
  interests: part(
    `Intereses · un interés, intereses · intereses fuera del trabajo · interes|intereses|aficion|aficiones|hobby|hobbies|pasatiempo|pasatiempos|tiempo libre|ratos libres|ocio|fuera del trabajo`,
  ),
  references: part(
    `Referencias · una referencia, referencias · referencias · referencia|referencias|recomendacion|recomendaciones|testimonio|testimonios`,
  ),
};
