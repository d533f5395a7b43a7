// The table of proofs is complete, and refers to existing tests: that they ran and passed is checked after a run of all tests
// (tests/support/judge).
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { THREATS } from './threats.ts'

/** The last one of the design; later ones are included as they are built. */
const LAST = 22

const proofs = Object.entries(THREATS).flatMap(([threat, byFile]) =>
  Object.entries(byFile).flatMap(([path, names]) => names.map(name => ({ threat, path, name }))),
)

it('proves every threat of the design, each by tests that are named after it', () => {
  const threats = Object.keys(THREATS)
  expect(threats.slice(0, LAST)).toEqual(Array.from({ length: LAST }, (_, n) => `T${n + 1}`))
  expect([...new Set(proofs.map(({ threat }) => threat))]).toEqual(threats)
  expect(proofs.filter(({ threat, name }) => !name.startsWith(`${threat}: `))).toEqual([])
})

it('is told in docs/security.md, threat by threat', () => {
  const told = [...readFileSync('docs/security.md', 'utf8').matchAll(/^\| \*\*(T\d+) /gm)].map(([, threat]) => threat)
  expect(told).toEqual(Object.keys(THREATS))
})

it.each(proofs)('$path has “$name”', ({ path, name }) => {
  const source = readFileSync(path, 'utf8')
  expect(["'", '"', '`'].some(quote => source.includes(`${quote}${name}`))).toBe(true)
})
