import { useInterfaceLanguage } from '../../ui/interface-language';
import type { Outline } from '../../resume/outline';
import { Isolated } from '../text-direction';
import type { PageWords } from '../words.en';

interface ContentsProps {
  readonly outline: Outline;
  readonly words: PageWords;
}

/** Links to the sections beside them. Hidden until the script finds the page long (`src/app/follow-sections.ts`). */
export function Contents({ outline: { profile, sections }, words }: ContentsProps) {
  const lang = useInterfaceLanguage();
  const linked = sections.filter(({ column, kind }) => column === 'right' && kind !== 'partners');
  if (linked.length < 2) return null;
  return (
    <nav className="contents" id="contents" aria-label={words.contents} hidden>
      <p className="contents__name" aria-hidden="true">
        <Isolated text={profile.name} />
      </p>
      <ul className="contents__links">
        {linked.map(({ anchor, heading, isOwnHeading }) => (
          <li key={anchor} lang={isOwnHeading ? undefined : lang}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
