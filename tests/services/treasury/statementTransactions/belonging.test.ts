// Migration 0015 replaces foreign keys: no line without its import or account, whoever writes and in whatever order.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import pg from 'pg'
import { violationOf } from '../../../../services/kit/database/violations.ts'
import { freshDatabase } from '../../../support/database.ts'

const { adminUrl } = await freshDatabase()

const ORGANIZATION = randomUUID()

type Line = { accountId: string; importId?: string | null; organizationId?: string }

const insertLine = (client: pg.Client, { accountId, importId = null, organizationId = ORGANIZATION }: Line) =>
  client.query(
    `insert into statement_transaction (organization_id, id, bank_account_id, import_id, date, description, direction, amount_minor, currency, fingerprint)
     values ($1, gen_random_uuid(), $2, $3, '2026-11-20', 'A line', 'CREDIT', 100, 'IDR', gen_random_uuid())`,
    [organizationId, accountId, importId],
  )

let accounts = 0
/** An account of the organization, with an import. */
async function anAccount(client: pg.Client) {
  const [entityId, accountId, importId] = [randomUUID(), randomUUID(), randomUUID()]
  await client.query("insert into entity values ($1, $2, 'PT Satu', true)", [ORGANIZATION, entityId])
  await client.query(
    `insert into bank_account (organization_id, id, entity_id, bank_code, account_number, alias, connection_type, currency)
     values ($1, $2, $3, '014', $4, $5, 'MANUAL', 'IDR')`,
    [ORGANIZATION, accountId, entityId, String(++accounts).padStart(10, '0'), `Account ${accounts}`],
  )
  await client.query(
    `insert into statement_import (organization_id, id, bank_account_id, file_id, file_name, file_size, status)
     values ($1, $2, $3, gen_random_uuid(), 'file.csv', 1, 'IMPORTING')`,
    [ORGANIZATION, importId, accountId],
  )
  return { accountId, importId }
}

async function connected(use: (client: pg.Client, other: pg.Client) => Promise<void>) {
  const [client, other] = [new pg.Client(adminUrl), new pg.Client(adminUrl)]
  await Promise.all([client.connect(), other.connect()])
  try {
    await use(client, other)
  } finally {
    await Promise.all([client.end(), other.end()])
  }
}

const whyRefused = (writing: Promise<unknown>) =>
  writing.then(
    () => 'taken',
    (error: unknown) => violationOf(error),
  )
const REFUSED = { kind: 'foreignKey', constraint: 'statement_belongs' }

it('refuses a line without its account or import, of another account, of another organization', () =>
  connected(async client => {
    const { accountId, importId } = await anAccount(client)
    const { accountId: otherAccount } = await anAccount(client)
    await insertLine(client, { accountId })
    await insertLine(client, { accountId, importId })
    for (const line of [
      { accountId: randomUUID() },
      { accountId, importId: randomUUID() },
      { accountId: otherAccount, importId },
      { accountId, organizationId: randomUUID() },
      { accountId, importId, organizationId: randomUUID() },
    ])
      expect(await whyRefused(insertLine(client, line))).toEqual(REFUSED)
  }))

it('lets a line pass on to another import of its account, and of no other', () =>
  connected(async client => {
    const [own, other] = [await anAccount(client), await anAccount(client)]
    const heir = randomUUID()
    await client.query(
      `insert into statement_import (organization_id, id, bank_account_id, file_id, file_name, file_size, status)
       values ($1, $2, $3, gen_random_uuid(), 'file.csv', 1, 'IMPORTED')`,
      [ORGANIZATION, heir, own.accountId],
    )
    await insertLine(client, own)
    const passTo = (importId: string) =>
      whyRefused(
        client.query('update statement_transaction set import_id = $1 where bank_account_id = $2', [
          importId,
          own.accountId,
        ]),
      )
    expect(await passTo(other.importId)).toEqual(REFUSED)
    expect(await passTo(heir)).toBe('taken')
  }))

it('keeps what a line points at, and what is pointed at', () =>
  connected(async client => {
    const { accountId, importId } = await anAccount(client)
    const byHand = await anAccount(client)
    await insertLine(client, { accountId, importId })
    await insertLine(client, { accountId: byHand.accountId })
    for (const change of [
      'update statement_transaction set bank_account_id = gen_random_uuid() where bank_account_id = $1',
      'update statement_transaction set import_id = gen_random_uuid() where bank_account_id = $1',
      'update statement_transaction set import_id = null where bank_account_id = $1',
      'update statement_import set id = gen_random_uuid() where bank_account_id = $1',
      'update bank_account set id = gen_random_uuid() where id = $1',
      'delete from statement_import where bank_account_id = $1',
    ])
      expect(await whyRefused(client.query(change, [accountId])), change).toEqual(REFUSED)
    // An account with imports is also protected by their foreign key.
    await client.query('delete from statement_import where id = $1', [byHand.importId])
    expect(await whyRefused(client.query('delete from bank_account where id = $1', [byHand.accountId]))).toEqual(
      REFUSED,
    )
    await client.query("update statement_transaction set description = 'changed' where import_id = $1", [importId])
    await client.query('delete from statement_transaction where bank_account_id = any ($1)', [
      [accountId, byHand.accountId],
    ])
    expect((await client.query('delete from statement_import where id = $1', [importId])).rowCount).toBe(1)
    expect((await client.query('delete from bank_account where id = $1', [byHand.accountId])).rowCount).toBe(1)
  }))

it('of a line and the end of its import at the same moment, the second waits and is refused', () =>
  connected(async (client, other) => {
    const { accountId, importId } = await anAccount(client)
    const remove = (by: pg.Client) => by.query('delete from statement_import where id = $1', [importId])

    await client.query('begin')
    await insertLine(client, { accountId, importId })
    const removed = whyRefused(remove(other))
    await client.query('commit')
    expect(await removed).toEqual(REFUSED)

    await client.query('begin')
    await client.query('delete from statement_transaction where import_id = $1', [importId])
    await remove(client)
    const stored = whyRefused(insertLine(other, { accountId, importId }))
    await client.query('commit')
    expect(await stored).toEqual(REFUSED)
  }))
