export function TagList({ tags }: { readonly tags: readonly string[] }) {
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
