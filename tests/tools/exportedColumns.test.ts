// What a list's screen shows can be exported: each of its columns is one of the export's, by the same name.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { accountModules } from '../../services/account/modules.ts'
import { exportsOf } from '../../services/kit/module.ts'
import { treasuryModules } from '../../services/treasury/modules.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const LIST = /<ExportButton list="([A-Z_]+)"/
/** Columns are objects over several lines, so that their id is on a line of its own. */
const COLUMN = /^\s+id: '(\w+)',$/gm

/** How an account's statements arrive, which the connection implies; and how full a credit limit is, whose two figures are exported. */
const ONLY_SHOWN: Readonly<Record<string, readonly string[]>> = {
  BANK_ACCOUNTS: ['automated'],
  CUSTOMERS: ['limitUsed'],
}

const exported = new Map([...exportsOf(accountModules), ...exportsOf(treasuryModules)])

const screens = globSync('web/pages/organization/**/*Page.tsx', { cwd: ROOT }).flatMap(path => {
  const source = readFileSync(resolve(ROOT, path), 'utf8')
  const list = LIST.exec(source)?.[1]
  const start = source.indexOf('function useColumns(')
  if (!list || start < 0) return []
  return [{ list, columns: [...source.slice(start).matchAll(COLUMN)].map(([, id]) => id ?? '') }]
})

it.each(screens)('what $list shows can be exported', ({ list, columns }) => {
  const found = exported.get(list)
  expect(found, list).toBeDefined()
  const names = Object.keys(found?.columns ?? {})
  expect(columns.filter(id => !names.includes(id)).toSorted()).toEqual([...(ONLY_SHOWN[list] ?? [])].toSorted())
})

/** Tables by age are no lists: what they show of a row is a type of the schema. */
const AGES = [
  {
    list: 'AGED_RECEIVABLES',
    page: 'agedReceivables/AgedReceivablesPage',
    type: 'CustomerReceivables',
    onlyRead: ['customerUuid'],
  },
  { list: 'PAYABLES', page: 'payables/PayablesPage', type: 'CounterpartyPayables', onlyRead: ['count'] },
] as const

it.each(AGES)('what $list shows of a row by age is exported, and chosen at first', ({ list, page, type, onlyRead }) => {
  const row = buildSchema(readFileSync(resolve(ROOT, 'schema.graphql'), 'utf8')).getType(type)
  if (!isObjectType(row)) throw new Error(`no type ${type}`)
  const shown = Object.keys(row.getFields()).filter(field => !onlyRead.some(each => each === field))
  expect(shown.length).toBeGreaterThan(3)
  expect(Object.keys(exported.get(list)?.columns ?? {})).toEqual(expect.arrayContaining(shown))
  const source = readFileSync(resolve(ROOT, `web/pages/organization/${page}.tsx`), 'utf8')
  const chosen = /const EXPORTED = \[([^\]]+)\]/.exec(source)?.[1]
  expect([...(chosen ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual(expect.arrayContaining(shown))
})

it('knows the screens', () => {
  expect(screens.length).toBeGreaterThan(20)
  expect(screens.every(({ columns }) => columns.length > 3)).toBe(true)
})
