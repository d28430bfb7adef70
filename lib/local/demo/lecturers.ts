import type { Caller } from '../../../lambdas/platform/http/caller.ts';
import { pictureOf, subOf, SUGGESTED_ACCOUNTS } from '../signIn/accounts.ts';
import type { Random } from './random.ts';

const malayMen = ['Ahmad', 'Azlan', 'Faizal', 'Hafiz', 'Iskandar', 'Khairul', 'Nazri', 'Rahman', 'Shahrul', 'Zulkifli'];
const malayWomen = [
  'Aishah',
  'Farah',
  'Haslina',
  'Mariam',
  'Nadia',
  'Norhayati',
  'Rosmah',
  'Salwa',
  'Siti Hajar',
  'Zaleha',
];
const malayFathers = ['Abdullah', 'Bakar', 'Hamid', 'Ismail', 'Jamal', 'Kassim', 'Latif', 'Mansor', 'Othman', 'Yusof'];
const chineseFamilies = ['Chan', 'Chong', 'Goh', 'Lee', 'Ng', 'Ong', 'Tan', 'Teoh', 'Wong', 'Yap'];
const chineseNames = [
  'Chee Keong',
  'Hui Min',
  'Jia Wen',
  'Kok Leong',
  'Li Ying',
  'Mei Ling',
  'Pei Shan',
  'Siew Lan',
  'Yong Kang',
];
const indianMen = ['Anand', 'Ganesh', 'Kumaran', 'Prakash', 'Saravanan'];
const indianWomen = ['Devi', 'Letchumy', 'Meena', 'Shanti', 'Thilaga'];
const indianFathers = ['Krishnan', 'Maniam', 'Muthu', 'Nair', 'Pillai', 'Raju', 'Subramaniam'];
const bornean = ['anak Jugah', 'anak Luyoh', 'Gimbang', 'Kitingan', 'Majalap', 'Mojuntin'];
const borneanNames = ['Angela', 'Bonaventure', 'Dayang', 'Florence', 'Jackson', 'Melinda', 'Rosalind', 'Stanley'];

function nameBy(random: Random): string {
  const kind = random.next();
  if (kind < 0.3) return `${random.pick(malayMen)} bin ${random.pick(malayFathers)}`;
  if (kind < 0.62) return `${random.pick(malayWomen)} binti ${random.pick(malayFathers)}`;
  if (kind < 0.8) return `${random.pick(chineseFamilies)} ${random.pick(chineseNames)}`;
  if (kind < 0.86) return `${random.pick(indianMen)} a/l ${random.pick(indianFathers)}`;
  if (kind < 0.92) return `${random.pick(indianWomen)} a/p ${random.pick(indianFathers)}`;
  return `${random.pick(borneanNames)} ${random.pick(bornean)}`;
}

/** Invented lecturers, each with an address of their own; none is one of the sign-in page's. */
export function lecturers(count: number, random: Random): Caller[] {
  const taken = new Set(SUGGESTED_ACCOUNTS.map(({ email }) => email));
  return Array.from({ length: count }, () => {
    const name = nameBy(random);
    const stem = name
      .toLowerCase()
      .replace(/ (?:bin|binti|a\/l|a\/p|anak) /g, ' ')
      .split(' ')
      .join('.');
    let email = `${stem}@moe-dl.edu.my`;
    for (let n = 2; taken.has(email); n++) email = `${stem}${n}@moe-dl.edu.my`;
    taken.add(email);
    const picture = random.isBy(0.7) ? pictureOf({ email, name, emailVerified: true }) : null;
    return { sub: subOf(email), email, name, picture, tokenId: '', expiresAt: 0, isAdmin: false };
  });
}
