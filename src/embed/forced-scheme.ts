import type { Scheme } from './scheme';

const question = /\(prefers-color-scheme:\s*(light|dark)\)/g;

/**
 * Returns the function that draws a page in one scheme, whatever the visitor prefers: the answers to `prefers-color-scheme`
 * are written into its style sheets, those that load later included.
 */
export function forceScheme(page: Document): (scheme: Scheme) => void {
  const written = new WeakMap<CSSMediaRule, string>();
  let current: Scheme | undefined;

  function answer(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const condition = written.get(rule) ?? rule.media.mediaText;
        if (condition.includes('prefers-color-scheme')) {
          written.set(rule, condition);
          rule.media.mediaText = condition.replace(question, (_, asked) =>
            asked === current ? '(min-width: 0px)' : '(max-width: 0px)',
          );
        }
      }
      if ('cssRules' in rule) answer(rule.cssRules as CSSRuleList);
    }
  }

  function answerAll(): void {
    if (current) for (const sheet of page.styleSheets) answer(sheet.cssRules);
  }

  // A style sheet's load event does not bubble.
  page.addEventListener('load', answerAll, true);
  return (scheme) => {
    current = scheme;
    page.documentElement.style.colorScheme = scheme;
    answerAll();
  };
}
