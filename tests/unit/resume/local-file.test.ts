import { describe, expect, it } from 'vitest';
import { isRemote, localFile } from '../../../src/resume/local-file';
import { piecesOf } from '../../support/pieces-of';

describe('an address of a file in public/', () => {
  it.each([
    ['photo.jpg', 'photo.jpg', 'photo.jpg'],
    ['/photo.jpg', 'photo.jpg', 'photo.jpg'],
    ['./photo.jpg', 'photo.jpg', 'photo.jpg'],
    ['partners/logos.svg#mill', 'partners/logos.svg#mill', 'partners/logos.svg'],
    ['photo.jpg?v=2', 'photo.jpg?v=2', 'photo.jpg'],
    ['my photo, 2.jpg', 'my%20photo%2C%202.jpg', 'my photo, 2.jpg'],
    ['my%20photo.jpg', 'my%20photo.jpg', 'my photo.jpg'],
    ['.well-known/badge..svg', '.well-known/badge..svg', '.well-known/badge..svg'],
    ['photo".jpg', 'photo%22.jpg', 'photo".jpg'],
  ])('%s is read', (text, address, path) => {
    expect(localFile(text)).toEqual({ address, path });
  });

  it.each([
    '',
    ...piecesOf(
      '/ ../.env a/../../.env ./../.env .. a/./b.png %2e%2e/.env a/%2E%2E/%2e%2e/.env ..%2f.env %2fetc/passwd ' +
        './/etc/x.png .//host/x.png ///host/x.png a//b.png a\\..\\b.png %5c%5chost/x.png \\\\host\\x.png a\u0000.png ' +
        'a%00.png a%0d%0ab.png a\ud800.png 100%.png photo.jpg?"onload="x photo.jpg#·2x,·https://host/x.png C:\\x.png ' +
        'file:///etc/passwd https://host/x.png data:image/png;base64,AA== \u0001javascript:alert(1)',
    ),
  ])('%j is refused', (text) => {
    expect(localFile(text)).toBeUndefined();
  });

  it.each(['https://host/x.png', '//host/x.png', ' //host/x', 'HTTP://host/x', 'data:image/png,x'])(
    '%j is on another host or holds its own picture',
    (text) => {
      expect(isRemote(text)).toBe(true);
      expect(localFile(text)).toBeUndefined();
    },
  );

  it.each(['photo.jpg', './/host/x.png', '\\\\host\\x', 'javascript:x', 'data:text/html,x', 'file:///x'])(
    '%j is not remote',
    (text) => {
      expect(isRemote(text)).toBe(false);
    },
  );
});
