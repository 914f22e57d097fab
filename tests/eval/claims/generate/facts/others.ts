import type { CvEntry } from '../../../../../src/resume/cv';
import type { Context } from '../context';
import { dateSlots, wrongDates } from '../dates';
import type { Fact, FactKind } from '../fact';
import { withoutNote } from '../pool';
import { today } from '../spans';

const kinds = new Map<CvEntry['topic'], FactKind>([
  ['awards', 'award'],
  ['certificates', 'certificate'],
  ['publications', 'publication'],
  ['projects', 'project'],
  ['volunteer', 'volunteer'],
]);

/** What one no longer "holds". */
const isLapsed = /lapsed|expired|abgelaufen|expiré|périmé|caducad|失効/i;

/** Awards, certificates, publications, projects and voluntary work. */
export function otherFacts(context: Context): Fact[] {
  const own = context.open.cv.entries.flatMap((entry) => otherFact(context, entry));
  const strangers = context.pool.others.flatMap((other) => {
    const facts = other.cv.entries
      .flatMap((entry) => otherFact(context, entry))
      .filter(
        ({ slots: { what = '', issuer = '' } }) =>
          context.pool.isAbsent(what) && context.pool.isAbsent(issuer),
      );
    return context.random.shuffle(facts).slice(0, 2);
  });
  return [...own, ...strangers.map((fact): Fact => ({ ...fact, label: 'person', lies: [] }))];
}

function otherFact({ language, random }: Context, entry: CvEntry): Fact[] {
  const { title, organisation, start, topic } = entry;
  const kind = kinds.get(topic);
  if (kind === undefined || title === undefined || isLapsed.test(title)) return [];
  const isPost = topic === 'volunteer';
  if (isPost && organisation === undefined) return [];
  return [
    {
      kind,
      label: 'true',
      slots: {
        what: isPost ? organisation : topic === 'certificates' ? title : withoutNote(title),
        post: isPost ? withoutNote(title) : undefined,
        issuer: isPost ? undefined : organisation,
        ...(start !== undefined && dateSlots('from', start, language, random)),
      },
      lies:
        start === undefined
          ? []
          : wrongDates('from', start, language, random, { taken: yearsOf(entry, start) }),
    },
  ];
}

/** Every year that it lasted: "the project (2018)" is true of each. */
function yearsOf({ end }: CvEntry, start: string): string[] {
  const first = Number(start.slice(0, 4));
  const last = end === undefined ? today.getFullYear() : Number(end.slice(0, 4));
  return [start, ...Array.from({ length: last - first + 1 }, (_, more) => String(first + more))];
}
