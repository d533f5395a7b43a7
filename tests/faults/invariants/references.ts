// I8: no row of one organization refers to a row of another. Foreign keys include the organization, so Postgres enforces it; this checks
// that they all do, and that the references are valid, also of columns without a foreign key.
import type { Connection } from './scope.ts'

type Key = { table: string; target: string; columns: string[]; target_columns: string[] }

/** Every foreign key between two organization-scoped tables. */
const KEYS = `
  select k.conrelid::regclass::text as "table", k.confrelid::regclass::text as target,
    array(select a.attname::text from unnest(k.conkey) with ordinality as c (number, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.number order by c.place) as columns,
    array(select a.attname::text from unnest(k.confkey) with ordinality as c (number, place)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.number order by c.place) as target_columns
  from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    and exists (select from pg_attribute where attrelid = k.conrelid and attname = 'organization_id')
    and exists (select from pg_attribute where attrelid = k.confrelid and attname = 'organization_id')`

/** Columns that refer to a row without a foreign key, each for a reason given in its migration. */
const LOOSE: readonly Key[] = [
  looseKey('recommendation_part', 'recommendation_id', 'recommendation'),
  looseKey('recommendation_part', 'statement_transaction_id', 'statement_transaction'),
  looseKey('recommendation_part', 'expected_transaction_id', 'expected_transaction'),
  looseKey('payment', 'counterparty_account_id', 'counterparty_account'),
  looseKey('statement_import', 'file_id', 'file'),
]

function looseKey(table: string, column: string, target: string): Key {
  return { table, target, columns: ['organization_id', column], target_columns: ['organization_id', 'id'] }
}

export async function strayReferences(client: Connection): Promise<string[]> {
  const { rows: keys } = await client.query<Key>(KEYS)
  const open = keys.filter(
    ({ columns, target_columns: targets }) =>
      targets.includes('organization_id') && columns[targets.indexOf('organization_id')] !== 'organization_id',
  )
  const unbound = keys.filter(({ target_columns: targets }) => !targets.includes('organization_id'))
  const violations = [...open, ...unbound].map(
    ({ table, target, columns }) =>
      `I8: ${table} (${columns.join(', ')}) may refer to ${target} of another organization`,
  )
  const questions = [
    ...keys.filter(key => !open.includes(key) && !unbound.includes(key)).map(dangling),
    ...(await present(client, LOOSE)).map(elsewhere),
  ]
  for (const { rows } of await askAll(client, questions)) violations.push(...rows.map(({ what }) => `I8: ${what}`))
  return violations
}

/** Several statements return a list, which pg's types don't declare; a single one returns its result directly. */
async function askAll(client: Connection, questions: readonly string[]): Promise<{ rows: { what: string }[] }[]> {
  const answers = (await client.query(questions.join(';\n'))) as unknown as { rows: { what: string }[] }[]
  return questions.length === 1 ? [answers as never] : answers
}

const sameOf = ({ columns, target_columns: targets }: Key) =>
  columns.map((column, place) => `t.${column} = r.${targets[place]}`).join(' and ')

/** The target of a foreign key exists. */
const dangling = (key: Key): string => `
  select '${key.table} refers to a ${key.target} that its organization does not have' as what from ${key.table} t
  where ${key.columns.map(column => `t.${column} is not null`).join(' and ')}
    and not exists (select from ${key.target} r where ${sameOf(key)}) limit 1`

/** The target of a plain column may be gone, but never belongs to another organization. */
const elsewhere = ({ table, target, columns: [, column = ''] }: Key): string => `
  select '${table} refers to a ${target} of another organization' as what from ${table} t
  join ${target} r on r.id = t.${column} where r.organization_id <> t.organization_id limit 1`

async function present(client: Connection, keys: readonly Key[]): Promise<Key[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  const tables = new Set(rows.map(({ name }) => name))
  return keys.filter(({ table, target }) => tables.has(table) && tables.has(target))
}
