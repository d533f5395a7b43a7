// docs/security-asvs.md is a checklist: it is complete, and everything it refers to exists.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('docs/security-asvs.md', 'utf8')

/** The number of level 1 and 2 requirements at the start of each section of ASVS 5.0.0; those of level 3 follow them. */
const SECTIONS: Record<string, number> = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
}
const numbersOf = (section: string, last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, n) => `${section}.${first + n}`)

/** `6.6.1 to 6.6.3` and `7.3.1, 7.3.2`, as single numbers. */
function listed(cell: string): string[] {
  const range = /^(\d+\.\d+)\.(\d+) to \1\.(\d+)$/.exec(cell)
  if (!range) return cell.split(', ')
  const [, section = '', first, last] = range
  return numbersOf(section, Number(last), Number(first))
}

it('has a row for every requirement of levels 1 and 2 of its chapters, and no other', () => {
  const rows = [...page.matchAll(/^\| (\d[^|]*?) +\|/gm)].flatMap(([, cell = '']) => listed(cell))
  expect(rows).toEqual(Object.entries(SECTIONS).flatMap(([section, count]) => numbersOf(section, count)))
})

it('points at files and tests that are there', () => {
  const paths = [...page.matchAll(/`((?:bff|docs|services|tests|web)\/[^`]+)`(?: “([^”]+)”)?/g)]
  expect(paths.length).toBeGreaterThan(20)
  for (const [, path = '', name] of paths) {
    expect(existsSync(path), path).toBe(true)
    if (name !== undefined) expect(readFileSync(path, 'utf8')).toContain(name)
  }
})
