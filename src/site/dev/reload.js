// Reloads the page once the development server has built another site than the page is from.
const { searchParams } = new URL(import.meta.url);
const events = new URL('./events', import.meta.url);

/** @type {EventSource | undefined} */
let stream;

function listen() {
  stream?.close();
  stream = undefined;
  // A browser has six connections to a server, so only the page that is looked at keeps one.
  if (document.visibilityState === 'hidden') return;
  stream = new EventSource(events);
  stream.addEventListener('message', ({ data }) => {
    if (data !== searchParams.get('site')) location.reload();
  });
}

document.addEventListener('visibilitychange', listen);
listen();
