import { contradicted, unmentioned, type Check } from '../check';

/** An e-mail or web address, or a telephone number, has to be one of the CV's. */
export const contact: Check = ({ statement, facts }) => {
  const handle = /(?<![\w.])@[\w.-]*\w/.exec(statement.text)?.[0];
  if (handle !== undefined && !facts.parts.some(({ text }) => text.includes(handle.slice(1).toLowerCase())))
    return unmentioned(handle);
  const wrong = statement.addresses.find(
    ({ address }) => !facts.addresses.some((own) => isSame(address, own)),
  );
  if (!wrong) return undefined;
  const kind = kindOf(wrong.address);
  const own = facts.addresses.find((address) => kindOf(address) === kind);
  if (own === undefined) return unmentioned(wrong.written);
  return { ...contradicted({ kind: 'different', said: wrong.written, cv: own }), part: 'contact' };
};

function kindOf(address: string) {
  if (address.includes('@')) return 'email';
  return /^\d+$/.test(address) ? 'phone' : 'url';
}

/** Digits in which a number is equal with its country's code and without. */
const nationalDigits = 8;

function isSame(said: string, own: string): boolean {
  if (said === own) return true;
  if (kindOf(said) !== kindOf(own)) return false;
  switch (kindOf(said)) {
    case 'phone':
      return (
        said.length >= nationalDigits &&
        (own.endsWith(said.replace(/^0+/, '')) || said.endsWith(own.replace(/^0+/, '')))
      );
    case 'url':
      // A site is named by its host alone, and a page of it is part of it.
      return own.startsWith(`${said}/`) || said === own.split('/')[0];
    default:
      return false;
  }
}
