// Approval policies, banking days and warnings in GraphQL, over the real treasury service.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { storeOrganization } from '../../../services/treasury/projection/store.ts'
import { openGraph } from './support.ts'

const { treasury, people, as } = await openGraph({ clock: stoppedClock('2026-11-21T03:00:00Z') })
const ours = await treasury.organization()
const admin = as(ours.id, 'admin')
const maker = as(ours.id)

beforeEach(() => {
  treasury.calls.length = 0
})
const called = () => treasury.calls.map(call => call.replace(/\?.*/, '')).toSorted()

type UserErrors = { userErrors: { code: string; field: string[] | null }[] }
type Policy = { id: string; version: number; name: string; entity: { id: string } | null; bands: object[] }
type Mutated = { approvalPolicy: Policy | null } & UserErrors

const anybody = { approverUuids: [] }
const band = (upTo: string | null, steps: object[] = [anybody]) => ({ upTo, steps, inOrder: false })
const input = (more: object = {}) => ({
  name: `Policy ${randomUUID()}`,
  currency: 'IDR',
  bands: [band('100000000'), band(null, [anybody, anybody])],
  ...more,
})
const CREATE = `mutation ($input: CreateApprovalPolicyInput!) { createApprovalPolicy(input: $input) {
  approvalPolicy { id version name entity { id } bands { upTo { amount currency } inOrder steps { approvers { uuid } } } }
  userErrors { code field } } }`

async function create(values: object): Promise<Mutated> {
  const { data, errors } = await admin.ask<{ createApprovalPolicy: Mutated }>(CREATE, { input: values })
  return data?.createApprovalPolicy ?? expect.unreachable(JSON.stringify(errors))
}

test('a policy is made once, changed and deleted, and comes in one call', async () => {
  const idempotencyKey = randomUUID()
  const entityId = encodeId('Entity', ours.id, ours.entityId)
  const values = input({ entityId, method: 'RTGS', idempotencyKey })
  const made = await create(values)
  expect(made).toMatchObject({
    approvalPolicy: {
      entity: { id: entityId },
      bands: [{ upTo: { amount: '100000000.00', currency: 'IDR' }, steps: [{ approvers: [] }] }, { upTo: null }],
    },
    userErrors: [],
  })
  expect((await create(values)).approvalPolicy).toEqual(made.approvalPolicy)
  const { id, version } = made.approvalPolicy ?? expect.unreachable('no policy')

  const UPDATE = `mutation ($input: UpdateApprovalPolicyInput!) { updateApprovalPolicy(input: $input) {
    approvalPolicy { version entity { id } } userErrors { code field } } }`
  const changed = { ...input({ bands: [band(null)] }), id, version }
  const { data: updated } = await admin.ask<{ updateApprovalPolicy: Mutated }>(UPDATE, { input: changed })
  expect(updated?.updateApprovalPolicy.approvalPolicy).toEqual({ version: version + 1, entity: null })
  const { data: stale } = await admin.ask<{ updateApprovalPolicy: Mutated }>(UPDATE, { input: changed })
  expect(stale?.updateApprovalPolicy.userErrors).toMatchObject([{ code: 'G-3' }])

  treasury.calls.length = 0
  const { data } = await maker.ask<{ organization: { approvalPolicies: Policy[] } }>(
    '{ organization { approvalPolicies { id name bands { steps { approvers { uuid } } } } } }',
  )
  expect(data?.organization.approvalPolicies.map(policy => policy.id)).toEqual([id])
  expect(called()).toEqual(['GET /v1/approval-policies'])

  const { data: deleted } = await admin.ask<{ deleteApprovalPolicy: { deletedId: string } & UserErrors }>(
    `mutation ($input: DeleteApprovalPolicyInput!) { deleteApprovalPolicy(input: $input) {
      deletedId organization { approvalPolicies { id } } userErrors { code } } }`,
    { input: { id, version: version + 1 } },
  )
  expect(deleted?.deleteApprovalPolicy).toEqual({
    deletedId: id,
    organization: { approvalPolicies: [] },
    userErrors: [],
  })
})

test('a named approver must be able to approve, and a policy says when nobody can', async () => {
  const personId = randomUUID()
  people.push({ id: personId, fullName: 'Siti Rahmawati', permissions: [] })
  const member = (mayApprovePayments: boolean) => [
    { userId: personId, fullName: 'Siti Rahmawati', mayApprovePayments, isOwner: false },
  ]
  const letApprove = (may: boolean) => storeOrganization(treasury.database, { ...ours.snapshot, members: member(may) })
  const values = input({ currency: 'SGD', bands: [band(null, [{ approverUuids: [personId] }])] })
  await letApprove(false)
  expect((await create(values)).userErrors).toEqual([{ code: 'U-TRSY-AP-7', field: ['bands', '0'] }])
  await letApprove(true)
  const { approvalPolicy } = await create(values)
  const { id, version } = approvalPolicy ?? expect.unreachable('no policy')
  const bands = async () => {
    const { data } = await maker.ask<{ organization: { approvalPolicies: Policy[] } }>(
      '{ organization { approvalPolicies { id bands { problem unableApprovers { uuid } } } } }',
    )
    return data?.organization.approvalPolicies.find(policy => policy.id === id)?.bands
  }
  expect(await bands()).toEqual([{ problem: null, unableApprovers: [] }])
  await letApprove(false)
  expect(await bands()).toEqual([{ problem: 'UNABLE_APPROVERS', unableApprovers: [{ uuid: personId }] }])
  await admin.ask(
    'mutation ($input: DeleteApprovalPolicyInput!) { deleteApprovalPolicy(input: $input) { deletedId } }',
    {
      input: { id, version },
    },
  )
})

test.each([
  ['U-TRSY-AP-1', 'bands.0', { bands: [band('5')] }],
  ['U-TRSY-AP-2', 'bands.1', { bands: [band('5'), band('5'), band(null)] }],
  ['U-TRSY-AP-3', 'bands.0', { bands: [band(null, [])] }],
  ['U-TRSY-AP-6', 'bands.0', { bands: [band(null, [{ approverUuids: [randomUUID()] }])] }],
])('%s is told of %s', async (code, path, wrong) => {
  expect((await create(input(wrong))).userErrors).toEqual([{ code, field: path.split('.') }])
})

test('a name and a scope are taken once', async () => {
  const first = input({ currency: 'USD' })
  await create(first)
  expect((await create(input({ currency: 'USD' }))).userErrors).toEqual([{ code: 'U-TRSY-AP-4', field: ['entityId'] }])
  expect((await create({ ...first, currency: 'SGD' })).userErrors).toEqual([{ code: 'U-TRSY-AP-5', field: ['name'] }])
})

test('a day is entered over the national calendar and taken back, unless it is past', async () => {
  type Days = { organization: { bankingDays: { date: string; isOwn: boolean }[] } | null } & UserErrors
  const SET = `mutation ($input: SetBankingDayInput!) { setBankingDay(input: $input) {
    organization { bankingDays(year: 2026) { date name isOpen closesAt isOwn } } userErrors { code field } } }`
  const set = async (date: string) =>
    (
      await admin.ask<{ setBankingDay: Days }>(SET, {
        input: { date, name: 'Stock-taking', isOpen: true, closesAt: '12:00' },
      })
    ).data?.setBankingDay
  const christmas = (days: Days | undefined) =>
    days?.organization?.bankingDays.filter(({ date }) => date === '2026-12-25')
  expect(christmas(await set('2026-12-25'))).toEqual([
    { date: '2026-12-25', name: 'Stock-taking', isOpen: true, closesAt: '12:00', isOwn: true },
  ])
  expect((await set('2026-11-20'))?.userErrors).toEqual([{ code: 'U-TRSY-BK-1', field: ['date'] }])
  const { data } = await admin.ask<{ resetBankingDay: Days }>(
    `mutation ($input: ResetBankingDayInput!) { resetBankingDay(input: $input) {
      organization { bankingDays(year: 2026) { date isOpen isOwn } } userErrors { code } } }`,
    { input: { date: '2026-12-25' } },
  )
  expect(christmas(data?.resetBankingDay)).toEqual([{ date: '2026-12-25', isOpen: false, isOwn: false }])
})

test('warnings begin with what is usual, and the second of two first changes is stale', async () => {
  const UPDATE = `mutation ($input: UpdatePaymentSettingsInput!) { updatePaymentSettings(input: $input) {
    organization { paymentSettings { duplicateDays unmatchedDays toleranceRupiah maxFeeRupiah version } } userErrors { code } } }`
  const { data } = await maker.ask(
    '{ organization { paymentSettings { duplicateDays unmatchedDays toleranceRupiah maxFeeRupiah version } } }',
  )
  expect(data).toEqual({
    organization: {
      paymentSettings: { duplicateDays: 7, unmatchedDays: 7, toleranceRupiah: 1_000, maxFeeRupiah: 25_000, version: 0 },
    },
  })
  const change = { input: { duplicateDays: 0, unmatchedDays: 30, toleranceRupiah: 250, version: 0 } }
  expect((await admin.ask(UPDATE, change)).data).toMatchObject({
    updatePaymentSettings: {
      organization: {
        paymentSettings: {
          duplicateDays: 0,
          unmatchedDays: 30,
          toleranceRupiah: 250,
          maxFeeRupiah: 25_000,
          version: 1,
        },
      },
    },
  })
  expect((await admin.ask(UPDATE, change)).data).toMatchObject({
    updatePaymentSettings: { userErrors: [{ code: 'G-3' }] },
  })
  const next = { input: { ...change.input, maxFeeRupiah: 30_000, version: 1 } }
  expect((await admin.ask(UPDATE, next)).data).toMatchObject({
    updatePaymentSettings: { organization: { paymentSettings: { maxFeeRupiah: 30_000, version: 2 } } },
  })
})

test('whoever does not manage the controls changes nothing', async () => {
  const { errors } = await maker.ask(CREATE, { input: input() })
  expect(errors).toMatchObject([{ extensions: { code: 'G-20' } }])
})
