// The cost of screens: each list query makes as many service calls for twenty rows as for three.
import { existsSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeUnscopedId } from '../../bff/graph/globalId.ts'
import { openGraph } from './modules/support.ts'

const PERSISTED = 'web/relay/persisted.json'
const ROWS = 24

const texts = existsSync(PERSISTED) ? Object.values<string>(JSON.parse(readFileSync(PERSISTED, 'utf8'))) : []
const operationIn = (text: string) =>
  parse(text).definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )
const lists = [...new Set(texts)].flatMap(text => {
  const operation = operationIn(text)
  const takesFirst = operation?.variableDefinitions?.some(({ variable }) => variable.name.value === 'first')
  return operation?.operation === 'query' && takesFirst ? [{ name: operation.name?.value ?? '', operation, text }] : []
})

let graph: Awaited<ReturnType<typeof openGraph>>
let organizationId: string
let maker: ReturnType<Awaited<ReturnType<typeof openGraph>>['as']>

async function make(mutation: string, inputType: string, input: object, field: string): Promise<string> {
  const query = `mutation($input: ${inputType}!) { ${mutation}(input: $input) { ${field} { id } userErrors { message } } }`
  const { data, errors } = await maker.ask<Record<string, Record<string, { id: string } | null>>>(query, { input })
  const id = data?.[mutation]?.[field]?.id
  if (id === undefined) throw new Error(`${mutation}: ${JSON.stringify(errors ?? data)}`)
  return id
}

/** A counterparty's account, as target of payments. */
async function accountOf(counterpartyId: string): Promise<string> {
  const { data } = await maker.ask<{ node: { bankAccounts: { id: string }[] } }>(
    'query ($id: ID!) { node(id: $id) { ... on Counterparty { bankAccounts { id } } } }',
    { id: counterpartyId },
  )
  return data?.node.bankAccounts[0]?.id ?? ''
}

beforeAll(async () => {
  graph = await openGraph()
  const organization = await graph.treasury.organization()
  organizationId = organization.id
  maker = graph.as(organizationId)
  const { data } = await maker.ask<{ organization: { entities: { id: string }[] } }>(
    '{ organization { entities { id } } }',
  )
  const entityId = data?.organization.entities[0]?.id ?? ''
  const today = Temporal.Now.plainDateISO('Asia/Jakarta').toString()
  for (let row = 0; row < ROWS; row++) {
    const bankAccountId = await make(
      'createBankAccount',
      'CreateBankAccountInput',
      { bankCode: '014', accountNumber: `52714300${row + 10}`, alias: `Account ${row}`, entityId, currency: 'IDR' },
      'bankAccount',
    )
    const counterpartyId = await make(
      'createCounterparty',
      'CreateCounterpartyInput',
      {
        legalName: `PT Nomor ${row}`,
        alias: `Nomor ${row}`,
        type: 'COMPANY',
        bankAccounts: [{ bankCode: '014', accountNumber: `12345678${row + 10}`, accountName: 'PT' }],
      },
      'counterparty',
    )
    const amount = `${(row + 1) * 1_000}.00`
    await make(
      'createPayment',
      'CreatePaymentInput',
      {
        kind: 'PAYMENT',
        fromAccountId: bankAccountId,
        counterpartyAccountId: await accountOf(counterpartyId),
        amount: { amount, currency: 'IDR' },
        date: today,
        idempotencyKey: randomUUID(),
      },
      'payment',
    )
    const [open, matched] = [0, 1].map(each => `INV-2026-${row}${each}00`)
    const expected = (reference: string | undefined) =>
      make(
        'createExpectedTransaction',
        'CreateExpectedTransactionInput',
        {
          date: today,
          description: `Invoice ${reference}`,
          direction: 'CREDIT',
          amount: { amount, currency: 'IDR' },
          counterpartyId,
          bankAccountId,
        },
        'expectedTransaction',
      )
    const line = (reference: string | undefined) =>
      make(
        'createStatementTransaction',
        'CreateStatementTransactionInput',
        { bankAccountId, date: today, description: `TRSF ${reference}`, direction: 'CREDIT', amount },
        'statementTransaction',
      )
    await expected(open)
    await line(open)
    const [expectedId, lineId] = [await expected(matched), await line(matched)]
    await make(
      'reconcile',
      'ReconcileInput',
      { statementTransactionIds: [lineId], expectedTransactionIds: [expectedId], idempotencyKey: randomUUID() },
      'reconciliation',
    )
  }
}, 240_000)

/** The variables that a screen would send, as declared by its operation. */
function variablesOf(operation: OperationDefinitionNode, first: number): Record<string, unknown> {
  const known: Record<string, unknown> = {
    first,
    search: 'PT',
    id: encodeUnscopedId('Organization', organizationId),
    filter: {},
    historyFilter: {},
    showHistory: true,
    kind: 'PAYMENT',
    tab: 'INBOX',
    sort: operation.variableDefinitions?.some(
      ({ variable, type }) => variable.name.value === 'sort' && type.kind === Kind.NON_NULL_TYPE,
    )
      ? { field: 'DATE', direction: 'DESC' }
      : null,
  }
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable }) => [
      variable.name.value,
      known[variable.name.value] ?? null,
    ]),
  )
}

async function callsFor(text: string, operation: OperationDefinitionNode, first: number): Promise<string[]> {
  graph.treasury.calls.length = 0
  graph.accountCalls.length = 0
  const { errors } = await maker.ask(text, variablesOf(operation, first))
  // Only what the account service's stub can't answer may fail.
  const own = errors?.filter(({ extensions }) => extensions.code !== 'G-1' && extensions.code !== 'G-20')
  expect(own ?? []).toEqual([])
  const calls = [...graph.treasury.calls, ...graph.accountCalls].map(call => call.replace(/\?.*/, ''))
  // The feeds are read all the time.
  return calls.filter(call => !call.endsWith('/v1/events')).toSorted()
}

describe('calls do not grow with rows', () => {
  test('there are screens', () => expect(lists.length).toBeGreaterThan(5))

  test.each(lists)('$name', async ({ text, operation }) => {
    const few = await callsFor(text, operation, 3)
    expect(few.length).toBeLessThanOrEqual(12)
    expect(await callsFor(text, operation, 20)).toEqual(few)
  })
})
