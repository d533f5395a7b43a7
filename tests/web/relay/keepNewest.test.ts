import { type Environment, commitLocalUpdate, createOperationDescriptor } from 'relay-runtime'
import { expect, test } from 'vitest'
import query from '../../../web/__generated__/EditExpectedPageQuery.graphql.ts'
import { listeningEnvironment } from './listeningEnvironment.ts'

const operation = createOperationDescriptor(query, { uuid: '11111111-1111-7111-8111-111111111112' })

type Known = { version: number; status?: string; description?: string | null; amount?: string; alias?: string }

/** The server has told of an expected transaction, be it as an answer or as an event. */
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
  // The counterparty has a version of its own, which was not told: what came last holds.
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
