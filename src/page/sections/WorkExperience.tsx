import { use } from 'react';
import { ExpandButton } from '../../ui/ExpandButton';
import { TagList } from '../../ui/TagList';
import type { Experience } from '../../resume/career';
import type { Period } from '../../resume/dates';
import type { EntryOf, ExperienceSection } from '../../resume/outline';
import { RichText } from '../RichText';
import { Separator, Isolated } from '../text-direction';
import { wholePeriod, endOf, monthOf } from '../time-scale';
import type { PageWords } from '../words.en';
import { Entry, Joined, ledgerClass, LinkedText, Points } from './Entry';
import { PeriodLine } from './PeriodLine';

/** How the owner and the page show the details of posts. */
export interface PostStyle {
  readonly words: PageWords;
  /** The current one, `YYYY-MM`. */
  readonly month: string;
  /** True to collapse all details of each post (`meta.details`). */
  readonly isFolded: boolean;
}

interface WorkExperienceProps {
  readonly section: ExperienceSection;
  readonly style: PostStyle;
}

/** The jobs, and below them the section's parts (internships), each a collapsed group. */
export function WorkExperience({ section: { entries, parts }, style }: WorkExperienceProps) {
  const { words, month } = style;
  const [shown, earlier] = withoutEarlier(entries, month);
  return (
    <>
      <ExperienceList entries={shown} newest={entries[0]} style={style} />
      {earlier.length > 0 && (
        <Group
          anchor="earlier-posts"
          period={wholePeriod(earlier.map(({ period }) => period))}
          title={words.earlierPosts(earlier.length)}
          // The oldest and the newest.
          about={[earlier.at(-1), earlier[0]].map((post) => post?.title ?? '')}
          isOnPaper={false}
          words={words}
        >
          <ExperienceList entries={earlier} level={4} style={style} />
        </Group>
      )}
      {parts.map((part) => (
        <Group
          anchor={part.anchor}
          period={wholePeriod(part.entries.map(({ period }) => period))}
          spans={part.entries.flatMap(({ period }) => period ?? [])}
          title={part.heading}
          about={part.entries.map(({ item }) => item.jobTitle)}
          words={words}
          key={part.anchor}
        >
          <ExperienceList entries={part.entries} level={4} style={style} />
        </Group>
      ))}
    </>
  );
}

interface GroupProps extends Pick<React.ComponentProps<typeof Entry>, 'period' | 'children'> {
  readonly spans?: readonly Period[] | undefined;
  readonly anchor: string;
  readonly title: string;
  /** What is in it, in a line; not on paper, where all of it is expanded. */
  readonly about: readonly string[];
  readonly isOnPaper?: boolean;
  readonly words: PageWords;
}

function Group({ anchor, period, spans, title, about, isOnPaper = true, words, children }: GroupProps) {
  const separator = use(Separator);
  return (
    <div className="group">
      <div className="entry">
        {period && <PeriodLine period={period} spans={spans} />}
        <div className="entry__what">
          <h3 className={isOnPaper ? 'entry__title' : 'entry__title group__title'} id={anchor}>
            {title}
          </h3>
          <p className="entry__about">
            <Joined texts={about} by={separator} />
          </p>
        </div>
      </div>
      <ExpandButton enlargeText={words.expand} collapseText={words.collapse} describedBy={anchor}>
        {children}
      </ExpandButton>
    </div>
  );
}

interface ExperienceListProps {
  readonly entries: readonly PostEntry[];
  /** Of it nothing collapses that need not. */
  readonly newest?: PostEntry | undefined;
  readonly level?: 3 | 4;
  readonly style: PostStyle;
}

function ExperienceList({ entries, newest, level = 3, style }: ExperienceListProps) {
  return (
    <ol className={ledgerClass(entries)}>
      {groupByEmployer(entries).map((group) => {
        const [first, ...others] = group;
        if (others.length === 0)
          return (
            <Entry anchor={first.anchor} period={first.period} key={first.anchor}>
              <Post entry={first} isNewest={first === newest} level={level} style={style} />
            </Entry>
          );
        return (
          <Entry period={wholePeriod(group.map(({ period }) => period))} key={first.anchor}>
            <Employer item={first.item} facts={[]} />
            <ol className="entry__posts">
              {group.map((entry) => (
                <li id={entry.anchor} key={entry.anchor}>
                  <Post entry={entry} isNewest={entry === newest} level={level} style={style} isInGroup />
                </li>
              ))}
            </ol>
          </Entry>
        );
      })}
    </ol>
  );
}

function Employer({
  item: { employer, employerUrl },
  facts,
}: {
  readonly item: Experience;
  readonly facts: readonly string[];
}) {
  if (!employer && facts.length === 0) return null;
  return (
    <p className="entry__about experience__employer">
      <LinkedText text={employer} url={employerUrl} />
      <Joined texts={facts} before={employer && ' · '} />
    </p>
  );
}

interface PostProps {
  readonly entry: PostEntry;
  readonly isNewest: boolean;
  readonly level: 3 | 4;
  readonly style: PostStyle;
  /** Its employer stands above it, and its dates below its title. */
  readonly isInGroup?: boolean;
}

function Post({ entry, isNewest, level, style, isInGroup = false }: PostProps) {
  const { anchor, period, facts, texts, body, points, tags, item } = entry;
  const Heading = `h${level}` as const;
  const seen = style.isFolded ? 0 : isNewest ? points.length : 5;
  const isTextCollapsed = item.descriptionCollapsed && texts.length > 0;
  return (
    <>
      <Heading className="entry__title experience__title" id={`${anchor}-title`}>
        <Isolated text={item.jobTitle} />
      </Heading>
      {isInGroup && period && <PeriodLine period={period} />}
      <Employer item={isInGroup ? { ...item, employer: '', employerUrl: undefined } : item} facts={facts} />
      {!isTextCollapsed && <RichText texts={texts} body={body} />}
      {item.links.map(({ label, url }) => (
        <p key={url}>
          <LinkedText text={label} url={url} />
        </p>
      ))}
      <Points points={points.slice(0, seen)} />
      {tags.length > 0 && <TagList tags={tags} />}
      {(isTextCollapsed || points.length > seen) && (
        <ExpandButton
          enlargeText={style.words.expand}
          collapseText={style.words.collapse}
          describedBy={`${anchor}-title`}
        >
          {isTextCollapsed && <RichText texts={texts} body={body} />}
          <Points points={points.slice(seen)} />
        </ExpandButton>
      )}
    </>
  );
}

type PostEntry = EntryOf<Experience>;

/** A line of the ledger: a post alone, or several at one employer, one after the other. */
type PostGroup = readonly [PostEntry, ...PostEntry[]];

/** From so many posts on the old ones collapse into one row. */
const many = 12;
const oldMonths = 15 * 12;

/** Divides posts, newest first, into those that are shown and those that ended long ago. `month` is `YYYY-MM`. */
function withoutEarlier(
  posts: readonly PostEntry[],
  month: string,
): [shown: PostEntry[], earlier: PostEntry[]] {
  const isOld = ({ period }: PostEntry) => period !== undefined && endOf(period) < monthOf(month) - oldMonths;
  const earlier = posts.length < many ? [] : posts.filter(isOld);
  return earlier.length < 2 ? [[...posts], []] : [posts.filter((post) => !isOld(post)), earlier];
}

function groupByEmployer(posts: readonly PostEntry[]): PostGroup[] {
  const groups: [PostEntry, ...PostEntry[]][] = [];
  for (const post of posts) {
    const last = groups.at(-1);
    if (post.item.employer && last?.[0].item.employer === post.item.employer) last.push(post);
    else groups.push([post]);
  }
  return groups;
}
