import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Environment,
  type Snapshot,
  commitLocalUpdate,
  createOperationDescriptor,
  fetchQuery,
} from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitUntil } from '../../support/waitFor.ts'
import query, { type CreateExpectedPageQuery } from '../../../web/__generated__/CreateExpectedPageQuery.graphql.ts'
import { listeningEnvironment } from './listeningEnvironment.ts'

const variables = { import: '11111111-1111-7111-8111-111111111112', goesOn: false }
const main = { id: 'a', alias: 'Main', currency: 'IDR' }
const payroll = { id: 'b', alias: 'Payroll', currency: 'IDR' }
const open: (() => void)[] = []

/** Sets the server's answer from now on. */
function answer(...accounts: readonly object[]) {
  const edges = accounts.map(node => ({ node: { __typename: 'BankAccount', ...node } }))
  const organization = { id: 'o', permissions: [], defaultCurrency: 'IDR', bankAccounts: { edges } }
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ data: { organization } }))),
  )
}

/** A screen that shows the query, and its notifications. */
async function mount() {
  const environment = await listeningEnvironment()
  const operation = createOperationDescriptor(query, variables)
  const retained = environment.retain(operation)
  await fetchQuery<CreateExpectedPageQuery>(environment, query, variables).toPromise()
  const shown: Snapshot[] = []
  const followed = environment.subscribe(environment.lookup(operation.fragment), next => shown.push(next))
  open.push(
    () => retained.dispose(),
    () => followed.dispose(),
  )
  return { environment, shown }
}

/** Another query has read the accounts: one is new, and only its alias is known. */
function bringLess(environment: Environment) {
  commitLocalUpdate(environment, store => {
    const account = store.create('b', 'BankAccount').setValue('b', 'id').setValue('Payroll', 'alias')
    const edge = store.create('client:new-edge', 'BankAccountEdge').setLinkedRecord(account, 'node')
    const connection = store
      .get('o')
      ?.getLinkedRecord('bankAccounts', { first: 200, filter: { status: ['NEW', 'ACTIVE', 'DORMANT'] } })
    connection?.setLinkedRecords([...(connection.getLinkedRecords('edges') ?? []), edge], 'edges')
  })
}

const aliasesIn = ({ data }: Snapshot) =>
  (data as CreateExpectedPageQuery['response']).organization.bankAccounts.edges.map(({ node }) => node)

beforeEach(() => answer(main))
afterEach(() => {
  for (const close of open.splice(0)) close()
  vi.unstubAllGlobals()
})

test('a screen stays as it is until its own query has read what another one brought', async () => {
  const { environment, shown } = await mount()
  answer(main, payroll)
  bringLess(environment)
  expect(shown).toEqual([])
  await waitUntil(() => shown.length > 0)
  expect(shown.map(({ isMissingData }) => isMissingData)).toEqual([false])
  expect(shown.flatMap(aliasesIn)).toEqual([main, payroll])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('what was read whole is shown at once', async () => {
  const { environment, shown } = await mount()
  answer(main, payroll)
  await fetchQuery<CreateExpectedPageQuery>(environment, query, variables).toPromise()
  expect(shown.flatMap(aliasesIn)).toEqual([main, payroll])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a screen stays when its query can not be read, and the next change tries again', async () => {
  const { environment, shown } = await mount()
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('away'))),
  )
  bringLess(environment)
  await waitUntil(() => vi.mocked(fetch).mock.settledResults.length > 0)
  await nextTurn()
  expect(shown).toEqual([])

  answer(main, payroll)
  commitLocalUpdate(environment, store => store.get('a')?.setValue('Main account', 'alias'))
  await waitUntil(() => shown.length > 0)
  expect(shown.flatMap(aliasesIn)).toEqual([main, payroll])
})

test('what lacks something when it was just read is shown as it is, and not read for ever', async () => {
  const { environment, shown } = await mount()
  answer(main, { id: 'b', alias: 'Payroll' })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  bringLess(environment)
  await waitUntil(() => shown.length > 0)
  commitLocalUpdate(environment, store => store.get('a')?.setValue('Main account', 'alias'))
  expect(shown.at(-1)?.isMissingData).toBe(true)
  expect(fetch).toHaveBeenCalledTimes(1)
})
