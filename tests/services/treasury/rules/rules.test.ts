// Approval policies, banking calendar and payment settings over real HTTP.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { bankingCalendar } from '../../../../services/treasury/bankingDays/bankingDays.ts'
import { storeOrganization } from '../../../../services/treasury/projection/store.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-21T03:00:00Z') })
const SITI = '0190a000-0000-7000-8000-0000000000a1'
const BUDI = '0190a000-0000-7000-8000-0000000000a2'
const CITRA = '0190a000-0000-7000-8000-0000000000a3'

const VIEW = 'treasury.payments.view'

async function openScene() {
  const { id, entityId, snapshot } = await api.organization()
  const people = (...approvers: string[]) => ({
    ...snapshot,
    members: Object.entries({ [SITI]: 'Siti Rahmawati', [BUDI]: 'Budi Hartono', [CITRA]: 'Citra Dewi' }).map(
      ([userId, fullName]) => ({ userId, fullName, mayApprovePayments: approvers.includes(userId), isOwner: false }),
    ),
  })
  /** Roles change: from now on treasury knows that these users may approve payments. */
  const letApprove = (...approvers: string[]) => storeOrganization(api.database, people(...approvers))
  await letApprove(SITI, BUDI)
  /** The account service has the change already, but its event is still pending. */
  const willLetApprove = (...approvers: string[]) => api.snapshots.set(id, people(...approvers))
  return {
    id,
    entityId,
    letApprove,
    willLetApprove,
    admin: api.as(id, [VIEW, 'account.controls.manage']),
    maker: api.as(id, [VIEW]),
  }
}

const policy = (over: object = {}) => ({
  name: 'Everyday',
  currency: 'IDR',
  entityId: null,
  method: null,
  bands: [
    { upTo: '100000000', steps: [{ approverIds: [] }], inOrder: false },
    { upTo: null, steps: [{ approverIds: [] }, { approverIds: [SITI] }], inOrder: true },
  ],
  ...over,
})

type Policy = { id: string; name: string; version: number; bands: object[] } & Problem
type Activity = { items: { action: string; recordType: string; changes: { field: string; after: string | null }[] }[] }

it('makes, shows, changes and deletes a policy, and says so in the activity log', async () => {
  const { admin, maker } = await openScene()
  const { status, body: made } = await admin.post<Policy>('/v1/approval-policies', policy())
  expect(status).toBe(201)
  expect(made.bands[0]).toEqual({
    upTo: '100000000.00',
    steps: [{ approverIds: [] }],
    inOrder: false,
    problem: null,
    unableApproverIds: [],
  })
  expect((await maker.get<{ items: Policy[] }>('/v1/approval-policies')).body.items).toEqual([made])

  const { body: renamed } = await admin.put<Policy>(`/v1/approval-policies/${made.id}`, {
    ...policy({ name: 'Usual' }),
    version: 1,
  })
  expect(renamed).toMatchObject({ name: 'Usual', version: 2 })
  const stale = await admin.put<Problem>(`/v1/approval-policies/${made.id}`, { ...policy(), version: 1 })
  expect([stale.status, stale.body.code]).toEqual([409, 'G-3'])

  expect((await admin.post<Problem>(`/v1/approval-policies/${made.id}/delete`, { version: 1 })).body.code).toBe('G-3')
  expect((await admin.post(`/v1/approval-policies/${made.id}/delete`, { version: 2 })).status).toBe(200)
  expect((await maker.get<{ items: Policy[] }>('/v1/approval-policies')).body.items).toEqual([])
})

it('answers again to whoever lost the answer, with the proof that is used up, and changes nothing again', async () => {
  const { id, admin } = await openScene()
  const careless = api.as(id, [VIEW, 'account.controls.manage'], admin.actorId, { showsFactor: false })
  const headers = { 'idempotency-key': 'lost' }
  const { body: asked } = await careless.post<Problem>('/v1/approval-policies', policy(), headers)
  const proven = { ...policy(), proof: await careless.changeProof(asked.proofOf ?? '') }
  const first = await careless.post<Policy>('/v1/approval-policies', proven, headers)
  const again = await careless.post<Policy>('/v1/approval-policies', proven, headers)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect((await admin.get<{ items: Policy[] }>('/v1/approval-policies')).body.items).toHaveLength(1)
})

it('makes nothing twice with one proof', async () => {
  const { id, admin } = await openScene()
  const careless = api.as(id, [VIEW, 'account.controls.manage'], admin.actorId, { showsFactor: false })
  const { body: asked } = await careless.post<Problem>('/v1/approval-policies', policy())
  const proven = { ...policy(), proof: await careless.changeProof(asked.proofOf ?? '') }
  const { body: made } = await careless.post<Policy>('/v1/approval-policies', proven)
  await admin.post(`/v1/approval-policies/${made.id}/delete`, { version: 1 })
  // Only its used proof prevents it now.
  const again = await careless.post<Problem>('/v1/approval-policies', proven)
  expect([again.status, again.body.code]).toEqual([422, 'U-TRSY-TF-6'])
  expect((await careless.get<{ items: Policy[] }>('/v1/approval-policies')).body.items).toEqual([])
})

it('tells what a policy said in words that people read', async () => {
  const { id, admin } = await openScene()
  await admin.post('/v1/approval-policies', policy())
  const reader = api.as(id, ['account.activity.view'])
  await expect
    .poll(async () => (await reader.get<Activity>('/v1/activity?recordType=APPROVAL_POLICY')).body.items)
    .toHaveLength(1)
  const [entry] = (await reader.get<Activity>('/v1/activity?recordType=APPROVAL_POLICY')).body.items
  expect(entry?.changes.find(({ field }) => field === 'bands')?.after).toBe(
    '≤ 100000000.00: *; ≤ ∞: * → Siti Rahmawati',
  )
})

it('refuses a policy that leaves amounts out, names strangers or covers what another does', async () => {
  const { id, admin, maker } = await openScene()
  const steps = [{ approverIds: [] }]
  const refusal = async (over: object) => (await admin.post<Problem>('/v1/approval-policies', policy(over))).body
  const bands = (...upTos: (string | null)[]) => ({ bands: upTos.map(upTo => ({ upTo, steps, inOrder: false })) })
  expect((await refusal(bands('100'))).code).toBe('U-TRSY-AP-1')
  expect((await refusal({ bands: [] })).code).toBe('U-TRSY-AP-1')
  expect((await refusal(bands('100', '50', null))).errors?.[0]).toMatchObject({ code: 'U-TRSY-AP-2', path: 'bands.1' })
  expect((await refusal({ bands: [{ upTo: null, steps: [], inOrder: false }] })).code).toBe('U-TRSY-AP-3')
  const stranger = [{ upTo: null, steps: [{ approverIds: [id] }], inOrder: false }]
  expect((await refusal({ bands: stranger })).code).toBe('U-TRSY-AP-6')
  expect((await refusal({ entityId: id })).code).toBe('G-7')
  await admin.post('/v1/approval-policies', policy())
  expect((await refusal({ name: 'Another' })).code).toBe('U-TRSY-AP-4')
  expect((await refusal({ name: 'EVERYDAY', currency: 'USD' })).code).toBe('U-TRSY-AP-5')
  expect((await maker.post<Problem>('/v1/approval-policies', policy())).body.code).toBe('G-20')
})

const named = (...steps: string[][]) => ({
  bands: [{ upTo: null, steps: steps.map(approverIds => ({ approverIds })), inOrder: false }],
})

it('refuses approvals that nobody could ever give, and names whose they are', async () => {
  const { admin } = await openScene()
  const answer = async (over: object) => (await admin.post<Problem>('/v1/approval-policies', policy(over))).body
  const unable = await answer(named([CITRA]))
  expect(unable).toMatchObject({ code: 'U-TRSY-AP-7', errors: [{ path: 'bands.0', code: 'U-TRSY-AP-7' }] })
  expect(unable.title).toContain('Citra Dewi')
  const alone = await answer(named([SITI], [SITI]))
  expect(alone).toMatchObject({ code: 'U-TRSY-AP-8', errors: [{ path: 'bands.0', code: 'U-TRSY-AP-8' }] })
  expect(alone.title).toContain('Siti Rahmawati')
  expect(await answer(named([SITI, CITRA], [CITRA, SITI]))).toMatchObject({ code: 'U-TRSY-AP-8' })
  // One possible approver suffices, and steps with the same users need that many.
  expect(await answer(named([SITI, CITRA], [BUDI, SITI]))).toMatchObject({ name: 'Everyday' })
})

it('asks the account service before it says that somebody may not approve', async () => {
  const { admin, willLetApprove } = await openScene()
  willLetApprove(CITRA)
  expect((await admin.post<Problem>('/v1/approval-policies', policy(named([CITRA])))).status).toBe(201)
})

it('says of a policy that nobody can fulfil it any more', async () => {
  const { admin, letApprove } = await openScene()
  const { body: made } = await admin.post<Policy>('/v1/approval-policies', policy(named([SITI], [SITI, BUDI])))
  const bands = async () => (await admin.get<{ items: Policy[] }>('/v1/approval-policies')).body.items[0]!.bands
  expect(made.bands).toMatchObject([{ problem: null, unableApproverIds: [] }])
  expect(await bands()).toMatchObject([{ problem: null, unableApproverIds: [] }])
  await letApprove(BUDI)
  expect(await bands()).toMatchObject([{ problem: 'UNABLE_APPROVERS', unableApproverIds: [SITI] }])
  await letApprove(SITI)
  expect(await bands()).toMatchObject([{ problem: 'TOO_FEW_PEOPLE', unableApproverIds: [BUDI] }])
  await letApprove(SITI, BUDI)
  expect(await bands()).toMatchObject([{ problem: null }])
})

it('says which policies nobody could fulfill once people may not approve any more', async () => {
  const { id, admin, maker } = await openScene()
  await admin.post('/v1/approval-policies', policy())
  await admin.post('/v1/approval-policies', policy({ name: 'Rupiah by RTGS', method: 'RTGS', ...named([SITI, BUDI]) }))
  const reader = api.as(id, ['account.members.view'])
  type Blocked = { items: { name: string; bands: object[] }[] }
  const without = async (...people: string[]) =>
    (await reader.get<Blocked>(`/v1/approval-policies/blocked?without=${people.join()}`)).body.items
  expect(await without(BUDI)).toMatchObject([
    { name: 'Everyday', bands: [{ problem: 'TOO_FEW_PEOPLE', ableIds: [SITI] }] },
  ])
  const [everyday] = await without(SITI)
  expect(everyday).toMatchObject({
    name: 'Everyday',
    bands: [
      {
        over: { amount: '100000000.00', currency: 'IDR' },
        upTo: null,
        approvalsNeeded: 2,
        problem: 'UNABLE_APPROVERS',
        namedIds: [SITI],
        ableIds: [BUDI],
      },
    ],
  })
  expect((await without(SITI, BUDI)).map(({ name, bands }) => [name, bands.length])).toEqual([
    ['Everyday', 2],
    ['Rupiah by RTGS', 1],
  ])
  expect(await without(CITRA)).toEqual([])
  expect(
    (await reader.get<Blocked>(`/v1/approval-policies/blocked?without=${BUDI}&instead=${CITRA}`)).body.items,
  ).toEqual([])
  expect((await maker.get<Problem>(`/v1/approval-policies/blocked?without=${SITI}`)).body.code).toBe('G-20')
})

it('lays an organization’s own days over the national calendar', async () => {
  const { id, admin, maker } = await openScene()
  type Days = { items: { date: string; name: string; isOpen: boolean; closesAt: string | null; isOwn: boolean }[] }
  const days = async (language = 'en') =>
    (await maker.get<Days>('/v1/banking-days?year=2026', { 'accept-language': language })).body.items
  const christmas = async (language?: string) => (await days(language)).find(({ date }) => date === '2026-12-25')
  expect(await christmas()).toEqual({
    date: '2026-12-25',
    name: 'Christmas',
    isOpen: false,
    closesAt: null,
    isOwn: false,
  })
  expect((await christmas('id'))?.name).toBe('Hari Raya Natal')

  const set = (date: string, body: object) => admin.put<Problem>(`/v1/banking-days/${date}`, body)
  await set('2026-12-25', { name: 'We work', isOpen: true, closesAt: '12:00' })
  await set('2026-12-31', { name: 'Year end', isOpen: true, closesAt: '22:30' })
  await set('2026-11-28', { name: 'A Saturday', isOpen: true, closesAt: null })
  await set('2026-11-30', { name: 'Local election', isOpen: false, closesAt: '10:00' })
  expect(await christmas()).toMatchObject({ name: 'We work', closesAt: '12:00', isOwn: true })
  const calendar = await api.database.inOrganization(id, null, bankingCalendar)
  const date = (text: string) => Temporal.PlainDate.from(text)
  expect(calendar.isOpen(date('2026-12-25'))).toBe(true)
  expect(calendar.closesAt(date('2026-12-31'))?.toString()).toBe('22:30:00')
  expect(calendar.isOpen(date('2026-11-28'))).toBe(true)
  expect(calendar.isOpen(date('2026-11-29'))).toBe(false)
  expect(calendar.isOpen(date('2026-11-30'))).toBe(false)
  expect(calendar.closesAt(date('2026-11-30'))).toBeNull()

  await admin.remove('/v1/banking-days/2026-12-25')
  expect((await christmas())?.isOwn).toBe(false)
  expect((await set('2026-11-20', { name: 'Gone', isOpen: false, closesAt: null })).body.code).toBe('U-TRSY-BK-1')
  expect((await admin.remove<Problem>('/v1/banking-days/2026-12-25')).body.code).toBe('G-7')
  expect(
    (await maker.put<Problem>('/v1/banking-days/2026-12-30', { name: 'Mine', isOpen: false, closesAt: null })).body
      .code,
  ).toBe('G-20')
})

it('keeps payment settings, and of two first changes refuses one', async () => {
  const { admin, maker } = await openScene()
  expect((await maker.get('/v1/payment-settings')).body).toEqual({
    duplicateDays: 7,
    unmatchedDays: 7,
    toleranceRupiah: 1_000,
    maxFeeRupiah: 25_000,
    dormantDays: 180,
    staleBankingDays: 3,
    version: 0,
  })
  const change = (version: number, duplicateDays: number) =>
    admin.put<Problem & { version: number }>('/v1/payment-settings', {
      duplicateDays,
      unmatchedDays: 14,
      toleranceRupiah: 500,
      version,
    })
  const answers = await Promise.all([change(0, 3), change(0, 4)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await change(1, 0)).body).toMatchObject({ duplicateDays: 0, staleBankingDays: 3, version: 2 })
  expect((await change(1, 91)).body.code).toBe('G-2')
  expect(
    (
      await maker.put<Problem>('/v1/payment-settings', {
        duplicateDays: 1,
        unmatchedDays: 1,
        toleranceRupiah: 0,
        version: 2,
      })
    ).body.code,
  ).toBe('G-20')
})
