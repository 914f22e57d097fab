/** What npm hands to the programs that it runs: a command of the owner would take this repository for its own. */
const ofThisRun =
  /^(?:INIT_CWD|NODE_ENV|FORCE_COLOR|npm_(?:package|lifecycle|node|command|execpath).*|npm_config_(?:local_prefix|global_prefix|prefix|cache)|(?:BASE_PATH|SITE_URL|QR_CODE|RESUME_FILE|MODEL_PINS|VITE_.*|TALKING_CV_.*|TEST_.*))$/i;

/** The environment of a terminal of the owner, which knows the registry. */
export function ownersEnvironment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !ofThisRun.test(name));
  return { ...Object.fromEntries(own), NO_COLOR: '1', ...extra };
}
