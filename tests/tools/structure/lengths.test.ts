// Long files must be divided. Tables of codes and generated files are exempt.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const MAX_LINES = 400
const TABLES = ['**/errors.ts', '**/table.ts']

it('no source file is longer than 400 lines, but tables and generated ones', () => {
  const files = globSync('{bff,services,web,tools,bench}/**/*.{ts,tsx,graphql}', {
    exclude: ['**/node_modules/**', '**/__generated__/**', '**/*.generated.{ts,graphql}', 'web/dist/**', ...TABLES],
  })
  expect(files.length).toBeGreaterThan(1_000)
  const long = files
    .map(file => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES)
  expect(long).toEqual([])
})
