import type { Passage } from '../passages';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import type { FoundLine, Line, Term } from '../search/line-search';
import { affirmedIfAsked, entriesOf, isOngoing, lineOf, listed, passagesFor, type Context } from './context';
import { finding, type Finding } from './finding';
import { ranked, statement } from './statement';

/** Results: prizes, then lines of the CV with figures. */
export function achievements(_query: Query, context: Context): Finding {
  const { say, name, passages } = context;
  const awards = entriesOf(context, 'awards');
  const figures = passages.filter(
    ({ part, text }) => part === 'point' && /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, '')),
  );
  if (awards.length === 0 && figures.length === 0) return finding(say.unsaid.achievements(name), [], true);
  const lines = awards.map((entry) => lineOf(entry, context));
  return finding(
    [
      awards.length > 0
        ? say.has(say.part.awards.counted(awards.length), listed(lines, context, 4))
        : undefined,
      figures.length > 0 ? say.closest : undefined,
    ],
    [...passagesFor(awards, context).slice(0, 2), ...figures],
  );
}

/** How CVs speak of leading others, in the site's languages. */
const leading: Term = {
  written: 'led',
  ways: [
    'led',
    'tête',
    'frente',
    'cargo',
    'lead',
    'leading',
    'team lead',
    'managed',
    'manager',
    'supervised',
    'supervisor',
    'supervision',
    'head',
    'director',
    'coordinated',
    'brigade',
    'direction',
    'encadrement',
    'encadré',
    'dirigé',
    'responsable',
    'leitung',
    'geleitet',
    'leiterin',
    'leiter',
    'führung',
    'geführt',
    'teamleitung',
    'verantwortlich',
    'betreut',
    'dirigí',
    'dirección',
    'coordinación',
    'coordiné',
    'jefe',
    'jefa',
    'supervisión',
    'supervisé',
    'leite',
    'leitete',
    'führe',
    'führte',
    'dirige',
    'coordina',
    '率い',
    '指揮',
    'まとめ役',
    'リーダー',
    '統括',
    '管理職',
    '主任',
    '部下',
    'マネージャー',
    'leads',
    'encadre',
    'dirige',
  ],
  share: 1,
};

/** Whom they led. */
const team: Term = {
  written: 'team',
  ways: [
    'team',
    'staff',
    'people',
    'reports',
    'brigade',
    'crew',
    'équipe',
    'personnes',
    'salariés',
    'collaborateurs',
    'Team',
    'Mitarbeiter',
    'Mitarbeitende',
    'Leute',
    'Personen',
    'Gesellen',
    'equipo',
    'personas',
    'empleados',
    'チーム',
    '部下',
    'スタッフ',
    'メンバー',
  ],
  share: 1,
};

/** "A team of six", folded. */
const teamSize =
  /\b(?:team|staff|crew|brigade|equipe|equipo|mannschaft|gruppe) (?:of|de|d'|von|aus|mit) ?\S|人の(?:チーム|部署|組織)/;

/** How they speak of teaching others at work, which is less. */
const mentoring: Term = {
  written: 'mentored',
  ways: [
    'mentored',
    'mentoring',
    'tutoring',
    'apprentices',
    'apprentis',
    'ausbilder',
    'lehrlinge',
    'auszubildende',
    '指導',
    '育成',
  ],
  share: 1,
};

export function leadership(query: Query, context: Context): Finding {
  const { say, name, lines } = context;
  const atWork = lines
    // What the question itself says counts twice: "how many apprentices does she train?"
    .find([leading, team, mentoring, ...query.terms, ...query.terms])
    .filter(({ line }) => placesOfWork.has(line.passage.entry?.topic ?? 'summary'));
  const held = [ownLine, ownTitle].map((least) => holding(leading, least, context));
  const [led = []] = held
    .map((each) => atWork.filter(({ line }) => each.has(line) || teamSize.test(fold(line.text))))
    .filter(({ length }) => length > 0);
  const ofMentoring = holding(mentoring, ownLine, context);
  const taught = atWork.filter(({ line }) => ofMentoring.has(line));
  // A line with a number says how many were led.
  const modifiers = new Set([...query.modifiers, 'count' as const]);
  const all = ranked([...(led.length > 0 ? inScope(led, query) : taught)], { ...query, modifiers });
  const [best] = all;
  if (!best) return finding(say.unsaid.leadership(name), [], true);
  const sentence = statement(best.line, context) ?? say.leadership(name);
  // To teach others is not yet to lead them.
  return finding(
    led.length > 0 ? affirmedIfAsked(sentence, query, context) : sentence,
    [...all, ...taught].map(({ line }): Passage => line.passage),
  );
}

/** How well a term has to fit a line that holds it, or the title above it. */
const ownLine = 0.6;
const ownTitle = 0.5;

function holding(term: Term, least: number, { lines }: Context): ReadonlySet<Line> {
  const weight = lines.weightOf(term);
  return new Set(lines.find([term]).flatMap(({ line, score }) => (score >= least * weight ? [line] : [])));
}

const placesOfWork: ReadonlySet<string> = new Set(['work', 'volunteer', 'internships']);

/** "How many does she lead now?" is about what lasts, "there" about what was spoken of. */
function inScope(found: readonly FoundLine[], { modifiers, focus }: Query): readonly FoundLine[] {
  const [spoken] = focus.entries;
  const there = modifiers.has('anaphor')
    ? found.filter(({ line }) => spoken !== undefined && line.passage.entry === spoken)
    : [];
  const now = modifiers.has('now')
    ? found.filter(({ line }) => line.passage.entry && isOngoing(line.passage.entry))
    : [];
  return there.length > 0 ? there : now.length > 0 ? now : found;
}
