// What code imports is declared in package.json: an undeclared package is there only as long as another one happens to bring it.
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

/** `@scope/name` or `name` of what an import names; undefined for own files, Node's modules, and those that the build makes. */
const packageOf = (request: string): string | undefined =>
  /^(?:[./#]|\w+:)/.test(request) || isBuiltin(request) ? undefined : /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0]

/** The packages of a file's imports, and of those that it loads later. */
function packagesOf(file: string, source = readFileSync(file, 'utf8')): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^'(.*)'$/.exec(source.slice(start, end))?.[1] ?? [],
    ),
  ]
  return requests.flatMap(request => packageOf(request) ?? [])
}

test('every package that is imported is declared', () => {
  const files = globSync('{bff,services,web,tools,tests,bench}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/__generated__/**', 'web/dist/**', 'tools/contract-types/**'],
  })
  const declared = new Set(
    [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].flatMap(each => Object.keys(each)),
  )
  const undeclared = files.flatMap(file =>
    packagesOf(file)
      .filter(name => !declared.has(name))
      .map(name => `${file} imports ${name}`),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(undeclared).toEqual([])
})

test('finds what a file imports, hands on and loads later', () => {
  const source = `
    import type { A } from '@scope/types/deep'
    import { b } from 'plain'
    export { c } from 'handed-on'
    import './own.ts'
    import fs from 'node:fs'
    const d = () => import('later/part')`
  expect(packagesOf('planted.ts', source)).toEqual(['@scope/types', 'plain', 'handed-on', 'later'])
})
