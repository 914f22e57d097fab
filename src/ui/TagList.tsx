interface TagListProps {
  readonly tags: readonly string[];
}

export function TagList({ tags }: TagListProps) {
  return (
    <ul className="tag-list">
      {tags.map((tag) => (
        <li className="tag-list__tag" key={tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
