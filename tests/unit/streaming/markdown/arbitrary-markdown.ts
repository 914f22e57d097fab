import fc from 'fast-check';
import { piecesOf } from '../../../support/pieces-of';

/** Pieces of markdown syntax, and plain text to put between them. */
const pieces = piecesOf(
  'a word Zwei·Wörter 1 42 . , ) ( : ; ! ? - + = # " \' * ** *** _ __ ~~ ~ ` `` ``` ~~~ $ $$ \\ \\( ' +
    '\\) \\[ \\] | < > & @ ^ [ ] ]( ![ [a] [a]:· ⏎[a]:·https://example.com/a⏎ [^1] -· ⏎-· ⏎··-· ⏎···· ' +
    '1.· ⏎1.· ⏎2)· *· >· ⏎>· ⏎>>· #· ⏎##· ⏎###· --- ⏎---⏎ ⏎===⏎ ⏎***⏎ ```js⏎ ⏎```⏎ ⏎```py⏎x·=·1⏎```⏎ ' +
    '⏎~~~⏎code⏎~~~⏎ **bold** *em* _em_ `code` ~~gone~~ $x^2$ ⏎$$⏎x⏎$$⏎ \\(y\\) \\[z\\] $5 ·and·$10 ' +
    '⏎|·a·|·b·|⏎|·-·|·-·|⏎ |·1·|·2·|⏎ x·|·y ⏎|--|:-:|⏎ -·[·]· -·[x]· ⏎-·[·]·todo <div> </div> <br> <br/> ' +
    '<sub> </sub> <sup> </sup> <kbd> </kbd> <sub>2</sub> <kbd>Ctrl</kbd> <sup·id=x> <script> <!-- --> ' +
    '<https://example.com> https://example.com/x?y=1&z=2 www.example.com me@example.com mailto: http :// ' +
    '[link](https://example.com) [link](javascript:alert(1)) ![img](https://example.com/i.png) &amp; ' +
    '&copy; &#65; &lt amp; é 中文 重点。 👨‍👩‍👧 🇸🇪 שלום · ·· ⏎ ⏎⏎ ⏎⏎ \t \u00a0 \u0000 \r⏎ \r { } / %',
);

const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);

export const markdown = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(piece, { maxLength }).map((parts) => parts.join(''));

/** Texts cut anywhere but inside a code point, as a typewriter cuts them. */
export const chunked = (maxLength: number): fc.Arbitrary<string[]> =>
  fc.tuple(markdown(maxLength), fc.infiniteStream(fc.integer({ min: 1, max: 7 }))).map(([text, sizes]) => {
    const characters = Array.from(text);
    const chunks: string[] = [];
    for (const size of sizes) {
      if (characters.length === 0) break;
      chunks.push(characters.splice(0, size).join(''));
    }
    return chunks;
  });
