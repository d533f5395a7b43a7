// What the files of a tree import, types included.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'

/** One file imports these names from another one. `onLoad` is false for types alone, which are erased, and for lazy imports. */
export type Edge = { from: string; to: string; names: string[]; onLoad: boolean }

type Name = { isType: boolean; importName: { kind: string; name: string | null | undefined } }

/** All imports of project files by one file. */
export function edgesOf(file: string, source = readFileSync(file, 'utf8')): Edge[] {
  const parsed = parseSync(file, source)
  const { module, errors } = parsed
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const edges: Edge[] = []
  const add = (request: string, names: readonly Name[], onLoad: boolean) => {
    if (!request.startsWith('.')) return
    const to = join(dirname(file), request.replace(/\?.*$/, ''))
    edges.push({ from: file, to, names: names.map(nameOf), onLoad })
  }
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries, entries.length === 0 || entries.some(({ isType }) => !isType))
  for (const { entries } of module.staticExports) {
    const reExports = entries.filter(({ moduleRequest }) => moduleRequest)
    for (const request of new Set(reExports.map(({ moduleRequest }) => moduleRequest?.value ?? ''))) {
      const names = reExports.filter(({ moduleRequest }) => moduleRequest?.value === request)
      add(
        request,
        names,
        names.some(({ isType }) => !isType),
      )
    }
  }
  // The whole tree is walked only where necessary: that takes most of the time.
  if (!source.includes('import(')) return edges
  new Visitor({
    ImportExpression: ({ source: { type, ...literal } }) => {
      if (type === 'Literal' && 'value' in literal && typeof literal.value === 'string') add(literal.value, [], false)
    },
    TSImportType: ({ source: { value } }) => add(value, [], false),
  }).visit(parsed.program)
  return edges
}

const nameOf = ({ importName: { kind, name } }: Name): string => name ?? (kind === 'Default' ? 'default' : '*')

/** All imports of a tree. Relay's files are excluded: they import each other, and the schema's types. */
export const edgesIn = (patterns: readonly string[]): Edge[] =>
  globSync([...patterns], { exclude: ['web/**/__generated__/**', '**/dist/**', '**/node_modules/**'] })
    .sort()
    .flatMap(file => edgesOf(file))
