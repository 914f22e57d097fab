import type { ReactNode } from 'react';
import { Section } from '../../ui/Section';
import type { OutlineSection } from '../../resume/outline';
import type { PageWords } from '../words.en';
import { RichText } from '../RichText';
import { EducationList } from './EducationList';
import { MoreSection } from './MoreSection';
import { PartnerWall } from './PartnerWall';
import { Skills } from './Skills';
import { Teachings } from './Teachings';
import { WorkExperience } from './WorkExperience';

interface SectionViewProps {
  readonly section: OutlineSection;
  readonly asset: (path: string) => string;
  readonly words: PageWords;
  /** Precedes the content. */
  readonly lead?: ReactNode;
  /** Follows the content. */
  readonly children?: ReactNode;
}

/** A section in the look of its kind. Order, anchors and headings are the outline's. */
export function SectionView({ section, asset, words, lead, children }: SectionViewProps) {
  return (
    <Section id={section.anchor} title={section.heading}>
      {section.intro !== undefined && (
        <RichText texts={[section.intro]} body={section.introBody} className="section__intro" />
      )}
      {lead}
      <SectionContent section={section} asset={asset} words={words} />
      {children}
    </Section>
  );
}

function SectionContent({ section, asset, words }: SectionViewProps) {
  switch (section.kind) {
    case 'skills':
      return <Skills entries={section.entries} />;
    case 'experience':
      return <WorkExperience section={section} words={words} />;
    case 'teachings':
      return <Teachings entries={section.entries} words={words} />;
    case 'partners':
      return section.entries.map(({ anchor, item }) => (
        <PartnerWall
          partners={item}
          headingId={`${section.anchor}-title`}
          asset={asset}
          words={words}
          key={anchor}
        />
      ));
    case 'education':
      return <EducationList entries={section.entries} />;
    case 'more':
      return <MoreSection entries={section.entries} />;
    case 'text':
      return section.entries.map(({ anchor, texts, body }) => (
        <RichText texts={texts} body={body} className="summary" key={anchor} />
      ));
  }
}
