import type { Experience } from '../resume/career';
import type { EntryOf } from '../resume/outline';
import { endOf, monthOf } from './time-scale';

type Post = EntryOf<Experience>;

/** A line of the ledger: a post alone, or several at one employer, one after the other. */
export type PostGroup = readonly [Post, ...Post[]];

/** From so many posts on the old ones collapse into one row. */
const many = 12;
const oldMonths = 15 * 12;

/** Divides posts, newest first, into those that are shown and those that ended long ago. `month` is `YYYY-MM`. */
export function withoutEarlier(posts: readonly Post[], month: string): [shown: Post[], earlier: Post[]] {
  const isOld = ({ period }: Post) => period !== undefined && endOf(period) < monthOf(month) - oldMonths;
  const earlier = posts.length < many ? [] : posts.filter(isOld);
  return earlier.length < 2 ? [[...posts], []] : [posts.filter((post) => !isOld(post)), earlier];
}

export function groupByEmployer(posts: readonly Post[]): PostGroup[] {
  const groups: [Post, ...Post[]][] = [];
  for (const post of posts) {
    const last = groups.at(-1);
    if (post.item.employer && last?.[0].item.employer === post.item.employer) last.push(post);
    else groups.push([post]);
  }
  return groups;
}
