import { createContext, useContext } from 'react';
import { type Direction, directionOf } from '../resume/direction';

/** The direction of the page; a text of the CV that reads the other way says so. */
export const PageDirection = createContext<Direction>('ltr');

/** The `dir` of an element that holds one text: undefined where the text reads like the page. */
export function useTextDirection(): (text: string | undefined) => Direction | undefined {
  const ofPage = useContext(PageDirection);
  return (text) => {
    const direction = directionOf(text ?? '') ?? ofPage;
    return direction === ofPage ? undefined : direction;
  };
}

/** A text within a line, kept apart from its neighbours where it reads the other way. */
export function Isolated({ text }: { readonly text: string }) {
  const dir = useTextDirection()(text);
  return dir === undefined ? text : <bdi dir={dir}>{text}</bdi>;
}

/** An address or a number, which reads from left to right on every page. */
export function useLeftToRight(): 'ltr' | undefined {
  return useContext(PageDirection) === 'ltr' ? undefined : 'ltr';
}

/** What stands between the texts of a list in one line, in the language of the CV. */
export const Separator = createContext(', ');
