// Payments and transfers over real HTTP and Postgres: creating, changing, approving, listing, exporting and repeating.
import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { makeOccurrences } from '../../../../services/treasury/payments/recurrence/makeOccurrences.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene, type PaymentBody } from './support.ts'

// A Saturday, ten in the morning in Jakarta.
const NOW = '2026-11-21T03:00:00Z'
const clock = stoppedClock(NOW)
const api = await openTreasuryApi({ clock })
const scene = await openScene(api)

const count = async (query: string, by = scene.maker) => (await scene.list(query, by)).items.length

describe('making', () => {
  it('makes a payment that somebody must approve', async () => {
    const made = await scene.create({ method: 'SKN', date: '2026-11-22', memo: ' INV 12 ' })
    expect(made).toMatchObject({
      number: 'PMT-2026-000001',
      kind: 'PAYMENT',
      status: 'NEEDS_APPROVAL',
      previousStatus: null,
      method: 'SKN',
      fee: { amount: '2900.00', currency: 'IDR' },
      memo: 'INV 12',
      date: '2026-11-22',
      // The requested day is a Sunday.
      valueDate: '2026-11-23',
      beneficiary: { name: 'PT SINAR ABADI', accountNumber: '900012345' },
      approvalsNeeded: 1,
      createdBy: scene.maker.actorId,
      allowedActions: ['UPDATE', 'CANCEL'],
      approvalObstacle: 'NO_PERMISSION',
      version: 1,
    })
  })

  it('makes a transfer within the entity, by the way that the banks leave', async () => {
    const bca = await scene.account()
    expect(await scene.transfer({ toAccountId: bca.id, method: null })).toMatchObject({
      number: 'TRF-2026-000001',
      method: 'SAME_BANK',
      fee: { amount: '0.00' },
      beneficiary: { name: 'PT Nusantara Retail' },
    })
  })

  it('pays another entity of the organization, and names its counterparty', async () => {
    const made = await scene.create({
      counterpartyAccountId: undefined,
      toAccountId: scene.elsewhere.id,
      method: null,
    })
    expect(made).toMatchObject({ kind: 'PAYMENT', beneficiary: { name: 'PT Nusantara Logistik' } })
    expect(made).toHaveProperty('counterpartyId', expect.any(String))
  })

  it('takes what no rail carries for an export', async () => {
    const made = await scene.create({ method: undefined })
    expect(made).toMatchObject({ method: null, fee: { amount: '0.00' } })
    await scene.approve(made)
    expect(await scene.read(made.id)).toMatchObject({ status: 'SCHEDULED', allowedActions: ['CANCEL', 'EXPORT'] })
  })

  it('wants a key, one destination, and a short memo', async () => {
    const keyless = await scene.maker.post<{ code: string }>('/v1/payments', scene.values())
    expect(keyless.body.code).toBe('G-2')
    const two = await scene.tryCreate(scene.values({ toAccountId: scene.elsewhere.id }))
    expect(two.body.errors).toMatchObject([{ path: 'counterpartyAccountId', code: 'REQUIRED' }])
    const long = await scene.tryCreate(scene.values({ memo: 'x'.repeat(51) }))
    expect(long.body.errors).toMatchObject([{ path: 'memo', code: 'TOO_LONG' }])
  })

  it('keeps documents in their order', async () => {
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
    const fileIds = [
      await scene.maker.upload('PAYMENT_DOCUMENT', 'invoice.pdf', pdf),
      await scene.maker.upload('PAYMENT_DOCUMENT', 'contract.pdf', pdf),
    ]
    const made = await scene.create({ fileIds })
    expect(made.files.map(({ name }) => name)).toEqual(['invoice.pdf', 'contract.pdf'])
    const { kind: _kind, ...values } = scene.values({ fileIds: fileIds.slice(1), version: 1 })
    const changed = await scene.maker.put<PaymentBody>(`/v1/payments/${made.id}`, values)
    expect(changed.body.files.map(({ name }) => name)).toEqual(['contract.pdf'])
    const csv = await scene.maker.upload('EXPECTED_TRANSACTIONS', 'a.csv', 'a,b')
    expect(codesOf(await scene.tryCreate(scene.values({ fileIds: [csv] })))).toEqual(['U-TRSY-FI-7'])
  })

  it('warns of a likeness once, unless told to go on', async () => {
    const made = await scene.create({ date: '2026-12-01' })
    const same = { amount: made.amount }
    for (const date of ['2026-11-24', '2026-12-08'])
      expect(codesOf(await scene.tryCreate(scene.values({ ...same, date })))).toEqual(['U-TRSY-TF-26'])
    expect((await scene.tryCreate(scene.values({ ...same, date: '2026-12-09' }))).status).toBe(201)
    await scene.bulk('cancel', made, { reason: 'Twice' })
    expect((await scene.tryCreate(scene.values({ ...same, date: '2026-11-24' }))).status).toBe(201)
    const anyway = scene.values({ ...same, date: '2026-11-24', allowDuplicate: true })
    expect((await scene.tryCreate(anyway)).status).toBe(201)
  })
})

describe('changing', () => {
  const change = (of: PaymentBody, over: object) => {
    const { kind: _kind, ...values } = scene.values({ amount: of.amount, version: of.version, ...over })
    return scene.maker.put<PaymentBody & { code: string }>(`/v1/payments/${of.id}`, values)
  }
  const approvalsOf = async ({ id }: PaymentBody) => {
    const answer = await scene.maker.get<{ items: { approverId: string; voidedAt: string | null; factor: string }[] }>(
      `/v1/payments/approvals?paymentIds=${id}`,
    )
    return answer.body.items
  }
  /** One approval of two. */
  const halfApproved = async () => {
    const made = await scene.create()
    const plan = '{"policyId":null,"steps":[{"approverIds":[]},{"approverIds":[]}],"inOrder":false}'
    await scene.inside(tx => tx.execute(`update payment set approval_plan = '${plan}' where id = '${made.id}'`))
    await scene.approve(made)
    const found = await scene.read(made.id)
    expect(found).toMatchObject({ status: 'NEEDS_APPROVAL', approvalsGiven: 1, version: 1 })
    return found
  }

  it('voids approvals of what it no longer says', async () => {
    const before = await halfApproved()
    const { body } = await change(before, { amount: { amount: '77.00', currency: 'IDR' } })
    expect(body).toMatchObject({ approvalsGiven: 0, version: 2, editedBy: scene.maker.actorId })
    expect(await approvalsOf(before)).toMatchObject([
      { approverId: scene.approver.actorId, factor: 'AUTHENTICATOR_APP', voidedAt: expect.any(String) },
    ])
    // The same user may approve the new content.
    expect(codesOf(await scene.approve(body))).toEqual([])
  })

  it('keeps approvals when only notes change', async () => {
    const before = await halfApproved()
    const { body } = await change(before, { notes: 'For the audit', memo: 'INV 7' })
    expect(body).toMatchObject({ approvalsGiven: 1, approvalsNeeded: 2, version: 2 })
    expect(await approvalsOf(before)).toMatchObject([{ voidedAt: null }])
  })

  it('refuses what was seen before the last change, to editors and approvers', async () => {
    const made = await scene.create()
    const changed = await change(made, { notes: 'first' })
    expect(changed.status).toBe(200)
    expect(codesOf(await change(made, { notes: 'second' }))).toEqual(['G-3'])
    expect(codesOf(await scene.approve(made))).toEqual(['G-3'])
  })

  it('does not let the last editor approve', async () => {
    const both = scene.as('both')
    const made = await scene.create()
    const { kind: _kind, ...values } = scene.values({ version: 1 })
    const { body } = await both.put<PaymentBody>(`/v1/payments/${made.id}`, values)
    expect(body.approvalObstacle).toBe('OWN_PAYMENT')
    expect(codesOf(await scene.approve(body, both))).toEqual(['U-TRSY-TF-27'])
  })

  it('changes no approved payment', async () => {
    const made = await scene.create()
    await scene.approve(made)
    expect(codesOf(await change(await scene.read(made.id), { notes: 'x' }))).toEqual(['U-TRSY-TF-5'])
  })
})

describe('proving', () => {
  it('says what the proof is for', async () => {
    const made = [await scene.create(), await scene.create()]
    const payments = made.map(({ id, version }) => ({ id, version }))
    const { body } = await scene.approver.post<{ count: number; totals: { amount: string }[]; digest: string }>(
      '/v1/payments/approval-digest',
      { action: 'APPROVE', payments },
    )
    const total = made.reduce((sum, { amount }) => sum + Number(amount.amount), 0)
    expect(body).toMatchObject({ count: 2, totals: [{ amount: `${total}.00`, currency: 'IDR' }] })
    const proof = await scene.proofOf(scene.approver, 'APPROVE', [], { digest: body.digest })
    const answer = await scene.approver.post<{ results: { ok: boolean }[] }>('/v1/payments/approve', {
      payments: payments.toReversed(),
      proof,
    })
    expect(answer.body.results.map(({ ok }) => ok)).toEqual([true, true])
  })

  it('refuses a list that is not as it was seen, or that the person cannot approve', async () => {
    const both = scene.as('both')
    const [stale, own] = [await scene.create(), await scene.create({}, both)]
    const payments = [
      { id: stale.id, version: 7 },
      { id: own.id, version: 1 },
      { id: randomUUID(), version: 1 },
    ]
    const answer = await both.post<{ code: string; errors: { path: string; code: string }[] }>(
      '/v1/payments/approval-digest',
      { action: 'APPROVE', payments },
    )
    expect(answer.body.errors.map(({ path, code }) => [path, code])).toEqual([
      ['payments.0', 'G-3'],
      ['payments.1', 'U-TRSY-TF-27'],
      ['payments.2', 'G-7'],
    ])
  })

  it('takes a proof for this list, person, organization and action alone, and once', async () => {
    const [made, other] = [await scene.create(), await scene.create()]
    const payments = [{ id: made.id, version: 1 }]
    const tryWith = async (proof: string) =>
      codesOf(await scene.approver.post('/v1/payments/approve', { payments, proof }))
    const { proofOf, approver } = scene
    for (const proof of [
      await proofOf(approver, 'APPROVE', [other]),
      await proofOf(approver, 'RESEND', payments),
      await proofOf(approver, 'APPROVE', payments, { personId: randomUUID() }),
      await proofOf(approver, 'APPROVE', payments, { organizationId: randomUUID() }),
      'nonsense',
    ])
      expect(await tryWith(proof)).toEqual(['U-TRSY-TF-6'])
    expect((await scene.read(made.id)).status).toBe('NEEDS_APPROVAL')

    const proof = await proofOf(approver, 'APPROVE', payments)
    expect(await tryWith(proof)).toEqual([])
    // Reused, it is rejected before anything is checked.
    expect(await tryWith(proof)).toEqual(['U-TRSY-TF-6'])
  })

  it('lets people approve their own where the organization says so', async () => {
    const both = scene.as('both')
    const made = await scene.create({}, both)
    expect(codesOf(await scene.approve(made, both))).toEqual(['U-TRSY-TF-27'])
    await scene.control({ approveOwn: true })
    expect((await scene.read(made.id, both)).allowedActions).toContain('APPROVE')
    expect(codesOf(await scene.approve(made, both))).toEqual([])
    await scene.control({})
  })

  it('does not approve payments to whom was made inactive since', async () => {
    const party = await scene.party({}, { accountNumber: '900099999' })
    const made = await scene.create({ counterpartyAccountId: party.bankAccounts[0]!.id })
    await scene.inside(tx => tx.execute(`update counterparty set status = 'INACTIVE' where id = '${party.id}'`))
    expect(codesOf(await scene.approve(made))).toEqual(['U-TRSY-TF-4'])
  })

  it('keeps to the policy: who, how many, and by the total of the day', async () => {
    const boss = scene.as('approver')
    const administrator = api.as(scene.organization.id, ['account.controls.manage'])
    await scene.inside(tx =>
      tx.execute(`insert into member (organization_id, user_id, full_name, may_approve_payments)
        values ('${scene.organization.id}', '${boss.actorId}', 'Dewi', true)`),
    )
    const policy = await administrator.post<{ id: string; version: number }>('/v1/approval-policies', {
      name: 'Dollars',
      entityId: null,
      method: null,
      currency: 'USD',
      bands: [
        { upTo: '1000.00', steps: [{ approverIds: [] }], inOrder: false },
        { upTo: null, steps: [{ approverIds: [] }, { approverIds: [boss.actorId] }], inOrder: false },
      ],
    })
    expect(policy.status, JSON.stringify(policy.body)).toBe(201)
    const dollars = await scene.account({ currency: 'USD' })
    const sister = await scene.account({ currency: 'USD' })
    const pay = (amount: string) =>
      scene.transfer({
        fromAccountId: dollars.id,
        toAccountId: sister.id,
        method: null,
        amount: { amount, currency: 'USD' },
      })
    expect(await pay('1000.00')).toMatchObject({ approvalsNeeded: 1 })
    // Together with the day's first one it exceeds the limit.
    const second = await pay('0.01')
    expect(second).toMatchObject({ approvalsNeeded: 2 })
    await scene.approve(second)
    expect(await scene.read(second.id, scene.as('approver'))).toMatchObject({ approvalObstacle: 'NOT_YOUR_STEP' })
    expect(codesOf(await scene.approve(second, boss))).toEqual([])
    expect((await scene.read(second.id)).status).toBe('SCHEDULED')
  })
})

describe('deciding', () => {
  it('keeps the reason and who', async () => {
    const [one, two] = [await scene.create(), await scene.create()]
    await scene.bulk('reject', one, { reason: 'Wrong amount' }, scene.approver)
    expect(await scene.read(one.id)).toMatchObject({
      status: 'REJECTED',
      previousStatus: 'NEEDS_APPROVAL',
      rejectionReason: 'Wrong amount',
      decidedBy: scene.approver.actorId,
    })
    await scene.bulk('cancel', two, { reason: 'Paid in cash' })
    expect(await scene.read(two.id)).toMatchObject({
      status: 'CANCELLED',
      cancellationReason: 'Paid in cash',
      decidedBy: scene.maker.actorId,
    })
    expect((await scene.bulk('cancel', two, { reason: ' ' })).body.errors).toMatchObject([{ path: 'reason' }])
  })

  it('answers for each of a list', async () => {
    const [one, two] = [await scene.create(), await scene.create()]
    await scene.bulk('cancel', two, { reason: 'Twice' })
    const ids = [one.id, two.id, randomUUID()]
    const { body } = await scene.maker.post<{ results: { ok: boolean; errors: { code: string }[] }[] }>(
      '/v1/payments/cancel',
      { ids, reason: 'No' },
    )
    expect(body.results.map(({ ok, errors }) => [ok, errors[0]?.code])).toEqual([
      [true, undefined],
      [false, 'U-TRSY-TF-5'],
      [false, 'G-7'],
    ])
  })

  it('asks for permission', async () => {
    const made = await scene.create()
    const { viewer } = { viewer: scene.as('viewer') }
    expect(codesOf(await scene.tryCreate(scene.values(), viewer))).toEqual(['G-20'])
    expect(codesOf(await scene.bulk('cancel', made, { reason: 'No' }, scene.approver))).toEqual(['G-20'])
    expect(codesOf(await scene.bulk('reject', made, { reason: 'No' }))).toEqual(['G-20'])
    expect(codesOf(await scene.approve(made, scene.maker))).toEqual(['G-20'])
    expect((await scene.read(made.id, viewer)).allowedActions).toEqual([])
  })

  it('is not found from another organization', async () => {
    const made = await scene.create()
    const stranger = api.as((await api.organization()).id, ['treasury.payments.view', 'treasury.payments.create'])
    const unknown = await stranger.get<{ code: string }>(`/v1/payments/${randomUUID()}`)
    const foreign = await stranger.get<{ code: string }>(`/v1/payments/${made.id}`)
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(codesOf(await scene.bulk('cancel', made, { reason: 'x' }, stranger))).toEqual(['G-7'])
    expect((await scene.list(`ids=${made.id}`, stranger)).items).toEqual([])
    const approvals = await stranger.get<{ items: unknown[] }>(`/v1/payments/approvals?paymentIds=${made.id}`)
    expect(approvals.body.items).toEqual([])
    expect(codesOf(await scene.tryCreate(scene.values(), stranger))).toEqual(['G-7'])
  })
})

describe('listing', async () => {
  const books = await openScene(api)
  const [first, second, third] = [
    await books.create({ date: '2026-11-23', memo: 'Rent of January' }),
    await books.create({ date: '2026-11-25', method: 'SKN', amount: { amount: '5500000.00', currency: 'IDR' } }),
    await books.create({ date: '2026-11-24' }),
  ]
  const transfer = await books.transfer()
  await books.approve(first)
  await books.bulk('reject', third, { reason: 'No' }, books.approver)
  const listed = async (query: string) => (await books.list(query)).items.map(({ id }) => id)

  it.each<[string, string[]]>([
    ['kind=PAYMENT', [second.id, third.id, first.id]],
    ['kind=PAYMENT&sort=date', [first.id, third.id, second.id]],
    ['kind=TRANSFER', [transfer.id]],
    ['status=CANCELLED,REJECTED', [third.id]],
    ['method=SKN', [second.id]],
    ['search=january', [first.id]],
    ['search=sinar+5500000', [second.id]],
    ['amountAtLeast=5000000&kind=PAYMENT', [second.id]],
    ['dateFrom=2026-11-24&dateTo=2026-11-24', [third.id]],
    ['kind=PAYMENT&sort=amount&first=1', [first.id]],
  ])('%s', async (query, ids) => {
    expect(await listed(query)).toEqual(ids)
  })

  it('goes on page by page', async () => {
    const page = await books.list('kind=PAYMENT&first=2')
    const rest = await books.list(`kind=PAYMENT&first=2&after=${page.next}`)
    expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual([second.id, third.id, first.id])
    expect(rest.next).toBeNull()
  })

  it('sums what is not rejected', async () => {
    const { body } = await books.maker.get<{ totalCount: number; totals: { amount: string }[] }>(
      '/v1/payments/summary?kind=PAYMENT',
    )
    const sum = Number(first.amount.amount) + Number(second.amount.amount)
    expect(body).toMatchObject({ totalCount: 3, totals: [{ amount: `${sum}.00` }] })
  })

  it('counts what stands where, and hides what is archived', async () => {
    const counts = async () => (await books.maker.get('/v1/payments/counts?kind=PAYMENT')).body
    const before = {
      all: 3,
      needsApproval: 1,
      scheduled: 1,
      inProgress: 0,
      sent: 0,
      failed: 0,
      cancelledOrRejected: 1,
    }
    expect(await counts()).toEqual(before)
    await books.bulk('archive', third)
    expect(await counts()).toEqual({ ...before, all: 2, cancelledOrRejected: 0 })
    expect(await listed('status=REJECTED')).toEqual([])
    expect(await listed('archived=true')).toEqual([third.id])
    await books.bulk('unarchive', third)
    expect(await listed('status=REJECTED')).toEqual([third.id])
  })
})

describe('the inbox', async () => {
  const books = await openScene(api)
  const both = books.as('both')
  const [mine, theirs, rejected, approved] = [
    await books.create({}, both),
    await books.create(),
    await books.create(),
    await books.create(),
  ]
  await books.bulk('reject', rejected, { reason: 'No' }, both)
  await books.approve(approved, both)
  const inbox = async (tab: string, by = both) =>
    (await by.get<{ items: PaymentBody[] }>(`/v1/approvals?tab=${tab}`)).body.items.map(({ id }) => id)

  it('holds for each what is theirs to decide, and what they decided', async () => {
    expect(await inbox('INBOX')).toEqual([theirs.id])
    expect(await inbox('NEEDS_APPROVAL')).toEqual([mine.id, theirs.id])
    expect(await inbox('REJECTED')).toEqual([rejected.id])
    expect(await inbox('APPROVED')).toEqual([approved.id])
    expect(await inbox('CANCELLED')).toEqual([])
    expect((await both.get('/v1/approvals/counts')).body).toEqual({
      inbox: 1,
      needsApproval: 2,
      approved: 1,
      cancelled: 0,
      rejected: 1,
    })
    expect((await both.get('/v1/approvals/summary?tab=INBOX')).body).toEqual({
      totalCount: 1,
      totals: [theirs.amount],
    })
  })

  it('shows their own to the makers when it is decided', async () => {
    expect(await inbox('APPROVED', books.maker)).toEqual([approved.id])
    expect(await inbox('REJECTED', books.maker)).toEqual([rejected.id])
  })

  it('is empty for who may not approve', async () => {
    expect(await inbox('INBOX', books.maker)).toEqual([])
    expect((await books.maker.get('/v1/approvals/summary')).body).toEqual({ totalCount: 0, totals: [] })
    expect((await books.maker.get('/v1/approvals/counts')).body).toMatchObject({ inbox: 0, needsApproval: 2 })
  })

  it('holds their own too where the organization lets people approve those', async () => {
    await books.control({ approveOwn: true })
    expect(await inbox('INBOX')).toEqual([mine.id, theirs.id])
    await books.control({})
  })
})

describe('weighing', () => {
  type Options = {
    methods: { method: string; possible: boolean; obstacle: string | null; valueDate: string | null; fee: object }[]
    hasConnection: boolean
    approvalsNeeded: number
    duplicateIds: string[]
  }
  const evaluate = async (over: Record<string, string>) => {
    const query = new URLSearchParams({ fromAccountId: scene.bca.id, amount: '60000000', date: '2026-11-21', ...over })
    return (await scene.maker.get<Options>(`/v1/payments/options?${query}`)).body
  }

  it('says how it can travel, and why not', async () => {
    const { methods, ...rest } = await evaluate({ counterpartyAccountId: scene.sinarAccount.id })
    expect(methods.map(({ method, obstacle, valueDate }) => [method, obstacle, valueDate])).toEqual([
      ['BI_FAST', null, '2026-11-21'],
      ['SKN', null, '2026-11-23'],
      ['RTGS', 'UNDER_LIMIT', null],
      ['ONLINE', 'OVER_LIMIT', null],
      ['SAME_BANK', 'OTHER_BANK', null],
    ])
    expect(rest).toMatchObject({ hasConnection: false, approvalsNeeded: 1, duplicateIds: [] })
  })

  it('knows what was made before, but for itself', async () => {
    const made = await scene.create({ date: '2026-11-25' })
    const like = { counterpartyAccountId: scene.sinarAccount.id, amount: made.amount.amount }
    expect((await evaluate(like)).duplicateIds).toEqual([made.id])
    expect((await evaluate({ ...like, paymentId: made.id })).duplicateIds).toEqual([])
  })

  it('stays within a bank', async () => {
    const bca = await scene.account()
    const { methods } = await evaluate({ toAccountId: bca.id })
    expect(methods.filter(({ possible }) => possible).map(({ method }) => method)).toEqual(['SAME_BANK'])
  })

  it('costs rupiah where it carries rupiah alone, whatever is in the account', async () => {
    const [dollars, others] = [await scene.account({ currency: 'USD' }), await scene.account({ currency: 'USD' })]
    const { methods } = await evaluate({ fromAccountId: dollars.id, toAccountId: others.id })
    const feeOf = (name: string) => methods.find(({ method }) => method === name)?.fee
    expect(feeOf('BI_FAST')).toEqual({ amount: '2500.00', currency: 'IDR' })
    expect(feeOf('SAME_BANK')).toEqual({ amount: '0.00', currency: 'USD' })
  })
})

describe('exporting', () => {
  it('hands approved payments to a person, with a file that a spreadsheet does not run', async () => {
    const party = await scene.party({}, { accountNumber: '900077777', accountName: '=HYPERLINK("http://x")' })
    const counterpartyAccountId = party.bankAccounts[0]!.id
    const [one, two] = [await scene.create({ counterpartyAccountId, memo: '+62 INV' }), await scene.create()]
    await scene.approve(one)
    const ids = [one.id, two.id]
    const { body } = await scene.maker.post<{ results: { ok: boolean }[]; fileName: string; content: string }>(
      '/v1/payments/export',
      { ids },
    )
    expect(body.results.map(({ ok }) => ok)).toEqual([true, false])
    const rows = parse(body.content, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows).toEqual([
      expect.objectContaining({
        number: one.number,
        from_bank: 'BCA',
        to_bank_code: '008',
        to_bank_swift: 'BMRIIDJA',
        to_account: '900077777',
        to_name: `'=HYPERLINK("http://x")`,
        amount: one.amount.amount,
        memo: `'+62 INV`,
      }),
    ])
    expect(await scene.read(one.id)).toMatchObject({ status: 'IN_PROGRESS', channel: 'MANUAL' })
    // After the file was lost it is exported again, with a reason.
    const refused = await scene.maker.post<{
      results: { errors: { code: string; message: string }[] }[]
      content: null
    }>('/v1/payments/export', { ids: [one.id] })
    expect(refused.body).toMatchObject({ content: null, results: [{ ok: false, errors: [{ code: 'U-TRSY-TF-34' }] }] })
    expect(refused.body.results[0]?.errors[0]?.message).toMatch(
      /^Already exported by Rini Wulandari, \d+ \w+ \d{4}, \d\d:\d\d\./,
    )
    const reason = 'The computer broke'
    const again = await scene.maker.post<{ content: string }>('/v1/payments/export', {
      ids: [one.id],
      reason,
    })
    expect(again.body.content).toBe(body.content)
    const { rows: log } = await api.database.inOrganization(scene.organization.id, null, tx =>
      tx.execute<{ reason: string | null }>(
        `select reason from activity_log where record_id = '${one.id}' and action = 'EXPORTED' order by at`,
      ),
    )
    expect(log).toEqual([{ reason: null }, { reason }])
  })

  it('answers no file when there is nothing to export', async () => {
    const made = await scene.create()
    expect((await scene.bulk('export', made)).body).toMatchObject({ fileName: null, content: null })
  })
})

describe('what repeats', () => {
  const occurrencesOf = async ({ recurrence }: PaymentBody) =>
    (await scene.list(`recurrenceId=${recurrence?.id}&sort=date`)).items
  const at = async (moment: string) => {
    clock.set(moment)
    await makeOccurrences(api)
  }

  it('is made seven days before its date, each once, for somebody else to approve', async () => {
    const both = scene.as('both')
    const fileIds = [await both.upload('PAYMENT_DOCUMENT', 'contract.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'))]
    const made = await scene.create({ date: '2026-11-30', recurrence: 'MONTHLY', fileIds }, both)
    expect(made.recurrence).toMatchObject({ frequency: 'MONTHLY', nextDate: '2026-12-30' })
    await at('2026-12-22T03:00:00Z')
    expect(await occurrencesOf(made)).toHaveLength(1)
    clock.set('2026-12-23T03:00:00Z')
    await Promise.all([makeOccurrences(api), makeOccurrences(api), makeOccurrences(api)])
    const [, next, ...more] = await occurrencesOf(made)
    expect(more).toEqual([])
    expect(next).toMatchObject({
      status: 'NEEDS_APPROVAL',
      date: '2026-12-30',
      amount: made.amount,
      createdBy: both.actorId,
      approvalsGiven: 0,
      recurrence: { nextDate: '2027-01-30' },
      files: [{ name: 'contract.pdf' }],
    })
    expect((await scene.read(next!.id, both)).approvalObstacle).toBe('OWN_PAYMENT')

    // A worker that was down for two months creates only future ones.
    await at('2027-03-25T03:00:00Z')
    expect((await occurrencesOf(made)).map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-30', '2027-03-30'])

    expect(codesOf(await scene.bulk('end-recurrence', next!))).toEqual([])
    await at('2027-05-01T03:00:00Z')
    expect(await occurrencesOf(made)).toHaveLength(3)
    expect((await scene.read(made.id)).recurrence).toMatchObject({ nextDate: null })
    clock.set(NOW)
  })

  it('waits while payments are switched off, and ends when they can go nowhere', async () => {
    const party = await scene.party({}, { accountNumber: '900066666' })
    const made = await scene.create({
      counterpartyAccountId: party.bankAccounts[0]!.id,
      date: '2026-11-23',
      recurrence: 'WEEKLY',
    })
    await scene.control({ transfersActive: false })
    await at(NOW)
    expect(await occurrencesOf(made)).toHaveLength(1)
    await scene.control({})
    await at('2026-11-24T03:00:00Z')
    expect(await occurrencesOf(made)).toHaveLength(2)

    await scene.inside(tx => tx.execute(`update counterparty set status = 'INACTIVE' where id = '${party.id}'`))
    await at('2026-12-01T03:00:00Z')
    const [, last, ...more] = await occurrencesOf(made)
    expect(more).toEqual([])
    expect(last?.recurrence?.nextDate).toBeNull()
    clock.set(NOW)
  })

  it('has what is not made yet follow an edit where that is asked for', async () => {
    const both = scene.as('both')
    const edit = async (of: PaymentBody, changes: object, by = both) => {
      const { kind: _kind, ...values } = scene.values({ recurrence: 'WEEKLY', version: of.version, ...changes })
      return (await by.put<PaymentBody>(`/v1/payments/${of.id}`, values)).body
    }
    const party = await scene.party({}, { accountNumber: '900077777' })
    const counterpartyAccountId = party.bankAccounts[0]!.id
    const made = await scene.create({ date: '2026-11-23', recurrence: 'WEEKLY' })
    const alone = await edit(made, { date: '2026-11-23', amount: { amount: '1.00', currency: 'IDR' } }, scene.maker)
    await at('2026-11-23T03:00:00Z')
    const [, second] = await occurrencesOf(made)
    expect(second).toMatchObject({ date: '2026-11-30', amount: made.amount })

    // The third and later ones are copies of the second, and follow its new weekday.
    const amount = { amount: '2.00', currency: 'IDR' }
    const changed = await edit(second!, { date: '2026-12-01', amount, counterpartyAccountId, updateSeries: true })
    expect(changed).toMatchObject({ amount, recurrence: { id: made.recurrence?.id, nextDate: '2026-12-08' } })
    await at('2026-12-01T03:00:00Z')
    const [first, again, third, ...more] = await occurrencesOf(made)
    expect(more).toEqual([])
    expect([first?.amount, again?.amount]).toEqual([alone.amount, amount])
    expect(third).toMatchObject({ date: '2026-12-08', amount, counterpartyAccountId })
    expect((await scene.read(third!.id, both)).approvalObstacle).toBe('OWN_PAYMENT')
    expect((await scene.read(third!.id, scene.as('approver'))).approvalObstacle).toBeNull()
    clock.set(NOW)
  })

  it('begins, changes and ends with an edit', async () => {
    const edit = async (of: PaymentBody, recurrence: string | null) => {
      const { kind: _kind, ...values } = scene.values({ amount: of.amount, version: of.version, recurrence })
      return (await scene.maker.put<PaymentBody>(`/v1/payments/${of.id}`, values)).body
    }
    const made = await scene.create()
    const weekly = await edit(made, 'WEEKLY')
    expect(weekly.recurrence).toMatchObject({ frequency: 'WEEKLY', nextDate: '2026-11-30' })
    const same = await edit(weekly, 'WEEKLY')
    expect(same.recurrence?.id).toBe(weekly.recurrence?.id)
    const yearly = await edit(same, 'YEARLY')
    expect(yearly.recurrence).toMatchObject({ frequency: 'YEARLY', nextDate: '2027-11-23' })
    expect(yearly.recurrence?.id).not.toBe(weekly.recurrence?.id)
    expect((await edit(yearly, null)).recurrence).toMatchObject({ nextDate: null, endedAt: expect.any(String) })
  })
})

it('tells the log of every step', async () => {
  const made = await scene.create()
  await scene.approve(made)
  await scene.bulk('export', made)
  await scene.bulk('cancel', made, { reason: 'Paid in cash' })
  await scene.bulk('archive', made)
  const reader = api.as(scene.organization.id, ['account.activity.view'])
  const { body } = await reader.get<{ items: { action: string; reason: string | null; recordLabel: string }[] }>(
    `/v1/activity?recordType=PAYMENT&recordId=${made.id}`,
  )
  expect(body.items.map(({ action }) => action).toReversed()).toEqual([
    'CREATED',
    'APPROVED',
    'EXPORTED',
    'CANCELLED',
    'ARCHIVED',
  ])
  expect(body.items.find(({ action }) => action === 'CANCELLED')).toMatchObject({
    reason: 'Paid in cash',
    recordLabel: made.number,
  })
  expect(await count(`ids=${made.id}`)).toBe(1)
})
