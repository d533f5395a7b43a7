// The tables of each module, and the tables in a file's SQL.
import { globSync, readFileSync } from 'node:fs'
import { moduleOf, type TableUse, type Tree } from './check.ts'

const TABLE = /pgTable\(\s*'(\w+)'/g
const INSERTED = /\binsert\s+into\s+([a-z_]+)/g
const NAMED = /\b((?:delete\s+)?from|join|into|update|table)\s+(?:only\s+)?([a-z_]+)\b/g
const WRITES = /^(?:delete|into|update)/

const sourcesOf = ({ root }: Tree): { file: string; source: string }[] =>
  globSync(`${root}/**/*.ts`).map(file => ({ file, source: readFileSync(file, 'utf8') }))

/** The module that declares each table; for a table only in SQL, the lowest module that inserts into it. */
export function tablesOf(tree: Tree): Map<string, string> {
  const sources = sourcesOf(tree)
  const found = (pattern: RegExp) =>
    sources.flatMap(({ file, source }) => {
      const module = moduleOf(tree, file)
      return module ? [...source.matchAll(pattern)].map(([, table = '']) => [table, module] as const) : []
    })
  const highestFirst = found(INSERTED).toSorted(([, a], [, b]) => tree.order.indexOf(b) - tree.order.indexOf(a))
  return new Map([...highestFirst, ...found(TABLE)])
}

/** Tables in a file's text that follow an SQL keyword. */
export const tablesNamed = (file: string, source: string, tables: ReadonlySet<string>): TableUse[] =>
  [...Map.groupBy(source.matchAll(NAMED), ([, , table = '']) => table)]
    .filter(([table]) => tables.has(table))
    .map(([table, named]) => ({ file, table, isWritten: named.some(([, word = '']) => WRITES.test(word)) }))

/** The same for all files of a tree. */
export const usesIn = (tree: Tree, tables: ReadonlySet<string>): TableUse[] =>
  sourcesOf(tree).flatMap(({ file, source }) => tablesNamed(file, source, tables))
