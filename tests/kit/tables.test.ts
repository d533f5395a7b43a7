// The tables in code equal those in the catalog, and every organization-scoped table has row-level security.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { is } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contract } from '../../services/account/contract.generated.ts'
import { RECORDS } from '../../services/kit/activity/records.generated.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { FILE_CONTENTS } from '../../services/kit/files/purposes.generated.ts'
import { RECORD_IMPORT_KINDS } from '../../services/kit/recordImports/kinds.generated.ts'
import { freshDatabase } from '../support/database.ts'

/** Every Drizzle table exported by the kit's and a service's modules. */
async function tablesOf(service: string): Promise<PgTable[]> {
  const modules = globSync([`services/kit/**/table.ts`, `services/${service}/**/table.ts`])
  const exported = await Promise.all(modules.map(async path => Object.values<unknown>(await import(resolve(path)))))
  return exported.flat().filter(value => is(value, PgTable))
}

type CatalogColumn = { table: string; column: string; type: string; required: boolean; has_default: boolean }

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
    a.atthasdef or a.attidentity <> '' as has_default
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

const PRIMARY_KEYS = `
  select c.conrelid::regclass::text as table, array_agg(a.attname::text order by k.place) as columns
  from pg_constraint c cross join unnest(c.conkey) with ordinality k (attnum, place)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.contype = 'p' and c.connamespace = 'public'::regnamespace group by 1`

/** `check (status in (…))`: the values that a column allows. */
const WORDS = `
  select c.conrelid::regclass::text as table, a.attname as column,
    array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([^'']*)''::', 'g') m) as words
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'c' and c.connamespace = 'public'::regnamespace and array_length(c.conkey, 1) = 1
    and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$'`

const NOT_CLOSED = `
  select c.relname as name from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped)
    and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant'))`

const CROSSING_KEYS = `
  select f.conname as name from pg_constraint f
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace
    and exists (select from pg_attribute a where a.attrelid = f.confrelid and a.attname = 'organization_id' and not a.attisdropped)
    and not exists (select from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any (f.conkey) and a.attname = 'organization_id')`

const TABLES_OF_ORGANIZATIONS = `
  select c.relname as name from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped)`

/** Statements that change existing rows; those in functions are indented. */
const CHANGES_ROWS = /^(?:update|delete from)\s+(?:only\s+)?(\w+)/gim

/** Drizzle and Postgres name some types differently. */
const normalize = (type: string) =>
  type
    .replace(/^char\((\d+)\)$/, 'character($1)')
    .replace(/^timestamp with time zone$|^timestamptz$/, 'timestamp with time zone')
    .replace(/^time$/, 'time without time zone')
    .replace(/^bigserial$/, 'bigint')
    .replace(/^numeric\((\d+), (\d+)\)$/, 'numeric($1,$2)')

describe.each(['account', 'treasury'] as const)('the database of %s', async service => {
  const { adminUrl } = await freshDatabase({ service })
  const tables = await tablesOf(service)
  const query = <Row extends object>(text: string) =>
    withAdmin(adminUrl, async admin => (await admin.query<Row>(text)).rows)

  it('has every table that the code knows, column by column', async () => {
    const catalog = await query<CatalogColumn>(COLUMNS)
    expect(tables.length).toBeGreaterThan(2)
    for (const table of tables) {
      const { name, columns } = getTableConfig(table)
      const inCode = columns.map(column => ({
        table: name,
        column: column.name,
        type: normalize(column.getSQLType()),
        required: column.notNull,
      }))
      const inDatabase = catalog.filter(column => column.table === name)
      const byName = (a: { column: string }, b: { column: string }) => (a.column < b.column ? -1 : 1)
      expect(inCode.sort(byName), name).toEqual(
        inDatabase.map(({ has_default: _default, ...column }) => column).sort(byName),
      )
      // A default that exists only in code would make every insert fail.
      const believed = columns.filter(column => column.hasDefault && column.default !== undefined)
      const known = inDatabase.filter(column => column.has_default).map(column => column.column)
      expect(known, name).toEqual(expect.arrayContaining(believed.map(column => column.name)))
    }
  })

  it('has the same primary keys', async () => {
    const keys = new Map(
      (await query<{ table: string; columns: string[] }>(PRIMARY_KEYS)).map(row => [row.table, row.columns]),
    )
    for (const table of tables) {
      const { name, columns, primaryKeys } = getTableConfig(table)
      const inCode =
        primaryKeys[0]?.columns.map(column => column.name) ?? columns.filter(c => c.primary).map(c => c.name)
      expect(inCode, name).toEqual(keys.get(name))
    }
  })

  it('holds each word that the code may write into a column of few words', async () => {
    const allowed = await query<{ table: string; column: string; words: string[] }>(WORDS)
    expect(allowed.length).toBeGreaterThan(2)
    for (const table of tables) {
      const { name, columns } = getTableConfig(table)
      for (const column of columns) {
        const words = allowed.find(known => known.table === name && known.column === column.name)?.words
        if (words && column.enumValues)
          expect([...column.enumValues].sort(), `${name}.${column.name}`).toEqual(words.sort())
      }
    }
  })

  it('holds the form alone of names that modules bring along, so that a new module needs no migration of another', async () => {
    const brought = new Set([
      ...Object.keys(RECORDS),
      ...Object.keys(FILE_CONTENTS),
      ...RECORD_IMPORT_KINDS,
      ...contract.lists,
    ])
    const held = (await query<{ table: string; column: string; words: string[] }>(WORDS)).filter(
      ({ words }) => words.length > 0 && words.every(word => brought.has(word)),
    )
    expect(held.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  })

  it('closes every table of an organization', async () => {
    expect(await query(NOT_CLOSED)).toEqual([])
  })

  // The migrating role owns the table but is subject to its policies: on a database in use such a statement silently changes nothing.
  it('lifts row-level security where a migration changes rows', async () => {
    const closed = (await query<{ name: string }>(TABLES_OF_ORGANIZATIONS)).map(({ name }) => name)
    const blind = globSync([`services/kit/migrations/*.sql`, `services/${service}/migrations/*.sql`]).flatMap(path => {
      const text = readFileSync(path, 'utf8')
      const changed = [...text.matchAll(CHANGES_ROWS)].map(([, table]) => table!).filter(name => closed.includes(name))
      return changed
        .filter(name => !text.includes(`alter table ${name} no force row level security`))
        .map(name => `${path} wants \`alter table ${name} no force row level security\` before, and \`force\` after`)
    })
    expect(blind).toEqual([])
  })

  it('lets no foreign key cross from one organization into another', async () => {
    expect(await query(CROSSING_KEYS)).toEqual([])
  })
})
