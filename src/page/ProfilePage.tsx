import { Section } from '../ui/Section';
import type { Profile } from '../resume/profile';
import { EducationList } from './sections/EducationList';
import { Footer } from './sections/Footer';
import { MoreSection } from './sections/MoreSection';
import { ProfileCard } from './sections/ProfileCard';
import { Skills } from './sections/Skills';
import { Teachings } from './sections/Teachings';
import { TopPanel } from './sections/TopPanel';
import { WorkExperience } from './sections/WorkExperience';

/** What the page says of the site it is part of. */
export interface SiteFacts {
  /** The backend this site was built for, in words. */
  readonly backendName: string;
  readonly modelName: string;
  /** Of the copyright line. */
  readonly year: number;
  /** The URL path the site is served under; begins and ends with a slash. */
  readonly basePath: string;
  /** Whether the CV is there as a PDF, too. */
  readonly hasPdf?: boolean;
}

interface ProfilePageProps {
  readonly profile: Profile;
  readonly site: SiteFacts;
}

/** The whole page. It needs no script; what the assistant needs is there, hidden or empty, for it to find. */
export function ProfilePage({ profile, site }: ProfilePageProps) {
  const asset = (path: string) => site.basePath + path;
  const { summary, languages, skills, work, internships, teachings, education, more } = profile;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the CV
      </a>
      <TopPanel site={site} />
      <main className="page" id="main" tabIndex={-1}>
        <div className="page__left">
          <div className="page__stay">
            <ProfileCard profile={profile} asset={asset} hasPdf={site.hasPdf === true} />
            {(languages.length > 0 || skills.length > 0) && <Skills languages={languages} groups={skills} />}
          </div>
        </div>
        <div className="page__right">
          {summary !== undefined && (
            <Section id="summary" title="Summary">
              <p className="summary">{summary}</p>
            </Section>
          )}
          {(work.length > 0 || internships.length > 0) && (
            <WorkExperience work={work} internships={internships} />
          )}
          {teachings && <Teachings teachings={teachings} asset={asset} />}
          {education.length > 0 && <EducationList education={education} />}
          {more.map((section) => (
            <MoreSection section={section} key={section.id} />
          ))}
        </div>
      </main>
      <Footer profile={profile} year={site.year} />
      <button className="assistant-button" id="assistant-button" type="button" aria-haspopup="dialog" hidden>
        <svg className="assistant-button__icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5" />
        </svg>
        Open the assistant
      </button>
      <output className="assistant-status" id="assistant-status" />
      <div id="assistant-root" />
    </>
  );
}
