// Which module has which table, and whose tables the SQL of a file names.
import { globSync, readFileSync } from 'node:fs'
import { moduleOf, type TableUse, type Tree } from './check.ts'

const TABLE = /pgTable\(\s*'(\w+)'/g
const NAMED = /\b(?:from|join|into|update|table|exists \(select 1 from)\s+(?:only\s+)?([a-z_]+)\b/gi

const sourcesOf = ({ root }: Tree): { file: string; source: string }[] =>
  globSync(`${root}/**/*.ts`).map(file => ({ file, source: readFileSync(file, 'utf8') }))

/** By table, the module that declares it. */
export const tablesOf = (tree: Tree): Map<string, string> =>
  new Map(
    sourcesOf(tree).flatMap(({ file, source }) => {
      const module = moduleOf(tree, file)
      return module ? [...source.matchAll(TABLE)].map(([, table = '']) => [table, module] as const) : []
    }),
  )

/** Tables that the text of a file names behind a word of SQL. */
export const tablesNamed = (file: string, source: string, tables: ReadonlySet<string>): TableUse[] =>
  [...new Set([...source.matchAll(NAMED)].map(([, table = '']) => table))]
    .filter(table => tables.has(table))
    .map(table => ({ file, table }))

/** The same of all files of a tree. */
export const usesIn = (tree: Tree, tables: ReadonlySet<string>): TableUse[] =>
  sourcesOf(tree).flatMap(({ file, source }) => tablesNamed(file, source, tables))
