// Password requirements (product.md §5), and passwords that attackers try first.
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { COMMON_PASSWORDS } from './commonPasswords.ts'
import { COMMON_WORDS } from './commonWords.ts'

const LEAST_CHARACTERS = 8
/** Shorter entries of the list don't count as words: the rest is most of the password. */
const LEAST_LETTERS = 4

/** The password's owner: their known data is no secret. */
export type About = { email: string; fullName: string }

/** Refuses a password that breaks a rule or is easy to guess. `path` is its field. */
export function refuseWeakPassword(password: string, { path, about }: { path: string; about: About }): void {
  if (isTooWeak(password)) throw new Refusal(codes.passwordTooWeak, { path })
  if (isCommon(password, about)) throw new Refusal(codes.passwordTooCommon, { path })
}

/** Counts characters as users do: an emoji is one. */
const isTooWeak = (password: string): boolean =>
  [...password].length < LEAST_CHARACTERS || !/\p{Lu}/u.test(password) || !/\p{Nd}/u.test(password)

/**
 * Whether a password is common in breaches, or is one common word with additions or replaced letters: `P@ssw0rd2026!` is `password`. A list
 * of whole passwords would miss most of these; two different words together are accepted.
 */
function isCommon(password: string, { email, fullName }: About): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  const own = [...fullName.toLowerCase().split(/\s+/), ...email.toLowerCase().split(/[@.+_-]/)]
  const words = new Set([...COMMON_WORDS, ...own.filter(word => word.length >= 3)])
  const isKnown = (word: string) => words.has(word) || (word.length >= LEAST_LETTERS && COMMON_PASSWORDS.has(word))
  return (
    COMMON_PASSWORDS.has(typed) ||
    [typed, readable(typed)].some(spelling => isOneWord(spelling, isKnown)) ||
    isMonotonous(typed)
  )
}

/** Digits and signs that replace letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Only between letters: at the end they are usually appended. */
const readable = (typed: string) =>
  typed.replace(/^\P{L}+|\P{L}+$/gu, '').replace(/[01345780@$!]/g, sign => LOOKS_LIKE[sign] ?? sign)

function isOneWord(typed: string, isKnown: (word: string) => boolean): boolean {
  const core = typed.replace(/^\P{L}+|\P{L}+$/gu, '')
  // The same word twice is no better.
  const half = core.slice(0, core.length / 2)
  return isKnown(core) || (core === half + half && isKnown(half))
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
]

/** Few distinct characters, or sequences of the alphabet, keyboard or digits: `Aaaa1111`, `Abcd1234`, `1Qaz2Wsx`. */
function isMonotonous(typed: string): boolean {
  if (new Set(typed).size < 4) return true
  const pairs = typed.length - 1
  let steps = 0
  for (let at = 0; at < pairs; at++) if (areNeighbours(typed.slice(at, at + 2))) steps++
  return steps >= pairs - 1
}

const areNeighbours = (pair: string) =>
  pair[0] === pair[1] || ROWS.some(row => row.includes(pair) || row.includes([...pair].toReversed().join('')))
