import type { Thesaurus } from '../../../../src/answers/thesaurus/thesaurus';
import type { Answer } from '../../../../src/answers/write-reply';
import { answererOf, converse } from '../../../support/answers';

/** An invented beekeeper. */
const resume = {
  basics: {
    name: 'Odalys Brackwater',
    label: 'Beekeeper',
    email: 'odalys@example.org',
    summary: 'Beekeeper who plans the year around the lime blossom.',
  },
  work: [
    {
      name: 'Saltmarsh Apiaries',
      position: 'Head Beekeeper',
      startDate: '2020-03',
      summary: 'Runs 240 hives on nine sites.',
      highlights: [
        'Breeds queens by instrumental insemination.',
        'Trains four apprentices every season.',
        'Moved the stock records to PostgreSQL.',
      ],
    },
    {
      name: 'Fenwick Honey',
      position: 'Extraction Technician',
      startDate: '2017-04',
      endDate: '2020-02',
      highlights: ['Ran the honey extraction line with Grafana dashboards.'],
    },
  ],
  education: [
    {
      institution: 'Wolds College',
      studyType: 'BSc',
      area: 'Entomology',
      startDate: '2013-09',
      endDate: '2016-06',
    },
  ],
  certificates: [{ name: 'Forklift Operator', issuer: 'Wolds Safety Board', date: '2018-05' }],
  skills: [
    { name: 'Apiary', keywords: ['Queen rearing', 'Swarm control', 'Varroa treatment'] },
    { name: 'Digital', keywords: ['PostgreSQL', 'Grafana', 'R'] },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'German', fluency: 'B1' },
  ],
};

const thesaurus: Thesaurus = {
  languages: ['en'],
  same: [
    ['beekeeper', 'Imkerin', 'Imker', 'apicultrice', '養蜂家'],
    ['queen rearing', 'Königinnenzucht', 'élevage de reines', '女王蜂の育成'],
    ['entomology', 'Entomologie', 'Insektenkunde', '昆虫学'],
    ['English', 'Englisch', 'anglais', 'inglés', '英語'],
    ['German', 'Deutsch', 'allemand', 'alemán', 'ドイツ語'],
  ],
  classes: {},
};

const answerer = answererOf(resume, { thesaurus, loadSynonyms: async () => '' });

/** The reply to one message about the beekeeper. */
export function answerAd(content: string): Promise<Answer> {
  return converse(answerer, content);
}

/** The rows of a sheet: each requirement with its sign and what the CV has of it. */
export function rowsOf({ text }: Answer): Map<string, string> {
  const rows = [...text.matchAll(/^\| ([✓~–]) \| (.*?) \| (.*) \|$/gm)];
  return new Map(rows.map(([, sign, requirement = '', evidence]) => [requirement, `${sign} ${evidence}`]));
}
