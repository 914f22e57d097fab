import { type ConfigData, HtmlValidate } from 'html-validate';

/** Both spellings are valid HTML; React's renderer writes the other one. */
const spelling = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
} as const;

const rules: ConfigData['rules'] = {
  ...spelling,
  // ARIA 1.2 lets a list have a name; by default the rule accepts landmarks and controls alone.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // The site's own files are of its own origin, which could change their hashes as well.
  'require-sri': ['error', { target: 'crossorigin' }],
  // A number stays as its owner writes it, for whoever copies it, and may break where a phone has no room for it.
  'tel-non-breaking': 'off',
};

const documents = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules,
});

const serialized = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...rules,
    // A style that a script sets on an element, which the policy lets pass, is an attribute in the element's markup.
    'no-inline-style': 'off',
    // HTML has allowed any character but spaces since its fifth version; React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Each reply has sources of its own, and each list of them the same name inside its own article.
    'unique-landmark': 'off',
    // Line breaks inside a message are the text's own.
    'no-trailing-whitespace': 'off',
  },
});

/** What is wrong with a whole document, one line each. */
export function faultsOf(html: string): Promise<string[]> {
  return faults(documents, html);
}

/** What is wrong with the markup of an element, as a browser or React writes it. */
export function faultsOfPart(html: string): Promise<string[]> {
  return faults(serialized, html);
}

async function faults(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
