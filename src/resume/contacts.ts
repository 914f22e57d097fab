import type { Link } from './career';
import type { Profile } from './profile';
import type { ResumeWords } from './words.en';

interface Contact {
  readonly label: string;
  readonly value: string;
}

/** Where the person is and how to reach them, each with its label. */
export function contactsOf(profile: Profile, { contacts }: ResumeWords): Contact[] {
  const { location, email, phone, links, accounts } = profile;
  return [
    { label: contacts.location, value: location },
    { label: contacts.email, value: email },
    { label: contacts.phone, value: phone },
    ...links.map((link) => ({ label: isBare(link) ? contacts.website : link.label, value: link.url })),
    ...accounts.map(({ network, name }) => ({ label: network ?? contacts.website, value: name })),
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

/** "Code forge: https://forge.example/ada"; an address that is its own label stands alone. */
export function linkText(link: Link): string {
  return isBare(link) ? link.url : `${link.label}: ${link.url}`;
}

const isBare = ({ label, url }: Link) => url.includes(label);
