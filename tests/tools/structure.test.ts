// What docs/architecture.md says of imports: no storey takes another's code, and nothing goes in a circle.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = ['bff/**/*.ts', 'services/**/*.ts', 'web/**/*.{ts,tsx}']
const IMPORTS = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?'(\.[^']+)'/gm

/** By file, what it imports when it is loaded: of types alone nothing is left. */
const imports = new Map(
  globSync(SOURCES, { exclude: ['**/__generated__/**', '**/dist/**'] }).map(file => [
    file,
    [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, path = '']) => join(dirname(file), path)),
  ]),
)

/** `bff`, `web`, `services/account`: what is deployed, and read, by itself. */
const storeyOf = (file: string) => file.split('/', file.startsWith('services/') ? 2 : 1).join('/')

it('each storey has code of its own alone, and services have their kit', () => {
  const foreign = [...imports].flatMap(([file, targets]) =>
    targets
      .filter(target => storeyOf(target) !== storeyOf(file))
      .filter(target => !(file.startsWith('services/') && storeyOf(target) === 'services/kit'))
      .map(target => `${file} imports ${target}`),
  )
  expect(foreign).toEqual([])
})

it('no file is loaded by what it loads', () => {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    done.add(file)
    for (const target of imports.get(file) ?? []) visit(target, [...path, file])
  }
  for (const file of imports.keys()) visit(file, [])
  expect(circles).toEqual([])
})
