import { describe, expect, test } from '@jest/globals';
import { assert, constantFrom, emailAddress, property, string } from 'fast-check';
import { isAllowedEmail } from '../../../shared/auth/rules.ts';

const domains = ['moe-dl.edu.my'];

describe('an address', () => {
  test.each([
    ['guru@moe-dl.edu.my', true],
    ['GURU@MOE-DL.EDU.MY', true],
    ['guru.satu+uji@Moe-DL.edu.my', true],
    // The part before the last @ is the owner's affair (RFC 5321 allows a quoted @).
    ['"a@b"@moe-dl.edu.my', true],
    ['guru@evilmoe-dl.edu.my', false],
    ['guru@moe-dl.edu.my.evil.com', false],
    ['guru@x.moe-dl.edu.my', false],
    ['guru@edu.my', false],
    ['guru@moe-dl.edu.my@evil.com', false],
    ['guru@moe-dl.edu.my.', false],
    ['guru@moe-dl_edu.my', false],
    ['guru@moe-dl.edu.mу', false], // a Cyrillic у
    ['moe-dl.edu.my', false],
    ['@moe-dl.edu.my', false],
    ['guru@', false],
    ['', false],
    ['guru@moe-dl.edu.my>', false],
    ['guru@moe-dl.edu.my\0.evil.com', false],
  ])('%j may sign in: %s', (email, isAllowed) => {
    expect(isAllowedEmail(email, domains)).toBe(isAllowed);
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
