// Deposits in GraphQL, over the real treasury service.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { openScene } from '../../services/treasury/deposits/support.ts'
import { openSocket } from '../support/socketClient.ts'
import { openGraph } from './support.ts'

const { treasury, url, as } = await openGraph({ feeds: true })
const scene = await openScene(treasury)
const organizationId = scene.organization.id
const maker = as(organizationId)
const viewer = as(organizationId, 'viewer')
const today = Temporal.Now.plainDateISO('Asia/Jakarta')

/** The service calls since the last time. */
const callsSince = () => treasury.calls.splice(0).map(call => call.replace(/\?.*/, ''))
beforeEach(() => void callsSince())

const input = (over: object = {}) => ({
  bankCode: '014',
  alias: `Deposit ${randomUUID()}`,
  amount: { amount: '1000000000.00', currency: 'IDR' },
  issuedOn: today.toString(),
  tenor: 3,
  tenorType: 'MONTHS',
  interestRate: '5.25',
  sourceAccountId: encodeId('BankAccount', organizationId, scene.bca.id),
  idempotencyKey: randomUUID(),
  ...over,
})
const CREATE = `mutation ($input: CreateDepositInput!) { createDeposit(input: $input) {
  deposit { id version status number } userErrors { code field } } }`
type Made = { id: string; version: number; status: string; number: string }
type Payload<Name extends string> = Record<
  Name,
  { deposit: Made | null; userErrors: { code: string; field: string[] | null }[] }
>
const create = async (over: object = {}) =>
  (await maker.ask<Payload<'createDeposit'>>(CREATE, { input: input(over) })).data!.createDeposit

test('a list asks once for its rows, and once for what stands beside them', async () => {
  for (let made = 0; made < 3; made++) await create()
  callsSince()
  const { data, errors } = await maker.ask<{
    organization: { deposits: { edges: { node: { schedule: unknown[]; sourceAccount: { alias: string } } }[] } }
  }>(`{ organization { depositCounts { active } depositLadder { month count principal { amount } }
    deposits(first: 3, filter: { status: [ACTIVE] }) { totalCount totals { amount } interestTotals { amount }
      edges { node { number bank { name } sourceAccount { alias } schedule { endsOn netInterest { amount } } } } } } }`)
  expect(errors).toBeUndefined()
  expect(data?.organization.deposits.edges.map(({ node }) => node.schedule.length)).toEqual([1, 1, 1])
  expect(callsSince().toSorted()).toEqual([
    'GET /v1/bank-accounts',
    'GET /v1/deposits',
    'GET /v1/deposits/counts',
    'GET /v1/deposits/ladder',
    'GET /v1/deposits/schedules',
    'GET /v1/deposits/summary',
  ])
})

test('what can be fixed is a user error at its field, and the calculator refuses the same', async () => {
  expect((await create({ interestRate: '100.00001' })).userErrors).toEqual([
    { code: 'U-TRSY-DP-3', field: ['interestRate'] },
  ])
  expect((await create({ bankCode: '999' })).userErrors).toEqual([{ code: 'U-TRSY-DP-1', field: ['bankCode'] }])
  const { idempotencyKey: _key, alias: _alias, ...wish } = input()
  const CALCULATE = `query ($input: DepositCalculationInput!) { organization { depositCalculation(input: $input) {
    maturesOn netInterest { amount } periods { endsOn } otherTenors { tenor } } } }`
  const { data } = await maker.ask<{ organization: { depositCalculation: { otherTenors: unknown[] } } }>(CALCULATE, {
    input: wish,
  })
  expect(data?.organization.depositCalculation.otherTenors).toHaveLength(4)
  const refused = await maker.ask(CALCULATE, { input: { ...wish, interestRate: '101' } })
  expect(refused.errors?.[0]?.extensions?.code).toBe('U-TRSY-DP-3')
})

test('a deposit is made, shown with its expected money, changed, and cancelled by who may', async () => {
  const ahead = today.add({ days: 10 }).toString()
  const { deposit } = await create({ issuedOn: ahead })
  expect(deposit?.status).toBe('NEW')
  const { id, version, number } = deposit!
  const { data } = await maker.ask<{
    organization: { expectedTransactions: { edges: { node: { source: string; deposit: { number: string } } }[] } }
  }>(
    `query ($search: String!) { organization { expectedTransactions(first: 5, filter: { search: $search }) {
      edges { node { source deposit { number } } } } } }`,
    { search: number },
  )
  const nodes = data?.organization.expectedTransactions.edges.map(({ node }) => node)
  expect(nodes).toHaveLength(3)
  expect(nodes?.[0]).toEqual({ source: 'DEPOSIT', deposit: { number } })

  const OF_DEPOSIT = `query ($id: ID!) { node(id: $id) { ... on Deposit {
    expectedTransactions { direction amount { amount } status } } } }`
  const shown = await maker.ask<{ node: { expectedTransactions: { direction: string }[] } }>(OF_DEPOSIT, { id })
  expect(shown.data?.node.expectedTransactions).toHaveLength(3)
  expect(shown.data?.node.expectedTransactions[0]).toEqual({
    direction: 'DEBIT',
    amount: { amount: '1000000000.00' },
    status: 'UNRECONCILED',
  })

  const CANCEL = `mutation ($input: CancelDepositInput!) { cancelDeposit(input: $input) {
    deposit { id version status number } userErrors { code field } } }`
  const cancel = (by: typeof maker, seen: number) =>
    by.ask<Payload<'cancelDeposit'>>(CANCEL, { input: { id, version: seen, reason: 'Other rate' } })
  expect((await cancel(viewer, version)).errors?.[0]?.extensions?.code).toBe('G-20')
  expect((await cancel(maker, version + 1)).data?.cancelDeposit.userErrors).toEqual([{ code: 'G-3', field: null }])
  expect((await cancel(maker, version)).data?.cancelDeposit.deposit?.status).toBe('CLOSED')
  const cancelled = await maker.ask<{ node: { expectedTransactions: unknown[] } }>(OF_DEPOSIT, { id })
  expect(cancelled.data?.node.expectedTransactions).toEqual([])
})

test('others are told of each change', async () => {
  const socket = await openSocket({ url }, { session: `viewer@${organizationId}`, organizationId })
  const id = await socket.follow({ query: 'subscription { depositChanged { deposit { number status } } }' })
  const { deposit } = await create()
  // Events of other tests' deposits may arrive as well.
  const isOfIt = ({ payload }: { payload?: unknown }) => JSON.stringify(payload ?? '').includes(deposit!.number)
  const { payload } = await socket.next(message => message.id === id && isOfIt(message))
  expect(payload).toEqual({ data: { depositChanged: { deposit: { number: deposit!.number, status: 'ACTIVE' } } } })
  socket.close()
})
