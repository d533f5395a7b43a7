// Drafts submitted by one user and issued by another, two hundred at a time, the maximum per request, compared with only storing such
// invoices.
import type pg from 'pg'
import { retailTaxNumber } from './seller.ts'
import { newId } from '../../services/kit/ids.ts'
import { line } from '../../tests/services/account/invoicing/salesOrders/support.ts'
import { type AccountProcess, allOk, ORGANIZATION } from '../kit/accountProcess.ts'
import { printTable } from '../kit/report.ts'
import { copyRow, insertRows, type Row, rowsOf } from '../kit/rows.ts'
import { scaled } from '../kit/scale.ts'

const LINES = 3
const AT_ONCE = scaled(200, 5)
/** Enough for a reliable rate. */
const BARE = scaled(2_000, 5)

type Answered = { results: { ok: boolean; errors: object[] }[] }

/** Prints a table; returns the ids of the issued invoices. */
export async function printIssuing(account: AccountProcess, client: pg.Client, count: number): Promise<string[]> {
  await retailTaxNumber(account)
  const ids = await drafts(account, client, count)
  const { maker, admin } = account
  const submitted = await inTurn(ids, some => maker.post<Answered>('/v1/invoices/submit', { ids: some }))
  const { rows } = await client.query<{ id: string; version: number }>(
    'select id, version from invoice where id = any($1)',
    [ids],
  )
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const issued = await inTurn(ids, some =>
    admin.post<Answered>('/v1/invoices/approve', {
      invoices: some.map(id => ({ id, version: versions.get(id) })),
    }),
  )
  await expectGapless(client, count)
  const bare = await bareInserts(client, ids[0]!)
  printTable(
    [`invoices of ${LINES} lines`, 'how many', 's', 'a second', 'of bare inserts'],
    [
      ['submitted', count, submitted] as const,
      ['issued', count, issued] as const,
      ['bare inserts', BARE, bare] as const,
    ].map(([name, many, seconds]) => [
      name,
      many.toLocaleString('en'),
      seconds.toFixed(1),
      (many / seconds).toFixed(0),
      (many / seconds / (BARE / bare)).toFixed(2),
    ]),
    'Issuing',
  )
  return ids
}

/** One invoice created through the API, and copies of it. */
async function drafts(account: AccountProcess, client: pg.Client, count: number): Promise<string[]> {
  const made = await account.maker.post<{ id: string }>(
    '/v1/invoices',
    {
      customerId: await account.customer(),
      invoiceDate: '2026-11-20',
      currency: 'IDR',
      vatTreatment: 'STANDARD',
      lines: Array.from({ length: LINES }, (_none, place) =>
        line({ kind: 'SERVICE', description: `Jasa angkut ${place}` }),
      ),
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  const where = { column: 'id', id: made.id }
  const values = { id: `lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000d'` }
  await copyRow(client, { table: 'invoice', where, count: count - 1, values })
  const { rows } = await client.query<{ id: string }>('select id from invoice')
  await client.query(
    `insert into invoice_line select copy.* from invoice i cross join (select * from invoice_line where invoice_id = $1) model
       cross join lateral jsonb_populate_record(model::invoice_line,
         jsonb_build_object('id', gen_random_uuid(), 'invoice_id', i.id)) copy
     where i.id <> $1`,
    [made.id],
  )
  await client.query(
    `insert into invoice_milestone select copy.* from invoice i
       cross join (select * from invoice_milestone where invoice_id = $1) model
       cross join lateral jsonb_populate_record(model::invoice_milestone,
         jsonb_build_object('id', gen_random_uuid(), 'invoice_id', i.id)) copy
     where i.id <> $1`,
    [made.id],
  )
  for (const table of ['invoice', 'invoice_line', 'invoice_milestone']) await client.query(`vacuum analyze ${table}`)
  return rows.map(({ id }) => id)
}

async function inTurn(ids: readonly string[], act: (ids: string[]) => Promise<Answered>): Promise<number> {
  const began = performance.now()
  for (let from = 0; from < ids.length; from += AT_ONCE) allOk(await act(ids.slice(from, from + AT_ONCE)))
  return (performance.now() - began) / 1_000
}

/** Speed doesn't count if numbers have gaps or duplicates. */
async function expectGapless(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<{ numbers: string; last: number }>(
    `select count(distinct number) as numbers, (select last from document_series where organization_id = $1 and kind = 'INVOICE') as last
     from invoice where organization_id = $1`,
    [ORGANIZATION],
  )
  const [found] = rows
  if (Number(found?.numbers) !== count || found?.last !== count)
    throw new Error(`${count} were issued, and the numbers are ${JSON.stringify(found)}`)
}

/** One transaction per invoice, with the same rows. */
async function bareInserts(client: pg.Client, id: string): Promise<number> {
  const tables = [
    ['invoice', 'id'],
    ['invoice_line', 'invoice_id'],
    ['invoice_milestone', 'invoice_id'],
  ] as const
  const models: [table: string, rows: Row[]][] = []
  for (const [table, column] of tables) models.push([table, await rowsOf(client, table, column, id)])
  const began = performance.now()
  for (let made = 0; made < BARE; made++) {
    const copy = newId()
    await client.query('begin')
    for (const [table, rows] of models) {
      const own = table === 'invoice' ? { id: copy, number: copy } : { invoice_id: copy }
      await insertRows(
        client,
        table,
        rows.map(row => ({ ...row, id: newId(), ...own })),
      )
    }
    await client.query('commit')
  }
  return (performance.now() - began) / 1_000
}
