import { ConnectionHandler, type Environment, commitLocalUpdate, createOperationDescriptor } from 'relay-runtime'
import { expect, test } from 'vitest'
import query from '../../../web/__generated__/EditExpectedPageQuery.graphql.ts'
import webhookQuery from '../../../web/__generated__/WebhookPageQuery.graphql.ts'
import { listeningEnvironment } from './listeningEnvironment.ts'

const operation = createOperationDescriptor(query, { uuid: '11111111-1111-7111-8111-111111111112' })

type Known = { version: number; status?: string; description?: string | null; amount?: string; alias?: string }

/** The server has sent an expected transaction, as an answer or as an event. */
function tell(environment: Environment, { version, status = 'UNRECONCILED', description, amount, alias }: Known) {
  environment.commitPayload(operation, {
    organization: {
      id: 'o',
      permissions: [],
      bankAccounts: { edges: [] },
      expectedTransaction: {
        id: 'x',
        version,
        number: 'EXP-1',
        date: '2026-11-22',
        description: description ?? null,
        direction: 'CREDIT',
        status,
        internalDescription: null,
        externalId: null,
        dateFrom: null,
        dateTo: null,
        allowedActions: [],
        amount: { amount: amount ?? '1', currency: 'IDR' },
        amountFrom: null,
        amountTo: null,
        counterparty: { id: 'c', alias: alias ?? 'Ace', legalName: null },
        bankAccount: null,
        data: [],
      },
    },
  })
}

/** What every screen reads of it. */
function read(environment: Environment) {
  const source = environment.getStore().getSource()
  const { version, status, description } = source.get('x') ?? {}
  return { version, status, description, amount: source.get('client:x:amount')?.amount, alias: source.get('c')?.alias }
}

test('an answer that comes after newer news takes nothing back', async () => {
  const environment = await listeningEnvironment()
  tell(environment, { version: 1 })
  tell(environment, { version: 3, status: 'RECONCILED', description: 'Paid', amount: '3' })
  tell(environment, { version: 2, status: 'UNRECONCILED', description: 'Late', amount: '2', alias: 'Ace Hardware' })
  // The counterparty has its own version, which was not sent: the last value wins.
  expect(read(environment)).toEqual({
    version: 3,
    status: 'RECONCILED',
    description: 'Paid',
    amount: '3',
    alias: 'Ace Hardware',
  })
})

test('the same version and a newer one are taken in', async () => {
  const environment = await listeningEnvironment()
  tell(environment, { version: 2, description: 'First' })
  tell(environment, { version: 2, description: 'Second' })
  expect(read(environment)).toMatchObject({ version: 2, description: 'Second' })
  tell(environment, { version: 3, description: 'Third', amount: '3' })
  expect(read(environment)).toMatchObject({ version: 3, description: 'Third', amount: '3' })
})

test('an older answer adds what is not known yet', async () => {
  const environment = await listeningEnvironment()
  commitLocalUpdate(environment, store => {
    store.create('x', 'ExpectedTransaction').setValue('x', 'id').setValue(3, 'version').setValue('RECONCILED', 'status')
  })
  tell(environment, { version: 2, status: 'UNRECONCILED', description: 'Rent', amount: '2' })
  expect(read(environment)).toMatchObject({ version: 3, status: 'RECONCILED', description: 'Rent', amount: '2' })
})

test('what is deleted together with older news is deleted', async () => {
  const environment = await listeningEnvironment()
  tell(environment, { version: 3 })
  commitLocalUpdate(environment, store => {
    store.get('x')?.setValue(2, 'version')
    store.delete('c')
  })
  expect(read(environment).version).toBe(3)
  expect(environment.getStore().getSource().get('c')).toBeNull()
})

const webhookPage = createOperationDescriptor(webhookQuery, { uuid: '11111111-1111-7111-8111-111111111113' })

/** The server has sent a webhook and its deliveries, newest first. */
function deliver(environment: Environment, version: number, ids: readonly string[]) {
  const webhook = { url: '', description: null, events: [], status: 'ACTIVE', lastDeliveredAt: null, createdAt: '' }
  const delivery = { status: 'DELIVERED', nextAttemptAt: null, event: '', payload: '', attempts: 1, createdAt: '' }
  const answer = { responseStatus: 200, responseExcerpt: null, durationMs: 1, failure: null }
  const edges = ids.map(id => ({
    node: { __typename: 'WebhookDelivery', id, ...delivery, ...answer },
    cursor: id,
  }))
  const pageInfo = { endCursor: ids.at(-1) ?? null, hasNextPage: false }
  environment.commitPayload(webhookPage, {
    organization: {
      id: 'o',
      webhook: { id: 'w', version, ...webhook, deliveries: { totalCount: ids.length, edges, pageInfo } },
    },
  })
}

/** The rows of the list as Relay stores them. */
function readDeliveries(environment: Environment) {
  const ids: unknown[] = []
  commitLocalUpdate(environment, store => {
    const webhook = store.get('w')
    const list = webhook && ConnectionHandler.getConnection(webhook, 'Deliveries_deliveries')
    for (const edge of list?.getLinkedRecords('edges') ?? []) ids.push(edge.getLinkedRecord('node')?.getDataID())
  })
  return ids
}

test('a list of a record goes on after an older answer of it', async () => {
  const environment = await listeningEnvironment()
  deliver(environment, 3, ['b', 'a'])
  deliver(environment, 2, ['a'])
  expect(readDeliveries(environment)).toEqual(['b', 'a'])
  deliver(environment, 4, ['c', 'b', 'a'])
  expect(readDeliveries(environment)).toEqual(['c', 'b', 'a'])
})
