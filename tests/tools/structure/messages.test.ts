// Every message that a screen may show is loaded with it: with its route, or with a lazy part. A message whose catalog is not loaded is
// shown as its id.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { groupedMessages } from '../../../web/tools/catalogs.ts'
import { edgesOf } from './edges.ts'

/** Messages of visitors, and of every screen of an organization. */
const ALWAYS = ['public', 'organization']
const LITERAL = /'([a-z]\w*(?:\.\w+)+)'/gi
const COMPOSED = /`([a-z]\w*(?:\.\w+)*\.)\$\{/gi
const LATER = /addMessages\(\[([^\]]*)\]\)/g
/** Prefixes of other ids, paths of fields, and lookups of the log that fall back to the key. */
const NO_WORDS = new Set(['approvals.REJECT', 'bankAccounts.', 'lines.', 'permission.object.', 'permission.action.'])
const ENTRY_POINT = /^import \{ (\w+) \} from '(.+\.entrypoint\.ts)'$/gm
const IMPORT = /^import [^']*'[^']+'$/gm
const DEFINITION = /^(?:const|function) (\w+).*(?:\n(?![a-z/]).*)*/gm

type Use = { ids: string[]; prefixes: string[]; groups: string[]; imports: string[] }
type Screen = { entryPoint: string; root: string; groups: string[] }

const texts = (list = '') => [...list.matchAll(/'([^']+)'/g)].map(([, text = '']) => text)
/** With the constants that the file uses. */
const spelledOut = (list = '', source: string) =>
  list.replaceAll(/\b[A-Z]+\b/g, name => new RegExp(`const ${name} = ('[^']+')`).exec(source)?.[1] ?? name)
const found = (pattern: RegExp, source: string) => [...source.matchAll(pattern)].map(([, text = '']) => text)

/** The messages that a file may show, the groups it loads, and its lazy imports. Types are erased. */
function useOf(file: string): Use {
  const source = readFileSync(file, 'utf8')
  const imports = edgesOf(file, source)
    .filter(({ onLoad, names }) => onLoad || names.length === 0)
    .map(({ to }) => to)
    .filter(to => /^web\/.*\.tsx?$/.test(to) && !to.includes('__generated__'))
  return {
    ids: [...found(LITERAL, source), ...found(/\bid="([\w.]+)"/g, source)].filter(id => !NO_WORDS.has(id)),
    prefixes: found(COMPOSED, source).filter(prefix => !NO_WORDS.has(prefix)),
    groups: [...source.matchAll(LATER)].flatMap(([, list]) => texts(spelledOut(list, source))),
    imports,
  }
}

/** The screens of a feature's routes, each with its page's file and all names in its call, including the file's constants and helpers. */
function screensOf(file: string): Screen[] {
  const source = readFileSync(file, 'utf8')
  const calls = source.replaceAll(IMPORT, '').split(/(?=\b(?:pageRoute|section)\()/)
  const shared = new Map([...source.matchAll(DEFINITION)].map(([text, name = '']) => [name, text]))
  return [...source.matchAll(ENTRY_POINT)].map(([, entryPoint = '', from = '']) => {
    const call = calls.find(text => text.includes(entryPoint)) ?? ''
    const named = (call.match(/\w+/g) ?? []).map(name => shared.get(name) ?? '')
    return { entryPoint, root: join(dirname(file), from), groups: [...ALWAYS, ...[call, ...named].flatMap(texts)] }
  })
}

test('every text that a screen may show is of a catalog that comes with it', async () => {
  const groupOfId = new Map((await groupedMessages('web', 'en')).map(({ id, group }) => [id, group]))
  const uses = new Map<string, Use>()
  const useAt = (file: string) => {
    const use = uses.get(file) ?? useOf(file)
    uses.set(file, use)
    return use
  }
  const entries = globSync('web/pages/public/*/main.tsx').map(root => ({ entryPoint: root, root, groups: ['public'] }))
  expect(entries).toHaveLength(3)
  const lacking = globSync('web/pages/organization/**/{firstRoutes,routes}.tsx')
    .flatMap(file => screensOf(file))
    .concat(entries)
    .flatMap(({ entryPoint, root, groups }) => {
      const reached = new Set([root])
      for (const file of reached) for (const to of useAt(file).imports) reached.add(to)
      const files = [...reached]
      const has = new Set([...groups, ...files.flatMap(file => useAt(file).groups)])
      return files.flatMap(file => [
        ...useAt(file)
          .ids.filter(id => !has.has(groupOfId.get(id) ?? 'public'))
          .map(id => `${entryPoint}: ${file} says ${id} of ${groupOfId.get(id)}`),
        ...useAt(file)
          .prefixes.map(prefix => [prefix, [...groupOfId].filter(([id]) => id.startsWith(prefix))] as const)
          .filter(([, ids]) => ids.length > 0 && !ids.some(([, group]) => has.has(group)))
          .map(([prefix, ids]) => `${entryPoint}: ${file} says ${prefix}… of ${ids[0]![1]}`),
      ])
    })
  expect(uses.size).toBeGreaterThan(500)
  expect(lacking).toEqual([])
})
