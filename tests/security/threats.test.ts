// docs/security.md promises a test for every threat: here it is held to its word.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| **T'))
  .map(line => ({
    threat: /\*\*(T\d+) /.exec(line)?.[1] ?? '',
    proofs: [...line.matchAll(/`(tests\/[^`]+)` “([^”]+)”/g)].map(([, path = '', name = '']) => ({ path, name })),
  }))

it('lists the 22 threats, each with a proof that is named after it', () => {
  expect(rows.map(({ threat }) => threat)).toEqual(Array.from({ length: 22 }, (_, n) => `T${n + 1}`))
  for (const { threat, proofs } of rows) {
    expect(proofs.length, threat).toBeGreaterThan(0)
    for (const { name } of proofs) expect(name.startsWith(`${threat}: `), name).toBe(true)
  }
})

it.each(rows.flatMap(({ proofs }) => proofs))('$path has a test “$name”', ({ path, name }) => {
  const source = readFileSync(path, 'utf8')
  // A test or a group of them begins with these words.
  expect(['it', 'test', 'describe'].some(word => source.includes(word))).toBe(true)
  expect(["'", '"', '`'].some(quote => source.includes(`${quote}${name}`))).toBe(true)
})
