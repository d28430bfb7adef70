import { describe, expect, test } from '@jest/globals';
import { assert, constantFrom, emailAddress, property, string } from 'fast-check';
import { isAllowedEmail } from '../../../shared/auth/rules.ts';

const domains = ['moe-dl.edu.my'];

describe('an address', () => {
  test.each([
    'guru@moe-dl.edu.my',
    'GURU@MOE-DL.EDU.MY',
    'guru.satu+uji@Moe-DL.edu.my',
    // The part before the last @ is the owner's affair (RFC 5321 allows a quoted @).
    '"a@b"@moe-dl.edu.my',
  ])('%s may sign in', (email) => {
    expect(isAllowedEmail(email, domains)).toBe(true);
  });

  test.each([
    'guru@evilmoe-dl.edu.my',
    'guru@moe-dl.edu.my.evil.com',
    'guru@x.moe-dl.edu.my',
    'guru@edu.my',
    'guru@moe-dl.edu.my@evil.com',
    'guru@moe-dl.edu.my.',
    'guru@moe-dl_edu.my',
    'guru@moe-dl.edu.mу', // a Cyrillic у
    'moe-dl.edu.my',
    '@moe-dl.edu.my',
    'guru@',
    '',
    'guru@moe-dl.edu.my>',
    'guru@moe-dl.edu.my\0.evil.com',
  ])('%j may not', (email) => {
    expect(isAllowedEmail(email, domains)).toBe(false);
  });

  test('of any other domain may not, whatever stands before the @', () => {
    assert(property(emailAddress(), (email) => expect(isAllowedEmail(email, domains)).toBe(false)));
    assert(
      property(string(), constantFrom('evil', 'a.', '-', 'moe-dl.edu.my.'), (local, before) =>
        expect(isAllowedEmail(`${local}@${before}moe-dl.edu.my`, domains)).toBe(false),
      ),
    );
  });

  test('is allowed by any of several domains, and by none when there are none', () => {
    expect(isAllowedEmail('a@ipg.edu.my', ['moe-dl.edu.my', 'IPG.edu.my'])).toBe(true);
    expect(isAllowedEmail('a@ipg.edu.my', [])).toBe(false);
    expect(isAllowedEmail('a@', [''])).toBe(false);
  });
});
