import { use, type ReactNode } from 'react';
import type { OutlineEntry, OutlineSection, EntryOf } from '../../resume/outline';
import { RichText } from '../RichText';
import { Scale } from '../time-scale';
import { MoreSection } from './MoreSection';
import { PartnerWall } from './PartnerWall';
import { Skills } from './Skills';
import { Teachings } from './Teachings';
import { type PostStyle, WorkExperience } from './WorkExperience';
import { useInterfaceLanguage } from '../../ui/interface-language';
import type { Education } from '../../resume/career';
import { Separator, Isolated, useTextDirection } from '../text-direction';
import { Entry, Joined, ledgerClass, LinkedText, Points } from './Entry';

interface SectionViewProps {
  readonly section: OutlineSection;
  readonly asset: (path: string) => string;
  readonly style: PostStyle;
  /** True for the first section with dates, which shows what the bars are measured on. */
  readonly hasScale: boolean;
}

/** A section in the look of its kind. Order, anchors and headings are the outline's. */
export function SectionView({ section, asset, style, hasScale }: SectionViewProps) {
  return (
    <Section
      id={section.anchor}
      title={section.heading}
      isOwnTitle={section.isOwnHeading}
      isBrief={isBrief(section)}
    >
      {section.intro !== undefined && (
        <RichText texts={[section.intro]} body={section.introBody} className="section__intro" />
      )}
      {hasScale && <ScaleLabels />}
      <SectionContent section={section} asset={asset} style={style} />
    </Section>
  );
}

/** True for a few lines, which have room beside another section of that kind. */
function isBrief({ kind, intro, entries }: OutlineSection): boolean {
  return kind === 'more' && intro === undefined && entries.length <= 3 && entries.every(isLine);
}

function isLine({ period, texts, points, facts, tags }: OutlineEntry): boolean {
  return !period && texts.length + points.length === 0 && facts.length + tags.length < 7;
}

function SectionContent({ section, asset, style }: Omit<SectionViewProps, 'hasScale'>) {
  switch (section.kind) {
    case 'skills':
      return <Skills entries={section.entries} words={style.words} />;
    case 'experience':
      return <WorkExperience section={section} style={style} />;
    case 'teachings':
      return <Teachings entries={section.entries} words={style.words} />;
    case 'partners':
      return section.entries.map(({ anchor, item }) => (
        <PartnerWall
          partners={item}
          headingId={`${section.anchor}-title`}
          asset={asset}
          words={style.words}
          key={anchor}
        />
      ));
    case 'education':
      return <EducationList entries={section.entries} />;
    case 'more':
      return <MoreSection entries={section.entries} asset={asset} />;
    case 'text':
      return section.entries.map(({ anchor, texts, body }) => (
        <RichText texts={texts} body={body} className="summary" key={anchor} />
      ));
  }
}

/** The two ends of the bars' scale; what they measure stands beside each bar as text. */
function ScaleLabels() {
  const scale = use(Scale);
  if (!scale) return null;
  return (
    <div className="scale" aria-hidden="true">
      <span>{scale.firstYear}</span>
      <span>{scale.lastYear}</span>
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** True for a title in the language of the page, not of its interface. */
  readonly isOwnTitle?: boolean | undefined;
  /** May stand beside another brief one. */
  readonly isBrief?: boolean;
  readonly children: ReactNode;
}

function Section({ id, title, isOwnTitle = false, isBrief = false, children }: SectionProps) {
  const lang = useInterfaceLanguage();
  return (
    <section
      className={isBrief ? 'section section--brief' : 'section'}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="section__title" id={`${id}-title`} lang={isOwnTitle ? undefined : lang}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function EducationList({ entries }: { readonly entries: readonly EntryOf<Education>[] }) {
  const separator = use(Separator);
  const dirOf = useTextDirection();
  return (
    <ul className={ledgerClass(entries)}>
      {entries.map(({ anchor, period, facts, texts, body, points, tags, item }) => (
        <Entry anchor={anchor} period={period} key={anchor}>
          <h3 className="entry__title">
            <Isolated text={item.title} />
          </h3>
          <p className="entry__about">
            <LinkedText text={item.school} url={item.schoolUrl} />
            <Joined texts={facts} before={item.school && separator} />
          </p>
          <RichText texts={texts} body={body} />
          <Points points={points} />
          {tags.length > 0 && (
            <p className="entry__about" dir={dirOf(tags.join(' '))}>
              {tags.join(separator)}
            </p>
          )}
        </Entry>
      ))}
    </ul>
  );
}
