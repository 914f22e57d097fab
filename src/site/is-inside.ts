import system from 'node:path';

/** Whether a path is a folder or lies in it; both absolute. On Windows another drive is outside. */
export function isInside(folder: string, inner: string, path = system): boolean {
  const way = path.relative(folder, inner);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}
