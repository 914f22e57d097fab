import { createFrameClock, createTypewriter } from 'talking-cv/typewriter';

/** Loads a reply as it is sent, and calls `show` with the part that is typed by now, at most once a frame. */
export async function typeReply(show) {
  let text = '';
  const typewriter = createTypewriter({
    clock: createFrameClock(window),
    msPerCharacter: 5,
    instant: matchMedia('(prefers-reduced-motion: reduce)').matches,
    onReveal: (shown) => show(text.slice(0, shown), true),
    onFinish: () => show(text, false),
  });

  const response = await fetch(new URL('./reply.md', import.meta.url));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    typewriter.setText(text, false);
  }
  typewriter.setText(text, true);
}
