// Payments in GraphQL, over the real treasury service. The account service is only a stub that proves approvals.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { encodeFileId } from '../../../bff/graph/fileId.ts'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { recordImportWorkers } from '../../../services/kit/recordImports/workers.ts'
import { openScene, type PaymentBody } from '../../services/treasury/payments/support.ts'
import { openWorker } from '../../services/treasury/support/worker.ts'
import { openGraph } from './support.ts'
import { until } from '../../support/until.ts'

const { treasury, accountCalls, people, as } = await openGraph({ clock: stoppedClock('2026-11-23T03:00:00Z') })
await openWorker(treasury, recordImportWorkers)
const scene = await openScene(treasury)
const organizationId = scene.organization.id
const maker = as(organizationId)
const approver = as(organizationId, 'approver')
const paymentId = (uuid: string) => encodeId('Payment', organizationId, uuid)
const seen = ({ id, version }: PaymentBody) => ({ id: paymentId(id), version })

/** The service calls since the last time. */
function callsSince(): string[] {
  const calls = [...treasury.calls.splice(0), ...accountCalls.splice(0).map(path => `account ${path}`)]
  return calls.map(call => call.replace(/\?.*/, ''))
}
beforeEach(() => void callsSince())

type Results = {
  payments: { number: string; status: string }[]
  results: { nodeId: string; ok: boolean; userErrors: { code: string }[] }[]
  userErrors: { code: string; field: string[] | null }[]
}
const APPROVE = `mutation ($input: ProvenPaymentsInput!) { approvePayments(input: $input) {
  payments { number status } results { nodeId ok userErrors { code } } userErrors { code field } } }`

test('a list asks once for its rows, and once for what stands beside them', async () => {
  for (let made = 0; made < 3; made++) await scene.create()
  callsSince()
  const { data, errors } = await maker.ask<{
    organization: { payments: { totalCount: number; edges: { node: { from: { alias: string } } }[] } }
  }>(`{ organization { payments(first: 3) { totalCount totals { amount currency } edges { node {
    number status allowedActions approvalObstacle from { alias } to { name bank { name } counterparty { alias } bankAccount { alias } }
    approvals { factor } attempts { state } expectedTransactions { number } } } } } }`)
  expect(errors).toBeUndefined()
  expect(data?.organization.payments.totalCount).toBeGreaterThanOrEqual(3)
  expect(data?.organization.payments.edges[0]?.node.from.alias).toBe('Account 1')
  expect(callsSince().toSorted()).toEqual([
    'GET /v1/bank-accounts',
    'GET /v1/counterparties',
    'GET /v1/payments',
    'GET /v1/payments/approvals',
    'GET /v1/payments/attempts',
    'GET /v1/payments/summary',
  ])
})

const APPROVES = 'treasury.payments.approve'

test('a list says whose approval each payment awaits, with one question to the account service', async () => {
  const [first, second] = [scene.as('both'), scene.as('both')]
  const named = (id: string, fullName: string, permissions = [APPROVES]) => ({ id, fullName, permissions })
  people.push(named(first.actorId, 'Budi'), named(second.actorId, 'Sari'), named(scene.maker.actorId, 'Rizky', []))
  const [byFirst, byMaker, byBoth] = [
    await scene.create({}, first),
    await scene.create(),
    await scene.create({}, first),
  ]
  const { kind: _kind, ...values } = scene.values({ amount: byBoth.amount, version: 1, notes: 'x' })
  await second.put(`/v1/payments/${byBoth.id}`, values)
  callsSince()
  type Awaited = { missing: number; people: { fullName: string }[]; nobody: string | null }
  const { data, errors } = await approver.ask<{
    organization: { payments: { edges: { node: { uuid: string; awaitedApproval: Awaited; authors: object[] } }[] } }
  }>(`{ organization { payments(first: 3, sort: {field: CREATED_AT, direction: DESC}) { edges { node { uuid authors { fullName }
    duplicates { number } awaitedApproval { missing people { fullName } nobody } } } } } }`)
  expect(errors).toBeUndefined()
  const found = new Map(data?.organization.payments.edges.map(({ node }) => [node.uuid, node.awaitedApproval]))
  expect(found.get(byFirst.id)).toEqual({ missing: 1, people: [{ fullName: 'Sari' }], nobody: null })
  expect(found.get(byMaker.id)?.people).toEqual([{ fullName: 'Budi' }, { fullName: 'Sari' }])
  expect(found.get(byBoth.id)).toEqual({ missing: 1, people: [], nobody: 'AUTHORS' })
  expect(callsSince().toSorted()).toEqual([
    'GET /v1/payments',
    'GET /v1/payments/duplicates',
    'account /v1/people',
    'account /v1/people',
  ])
  people.splice(0)
})

test('a payment says that it is stuck as soon as nobody can give one of its approvals, due or later', async () => {
  const [first, second] = [scene.as('approver'), scene.as('approver')]
  people.push(
    { id: first.actorId, fullName: 'Budi', permissions: [APPROVES] },
    { id: second.actorId, fullName: 'Dewi', permissions: [APPROVES] },
  )
  const made = await scene.create()
  const plan = JSON.stringify({
    policyId: null,
    steps: [{ approverIds: [first.actorId] }, { approverIds: [second.actorId] }],
    inOrder: true,
  })
  await scene.inside(tx =>
    tx.execute(`update payment set approval_plan = '${plan}', open_to = '{${first.actorId}}' where id = '${made.id}'`),
  )
  const read = async () => {
    const { data } = await approver.ask<{ node: { awaitedApproval: { people: object[]; nobody: string | null } } }>(
      `query ($id: ID!) { node(id: $id) { ... on Payment { awaitedApproval { people { fullName } nobody } } } }`,
      { id: paymentId(made.id) },
    )
    return data?.node.awaitedApproval
  }
  expect(await read()).toEqual({ people: [{ fullName: 'Budi' }], nobody: null })
  // Dewi becomes a maker.
  people.splice(1, 1, { id: second.actorId, fullName: 'Dewi', permissions: [] })
  expect(await read()).toEqual({ people: [{ fullName: 'Budi' }], nobody: 'NOT_PERMITTED' })
  people.splice(0)
})

test('an approval is prepared, proved for exactly that list, and told of each payment', async () => {
  const [first, second] = [await scene.create(), await scene.create()]
  const { data: prepared } = await approver.ask<{
    prepareApproval: { count: number; digest: string; passkeyOptions: string }
  }>(
    `mutation ($input: PrepareApprovalInput!) { prepareApproval(input: $input) {
      count totals { amount currency } digest passkeyOptions userErrors { code } } }`,
    { input: { action: 'APPROVE', payments: [seen(first), seen(second)] } },
  )
  expect(prepared?.prepareApproval).toMatchObject({ count: 2, passkeyOptions: '{"challenge":"AA"}', userErrors: [] })
  callsSince()
  const { data } = await approver.ask<{ approvePayments: Results }>(APPROVE, {
    input: { payments: [seen(first), seen(second)], code: '123456' },
  })
  expect(data?.approvePayments).toMatchObject({
    payments: [{ number: first.number }, { number: second.number }],
    results: [
      { nodeId: paymentId(first.id), ok: true },
      { nodeId: paymentId(second.id), ok: true },
    ],
    userErrors: [],
  })
  expect(callsSince()).toEqual([
    'POST /v1/payments/approval-digest',
    'POST /v1/payments/approve',
    'GET /v1/payments',
    'account /v1/approval-proofs',
  ])
})

test('what was seen in another version is refused before anybody is asked for a code', async () => {
  const payment = await scene.create()
  callsSince()
  const { data } = await approver.ask<{ approvePayments: Results }>(APPROVE, {
    input: { payments: [{ id: paymentId(payment.id), version: 99 }], code: '123456' },
  })
  expect(data?.approvePayments).toMatchObject({ payments: [], results: [], userErrors: [{ code: 'G-3' }] })
  expect(callsSince()).toEqual(['POST /v1/payments/approval-digest'])
})

test('a maker may not ask for an approval, and a stranger’s payment is none', async () => {
  const payment = await scene.create()
  const forbidden = await maker.ask(APPROVE, { input: { payments: [seen(payment)], code: '123456' } })
  expect(forbidden.errors?.map(({ extensions }) => extensions.code)).toEqual(['G-20'])
  const input = { payments: [{ id: encodeId('Payment', randomUUID(), payment.id), version: 1 }], code: '123456' }
  const foreign = await approver.ask(APPROVE, { input })
  expect(foreign.errors?.map(({ extensions }) => extensions.code)).toEqual(['G-7'])
})

test('what may be the same once more is refused on the field that lets it through', async () => {
  const payment = await scene.create()
  const input = {
    kind: 'PAYMENT',
    fromAccountId: encodeId('BankAccount', organizationId, scene.bca.id),
    counterpartyAccountId: scene.sinar.bankAccounts[0]?.id,
    amount: payment.amount,
    method: 'BI_FAST',
    date: payment.date,
    idempotencyKey: randomUUID(),
  }
  const CREATE = `mutation ($input: CreatePaymentInput!) { createPayment(input: $input) { payment { number } userErrors { code field } } }`
  const { data } = await maker.ask(CREATE, { input })
  expect(data).toEqual({
    createPayment: { payment: null, userErrors: [{ code: 'U-TRSY-TF-26', field: ['allowDuplicate'] }] },
  })
  const { data: options } = await maker.ask<{ organization: { paymentOptions: { duplicates: { number: string }[] } } }>(
    `query ($input: PaymentOptionsInput!) { organization { paymentOptions(input: $input) { hasConnection duplicates { number } } } }`,
    {
      input: {
        fromAccountId: input.fromAccountId,
        counterpartyAccountId: input.counterpartyAccountId,
        amount: input.amount.amount,
        date: input.date,
      },
    },
  )
  expect(options?.organization.paymentOptions.duplicates).toEqual([{ number: payment.number }])
})

describe.each([
  {
    name: 'importPayments',
    kind: 'PAYMENT',
    path: 'payment-imports',
    header: 'from_account_number,counterparty_alias,amount,currency,method,date',
    row: (amount: string) => `100001,Sinar Impor,${amount},IDR,BI Fast,2026-11-24`,
  },
  {
    name: 'importTransfers',
    kind: 'TRANSFER',
    path: 'transfer-imports',
    header: 'from_account_number,to_account_number,amount,currency,date',
    row: (amount: string) => `100001,100002,${amount},IDR,2026-11-24`,
  },
])('$name', async ({ name, kind, path, header, row }) => {
  if (kind === 'PAYMENT') await scene.party({ alias: 'Sinar Impor' })
  const purpose = `${kind}S`
  const fileOf = async (...amounts: string[]) => {
    const content = [header, ...amounts.map(row)].join('\n')
    return encodeFileId('treasury', organizationId, await scene.maker.upload(purpose, 'gaji.csv', content))
  }
  const FIELDS = `id uuid kind status hash fileId counts { total ready warnings errors } issues { row column code }
    summary { totals { amount currency } approvals { payments approvalsNeeded approvers { uuid } } }`
  const START = `mutation ($input: ImportRecordsInput!) { ${name}(input: $input) {
    recordImport { ${FIELDS} } userErrors { code field } } }`
  type RecordImport = { id: string; uuid: string; status: string; hash: string }
  type Started = { recordImport: RecordImport | null; userErrors: { code: string; field: string[] | null }[] }
  const start = (input: object, who = maker) => who.ask<Record<string, Started>>(START, { input })

  /** The import once no work is left. */
  async function atRest(uuid: string | undefined): Promise<RecordImport> {
    const ONE = `query ($uuid: UUID!) { organization { recordImport(uuid: $uuid) { ${FIELDS} } } }`
    return until(async () => {
      callsSince()
      const { data } = await maker.ask<{ organization: { recordImport: RecordImport } }>(ONE, { uuid })
      const { recordImport } = data!.organization
      return !['CHECKING', 'IMPORTING'].includes(recordImport.status) && recordImport
    })
  }

  test('checks a file, and makes what was checked, each with one call', async () => {
    const fileId = await fileOf('1100001.00', '1100002.00')
    callsSince()
    const { data: begun } = await start({ fileId, dryRun: true })
    expect(begun?.[name]).toMatchObject({ recordImport: { kind: purpose, fileId, summary: null }, userErrors: [] })
    expect(callsSince()).toEqual([`POST /v1/${path}`])
    const checked = await atRest(begun?.[name]?.recordImport?.uuid)
    expect(callsSince()).toEqual(['GET /v1/record-imports/' + checked.uuid])
    expect(checked).toMatchObject({
      status: 'READY',
      counts: { total: 2, ready: 2, warnings: 0, errors: 0 },
      issues: [],
      summary: {
        totals: [{ amount: '2200003.00', currency: 'IDR' }],
        approvals: [{ payments: 2, approvalsNeeded: 1, approvers: [] }],
      },
    })
    const { data: made } = await start({ fileId, hash: checked.hash })
    const imported = await atRest(made?.[name]?.recordImport?.uuid)
    expect(imported).toMatchObject({ status: 'IMPORTED', counts: { ready: 2 } })
    callsSince()
    const { data: listed } = await maker.ask(
      `query ($filter: PaymentFilter) { organization { payments(first: 5, filter: $filter, sort: { field: AMOUNT, direction: ASC }) {
        totalCount edges { node { kind status amount { amount } } } } } }`,
      { filter: { kind, importId: imported.id } },
    )
    const payment = (amount: string) => ({ node: { kind, status: 'NEEDS_APPROVAL', amount: { amount } } })
    expect(listed).toEqual({
      organization: { payments: { totalCount: 2, edges: [payment('1100001.00'), payment('1100002.00')] } },
    })
    expect(callsSince().toSorted()).toEqual(['GET /v1/payments', 'GET /v1/payments/summary'])
  })

  test('tells of the cells that stand against it, and makes nothing', async () => {
    const { data } = await start({ fileId: await fileOf('1200001.00', '0') })
    const checked = await atRest(data?.[name]?.recordImport?.uuid)
    expect(checked).toMatchObject({
      status: 'HAS_ERRORS',
      counts: { total: 2, errors: 1 },
      issues: [{ row: 3, column: 'amount', code: 'AMOUNT_NOT_POSITIVE' }],
    })
    const { items } = await scene.list(`kind=${kind}&importId=${checked.uuid}`)
    expect(items).toEqual([])
  })

  test('makes of one key one import, and refuses another file than was checked', async () => {
    const input = { fileId: await fileOf('1300001.00'), idempotencyKey: randomUUID() }
    const [first, second] = [await start(input), await start(input)]
    expect(second.data?.[name]?.recordImport?.id).toBe(first.data?.[name]?.recordImport?.id)
    const { data } = await start({ fileId: input.fileId, hash: '0'.repeat(64) })
    expect(data?.[name]).toEqual({ recordImport: null, userErrors: [{ code: 'U-TRSY-TF-31', field: ['hash'] }] })
  })

  test('is for those who may make them, and for files of their organization', async () => {
    const fileId = await fileOf('1400001.00')
    callsSince()
    const forbidden = await start({ fileId }, approver)
    expect(forbidden.errors?.map(({ extensions }) => extensions.code)).toEqual(['G-20'])
    const foreign = await start({ fileId: encodeFileId('treasury', randomUUID(), randomUUID()) })
    expect(foreign.errors?.map(({ extensions }) => extensions.code)).toEqual(['G-7'])
    expect(callsSince()).toEqual([])
  })
})
