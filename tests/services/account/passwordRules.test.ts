import { expect, it } from 'vitest'
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
  // What everybody knows of the person.
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
