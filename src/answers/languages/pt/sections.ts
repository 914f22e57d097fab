import { sectionReader, type Sections } from '../sections';

/** Says the same of one thing and of several, and never that the person lacks it. */
export const lacks = (what: string) => `Isso não está no CV: não menciona ${what}.`;

const part = sectionReader({
  counted: (n, one, many) => (n === 1 ? one : `${n} ${many}`),
  absent: lacks,
});

export const sections: Sections = {
  summary: part(
    `Resumo · um resumo, resumos · nenhum resumo · resumo|apresentacao|introducao|biografia|bio|perfil profissional`,
  ),
  skills: part(
    `Competências · um grupo de competências, grupos de competências · nenhuma lista de competências · habilidade|habilidades|competencia|competencias|aptidao|aptidoes|capacidades|conhecimentos|tecnologia|tecnologias|stack|skills`,
  ),
  languages: part(`Idiomas · um idioma, idiomas · idiomas · idioma|idiomas|lingua|linguas`),
  work: part(
    `Experiência profissional · um emprego, empregos · nenhum emprego · experiencia profissional|experiencia de trabalho|experiencia|trabalho|trabalhos|emprego|empregos|cargo|cargos|empresa|empresas|empregador|empregadores|percurso|trajetoria|carreira|trampo|trampos`,
  ),
  internships: part(
    `Estágios · um estágio, estágios · estágios · estagio|estagios|estagiario|estagiaria|estagiou|trainee|aprendiz`,
  ),
  teachings: part(
    `Docência · uma disciplina lecionada, disciplinas lecionadas · docência · docencia|aula|aulas|curso|cursos|oficina|oficinas|disciplinas|ensino|formacoes|ensina|ensinas|leciona|workshops`,
  ),
  partners: part(
    `Clientes e parceiros · um cliente ou parceiro, clientes ou parceiros · clientes nem parceiros · cliente|clientes|parceiro|parceiros|parceira|parceiras|socio|socios|colaboradores`,
  ),
  education: part(
    `Formação · uma etapa de formação, etapas de formação · estudos · formacao|educacao|formou|formar|licenciou|titulo|titulos|estudos|escolaridade|universidade|universidades|faculdade|faculdades|escola|escolas|colegio|instituto|diploma|diplomas|graduacao|habilitacoes|formacao academica`,
  ),
  projects: part(
    `Projetos · um projeto, projetos · projetos · projeto|projetos|projecto|projectos|portfolio|portefolio|obras`,
  ),
  publications: part(
    `Publicações · uma publicação, publicações · publicações · publicacao|publicacoes|artigo|artigos|paper|papers|livro|livros|palestra|palestras|conferencia|conferencias|patente|patentes|publicou`,
  ),
  certificates: part(
    `Certificados · um certificado, certificados · certificados · certificado|certificados|certificacao|certificacoes|licenca|licencas|acreditacao|acreditacoes|carta|carteira|credencial|credenciais`,
  ),
  awards: part(
    `Distinções · uma distinção, distinções · distinções · premio|premios|distincao|distincoes|reconhecimento|reconhecimentos|mencao|mencoes|medalha|medalhas|honras|bolsa|bolsas|galardao`,
  ),
  volunteer: part(
    `Voluntariado · um voluntariado, voluntariados · voluntariado · voluntariado|voluntariados|voluntario|voluntaria|ong|associacao|associacoes|trabalho voluntario|nao remunerado`,
  ),
  interests: part(
    `Interesses · um interesse, interesses · interesses fora do trabalho · interesse|interesses|hobby|hobbies|passatempo|passatempos|tempo livre|tempos livres|lazer|fora do trabalho`,
  ),
  references: part(
    `Referências · uma referência, referências · referências · referencia|referencias|recomendacao|recomendacoes|testemunho|testemunhos|depoimento|depoimentos`,
  ),
};
