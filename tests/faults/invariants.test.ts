// Tests the checker itself: it reports nothing on sound data, and every violation on broken data. An administrator without keys and
// triggers breaks the data as no service could, in a transaction that is rolled back.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { JournalEntry } from '../../services/sandbox-bank/entries.ts'
import { openCompany } from './campaign/company.ts'
import { openWorld } from './campaign/world.ts'
import { type Evidence, violations } from './invariants/violations.ts'

const world = await openWorld()
world.clock.set('2026-11-23T03:00:00Z')
const company = await openCompany(world)
const { id, maker, party, workers } = company
const [sameBank] = party.bankAccounts

/** A payment to an account at the same bank, where money arrives at once, created and approved. */
async function pay(amount: string): Promise<string> {
  const content = {
    fromAccountId: company.from.id,
    counterpartyAccountId: sameBank?.id,
    date: company.today().toString(),
  }
  const { body, note } = await company.ask<{ id: string }>(
    maker,
    'CREATED',
    'payments',
    { ...content, kind: 'PAYMENT', amount: { amount, currency: 'IDR' } },
    randomUUID(),
  )
  note(body.id)
  await company.prove('APPROVE', [await company.read(body.id)], company.approvers[0]!)
  return body.id
}

// Two sent payments with their statement lines, one of which is matched.
const paid = await pay('1000000.00')
await pay('2000000.00')
await workers.drain()
world.clock.set('2026-11-23T03:30:00Z')
await workers.look()
await workers.drain()
await maker.post(`/v1/bank-accounts/${company.from.id}/connection/sync`, {})
await workers.drain()
const { body: lines } = await maker.get<{ items: { id: string; amount: { amount: string } }[] }>(
  '/v1/statement-transactions?first=10',
)
const line = lines.items.find(({ amount }) => amount.amount === '1000000.00')
const { expectedTransactionIds } = await company.read(paid)
const match = await company.ask<{ id: string }>(
  maker,
  'RECONCILED',
  'reconciliations',
  { statementTransactionIds: [line?.id], expectedTransactionIds: expectedTransactionIds.slice(0, 1) },
  randomUUID(),
)
match.note(match.body.id)
await world.reader.caughtUp()

const treasury = new pg.Client({ connectionString: world.api.adminUrl, application_name: 'campaign' })
const account = new pg.Client({ connectionString: world.account.adminUrl, application_name: 'campaign' })
for (const client of [treasury, account]) await client.connect()
afterAll(async () => {
  for (const client of [treasury, account]) await client.end()
})

const sound = (): Evidence => ({
  ...company.evidence(),
  treasury,
  account,
  isSynced: true,
  delivered: world.reader.delivered,
  organizationId: undefined,
})

/** What the checker finds after a statement, which is rolled back. */
async function whenBroken(statement: string, of = treasury): Promise<string[]> {
  for (const client of [treasury, account]) await client.query('begin')
  try {
    await of.query(`set local session_replication_role = replica; ${statement}`)
    return await violations(sound())
  } finally {
    for (const client of [treasury, account]) await client.query('rollback')
  }
}

/** What the checker finds when the bank's journal is altered. */
const whenTold = (journal: (entries: readonly JournalEntry[]) => JournalEntry[]) => {
  const evidence = sound()
  return violations({ ...evidence, journal: journal(evidence.journal ?? []) })
}

/** Found, and under this name. */
const expectTold = (found: readonly string[], invariant: string) =>
  expect(found.filter(each => each.startsWith(invariant))).not.toEqual([])

test('nothing is wrong with what is sound', async () => {
  expect(await violations(sound())).toEqual([])
  expect(company.executions()).toBe(2)
})

const isOrder = ({ kind }: JournalEntry) => kind === 'TRANSFER_EXECUTED'

test('I1: an order that the bank executed twice, one that is not ours, and one of another amount', async () => {
  expectTold(await whenTold(entries => entries.flatMap(entry => (isOrder(entry) ? [entry, entry] : [entry]))), 'I1')
  expectTold(
    await whenBroken(`update payment_attempt set reference = 'SOMEBODYELSES' || substr(id::text, 1, 13)`),
    'I1',
  )
  expectTold(await whenBroken('update payment set amount_minor = amount_minor + 1'), 'I1')
})

test('I2: a payment that is called sent and was never executed, and one that is called failed and was', async () => {
  const untouched = (entries: readonly JournalEntry[]) => entries.filter(({ kind }) => kind === 'ACCOUNT_OPENED')
  expectTold(await whenTold(untouched), 'I2')
  expectTold(await whenBroken(`update payment set status = 'FAILED'`), 'I2')
})

test.each([
  ['I3', 'a line that is lost', `delete from statement_transaction where id = '${line?.id}'`],
  ['I3', 'a line that the bank never had', `update statement_transaction set description = 'made up'`],
  [
    'I3',
    'a line that is there twice',
    `insert into statement_transaction (organization_id, id, bank_account_id, import_id, date, description, direction, amount_minor,
        currency, ending_balance_minor, source, fingerprint)
      select organization_id, gen_random_uuid(), bank_account_id, import_id, date, description, direction, amount_minor, currency,
        ending_balance_minor, source, gen_random_uuid()
      from statement_transaction where id = '${line?.id}'`,
  ],
  [
    'I4',
    'a balance that does not follow',
    `update statement_transaction set ending_balance_minor = ending_balance_minor + 1 where id = '${line?.id}'`,
  ],
  ['I4', 'an account that holds something else', 'update bank_account set balance_minor = balance_minor + 1'],
  [
    'I5',
    'more allocated than was matched',
    `update statement_transaction set allocated_minor = 1 where id = '${line?.id}'`,
  ],
  ['I5', 'a status that the sum does not give', `update expected_transaction set status = 'PARTIALLY_RECONCILED'`],
  ['I7', 'a change of state that nobody told of', `update payment set status = 'CANCELLED' where id = '${paid}'`],
  [
    'I7',
    'a match that is told twice',
    `update activity_log set action = 'RECONCILED', record_type = 'RECONCILIATION', record_id = '${match.body.id}' where action = 'CREATED'`,
  ],
  [
    'I7',
    'an entry of the log that was changed later',
    `update activity_log set reason = 'no' where record_id = '${paid}'`,
  ],
  [
    'I7',
    'a log that was cut off',
    `delete from activity_log where id = (select max(id::text)::uuid from activity_log)`,
  ],
  ['I8', 'a payment from an account of somebody else', `update payment set from_account_id = gen_random_uuid()`],
  [
    'I8',
    'a key that does not carry the organization',
    'alter table payment_approval add foreign key (payment_id) references loose (id) not valid',
  ],
  [
    'I9',
    'an event that nobody received',
    `update outbox set position = 1000000 where id = (select max(id) from outbox)`,
  ],
  ['I9', 'a payment that is with us and that nobody will look at', `update payment set status = 'IN_PROGRESS'`],
  ['I9', 'money that is expected of nothing', `update expected_transaction set payment_id = null`],
  ['I9', 'an organization that treasury knows by an old name', `update organization set name = 'Old'`],
  ['I10', 'a promise of which nothing is left', `delete from activity_log where record_id = '${paid}'`],
  [
    'I11',
    'a step that no table knows',
    `update activity_log set changes = '[{"field":"status","before":"NEEDS_APPROVAL","after":"SENT"}]' where record_id = '${paid}' and action = 'APPROVED'`,
  ],
  ['I12', 'an approval that is gone', 'delete from payment_approval'],
  ['I12', 'an approval by its maker', `update payment_approval set approver_id = '${maker.actorId}'`],
  [
    'I12',
    'an approval by somebody who wrote a part of it before the last edit',
    `update payment p set author_ids = author_ids || array(
      select a.approver_id from payment_approval a where a.payment_id = p.id)`,
  ],
  ['I12', 'an approval of something else', `update payment_approval set content_hash = '\\x00'`],
])('%s: %s', async (invariant, _what, statement) => {
  const prepared = statement.includes('loose')
    ? `create table loose (organization_id uuid, id uuid primary key); ${statement}`
    : statement
  expectTold(await whenBroken(prepared), invariant)
})

test('I12: an approver whose role does not let them', async () => {
  expectTold(await whenBroken(`update membership set status = 'REMOVED' where not is_owner`, account), 'I12')
})

test('one organization alone is looked at as all of them are', async () => {
  expect(await violations({ ...sound(), organizationId: id })).toEqual([])
  await treasury.query('begin')
  await treasury.query(`set local session_replication_role = replica; update payment set status = 'FAILED'`)
  expect(
    await violations({ ...sound(), organizationId: randomUUID(), journal: [], acknowledged: [], delivered: new Set() }),
  ).toEqual([])
  expectTold(await violations({ ...sound(), organizationId: id }), 'I2')
  await treasury.query('rollback')
})
