/** The one script that a page takes in. Its name holds no hash, since the page's tag stays as it is. */
export const embedFile = 'embed.js';

/** The source of the script of the frame's page. */
export const frameModule = 'src/embed/frame.ts';
