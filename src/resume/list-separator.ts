/** What stands between the parts of a line in a language (BCP 47), its blank included: "Analyst, A mill". */
export function listSeparator(language: string): string {
  const [primary = ''] = language.toLowerCase().split('-');
  return separators.get(primary) ?? ', ';
}

const separators = new Map([
  ...['ar', 'ckb', 'fa', 'ps', 'sd', 'ug', 'ur'].map((language) => [language, '، '] as const),
  ...['ja', 'zh'].map((language) => [language, '、'] as const),
]);
