import { expect, it } from 'vitest'
import { COMMON_PASSWORDS } from '../../../services/account/people/commonPasswords.ts'
import { refuseWeakPassword } from '../../../services/account/people/passwordRules.ts'

const about = { email: 'sari.puspita@kencana.example', fullName: 'Sari Puspita' }
const verdict = (password: string) => {
  try {
    refuseWeakPassword(password, { path: 'password', about })
    return 'fine'
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 'U-ACC-AU-26'.length) : 'thrown'
  }
}

it.each(['Short1x', 'nocapital1', 'NoNumberHere', '', '        ', '🦜🦜🦜A1'])(
  'refuses %j, which breaks a rule',
  password => {
    expect(verdict(password)).toBe('U-ACC-AU-26')
  },
)

it.each([
  'Password1',
  'P@ssw0rd2026!',
  '2026Welcome!!',
  'Qwerty12345',
  'Abcd1234',
  '1Qaz2wsx',
  'AAAA1111',
  'Rahasia123',
  'Bismillah99',
  'Sayangsayang1',
  'Blink182',
  'Heather1!',
  'Q1w2e3r4t5',
  // Derived from public data of the user.
  'Puspita2026',
  'Kencana1!',
])('refuses %j, which everybody tries first', password => {
  expect(verdict(password)).toBe('U-ACC-AU-27')
})

it.each([
  'Kopi-tubruk 3 gelas',
  'Correct Horse 4 Battery',
  'Hujan7Bulan',
  'Ünïcödé passwörd 9 wörds',
  '🦜 Parrots eat 7 mangoes',
  `A1${'x7-Kq!'.repeat(33)}`,
])('takes %j', password => {
  expect(verdict(password)).toBe('fine')
})

it('refuses every password that breaches brought to light often, written so that it meets the rules', () => {
  const meetsRules = /^(?=.*[a-z])(?=.*\d).{8,}$/
  const tried = [...COMMON_PASSWORDS]
    .filter(password => meetsRules.test(password))
    .map(password => password.replace(/[a-z]/, letter => letter.toUpperCase()))
  expect(tried.length).toBeGreaterThan(3_000)
  expect(tried.filter(password => verdict(password) !== 'U-ACC-AU-27')).toEqual([])
})
