/** What other projects import: `talking-cv/typewriter` (`npm run build:pipeline`). */
export { createFrameClock, type FrameClock } from './frame-clock';
export { createTypewriter, type Typewriter, type TypewriterOptions } from './typewriter';
