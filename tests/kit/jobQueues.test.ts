// A job that its module does not declare has no queue: adding one fails, and its worker would wait forever.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accountSchema } from '../../services/account/schema.ts'
import { treasurySchema } from '../../services/treasury/schema.ts'

it.each([accountSchema, treasurySchema])('every job of $service has a queue', ({ directory, jobs }) => {
  const defined = globSync(`${directory}/**/*.ts`)
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/defineJob\(\s*'([^']+)'/g)])
    .map(([, name]) => name)
  expect(defined.length).toBeGreaterThan(0)
  expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(defined))
})
