// Required approvals are evaluated again when a payment moves to another day, and when a failed one is sent again.
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { sweepPayments } from '../../../../services/treasury/payments/dispatch/sweep.ts'
import { moveBySystem } from '../../../../services/treasury/payments/moveBySystem.ts'
import { rounds, roundsLimit } from '../../../support/campaign.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene, type PaymentBody } from './support.ts'

// A Monday, ten in the morning in Jakarta.
const NOW = '2026-11-23T03:00:00Z'
const clock = stoppedClock(NOW)
const api = await openTreasuryApi({ clock })
const scene = await openScene(api)
afterEach(() => clock.set(NOW))

// Above a hundred million per day two approvals are required.
await scene.inside(tx =>
  tx.execute(`insert into approval_policy (organization_id, id, name, currency, bands) values
    ('${scene.organization.id}', '${randomUUID()}', 'Bands', 'IDR', '${JSON.stringify([
      { upToMinor: '10000000000', steps: [{ approverIds: [] }], inOrder: false },
      { upToMinor: null, steps: [{ approverIds: [] }, { approverIds: [] }], inOrder: false },
    ])}')`),
)
const online = await scene.account()
await scene.connect(online.id)

let accounts = 0
/** Payments of sixty million each to a new beneficiary: one needs one approval, two in a day need two. */
async function openBeneficiary() {
  const party = await scene.party({}, { accountNumber: `77${String(++accounts).padStart(6, '0')}` })
  let sen = 0
  return (over: object = {}, by = scene.maker) =>
    scene.create(
      {
        counterpartyAccountId: party.bankAccounts[0]!.id,
        amount: { amount: `60000000.${String(++sen).padStart(2, '0')}`, currency: 'IDR' },
        method: 'SKN',
        ...over,
      },
      by,
    )
}
const standing = async ({ id }: { id: string }) => {
  const { status, approvalsNeeded, approvalsGiven } = await scene.read(id)
  return { status, approvalsNeeded, approvalsGiven }
}
/** Approved by one user, sent to the bank, and rejected by it. */
async function failed(pay: Awaited<ReturnType<typeof openBeneficiary>>): Promise<PaymentBody> {
  const made = await pay({ fromAccountId: online.id, method: 'BI_FAST' })
  expect(codesOf(await scene.approve(made))).toEqual([])
  await scene.inside(tx => moveBySystem(tx, made.id, 'BANK_FAILED', { reason: 'OTHER', message: 'No' }))
  return scene.read(made.id)
}
const expectedOf = async ({ id }: { id: string }) =>
  (await scene.inside(tx => tx.execute(`select status from expected_transaction where payment_id = '${id}'`))).rows

it('T24: counts what goes to one account together, with and without the leading zeros of its number', async () => {
  const payTo = async (accountNumber: string, amount: string) => {
    const party = await scene.party({}, { accountNumber })
    return scene.values({
      counterpartyAccountId: party.bankAccounts[0]!.id,
      amount: { amount, currency: 'IDR' },
      method: 'SKN',
    })
  }
  const first = await scene.tryCreate(await payTo('0355123456', '60000000.00'))
  expect(first.body.approvalsNeeded).toBe(1)
  expect((await scene.tryCreate(await payTo('355123456', '60000001.00'))).body.approvalsNeeded).toBe(2)
  // The same amount to the same payee again is reported as well.
  const again = await payTo('000355123456', '60000000.00')
  expect((await scene.tryCreate(again)).body).toMatchObject({ code: 'U-TRSY-TF-26' })
  const made = await scene.tryCreate({ ...again, allowDuplicate: true })
  expect(made.body.approvalsNeeded).toBe(2)
  const { items } = (
    await scene.maker.get<{ items: { duplicateIds: string[] }[] }>(
      `/v1/payments/duplicates?paymentIds=${first.body.id}`,
    )
  ).body
  expect(items.map(({ duplicateIds }) => duplicateIds)).toEqual([[made.body.id]])
})

describe('T24: a decision that moves the day', () => {
  const afterCutOff = '2026-11-23T10:00:00Z'

  it('counts what goes to the beneficiary on the later day', async () => {
    const pay = await openBeneficiary()
    const [today, tomorrow] = [await pay(), await pay({ date: '2026-11-24' })]
    expect([today.approvalsNeeded, tomorrow.approvalsNeeded]).toEqual([1, 1])
    clock.set(afterCutOff)
    expect(codesOf(await scene.approve(today))).toEqual([])
    expect(await scene.read(today.id)).toMatchObject({ valueDate: '2026-11-24', approvalsNeeded: 2, approvalsGiven: 1 })
    expect(await standing(today)).toMatchObject({ status: 'NEEDS_APPROVAL' })
    expect(codesOf(await scene.approve(today))).toEqual(['U-TRSY-TF-28'])
    expect(codesOf(await scene.approve(today, scene.as('approver')))).toEqual([])
    expect(await standing(today)).toEqual({ status: 'SCHEDULED', approvalsNeeded: 2, approvalsGiven: 2 })
  })

  it('is not hidden by an edit of notes after the cut-off', async () => {
    const pay = await openBeneficiary()
    const [today] = [await pay(), await pay({ date: '2026-11-24' })]
    clock.set(afterCutOff)
    const { kind: _kind, ...values } = scene.values({
      amount: today.amount,
      method: 'SKN',
      notes: 'x',
      version: 1,
      counterpartyAccountId: (await scene.maker.get<{ counterpartyAccountId: string }>(`/v1/payments/${today.id}`)).body
        .counterpartyAccountId,
    })
    const { body } = await scene.maker.put<PaymentBody>(`/v1/payments/${today.id}`, values)
    await scene.approve(body)
    expect(await standing(today)).toEqual({ status: 'NEEDS_APPROVAL', approvalsNeeded: 2, approvalsGiven: 1 })
  })

  it(
    'counts the other of two that move to one day at one moment',
    async () => {
      for (let round = 0; round < rounds(10, 200); round++) {
        clock.set(NOW)
        const pay = await openBeneficiary()
        const both = [await pay(), await pay({ date: '2026-11-24' })]
        clock.set('2026-11-24T10:00:00Z')
        await Promise.all(both.map(each => scene.approve(each, scene.as('approver'))))
        const found = await Promise.all(both.map(standing))
        expect(found.map(({ status }) => status).toSorted()).toEqual(['NEEDS_APPROVAL', 'SCHEDULED'])
        expect(found.map(({ approvalsNeeded }) => approvalsNeeded).toSorted()).toEqual([1, 2])
      }
    },
    roundsLimit(120_000),
  )

  it('by the clock of the worker has what was approved wait for a second person', async () => {
    const pay = await openBeneficiary()
    const approved = await pay({ fromAccountId: online.id, date: '2026-11-24' })
    const other = await pay({ date: '2026-11-25' })
    await scene.approve(approved)
    expect(await standing(approved)).toMatchObject({ status: 'SCHEDULED' })
    // It was not sent on its day.
    clock.set('2026-11-25T03:00:00Z')
    await sweepPayments(api)
    expect(await scene.read(approved.id)).toMatchObject({ previousStatus: 'SCHEDULED', valueDate: '2026-11-25' })
    expect(await standing(approved)).toEqual({ status: 'NEEDS_APPROVAL', approvalsNeeded: 2, approvalsGiven: 1 })
    expect(other.approvalsNeeded).toBe(1)
    // Existing approvals are not changed.
    expect((await scene.read(approved.id)).allowedActions).toEqual(['CANCEL'])
    expect(codesOf(await scene.approve(await scene.read(approved.id), scene.as('approver')))).toEqual([])
    expect(await standing(approved)).toMatchObject({ status: 'IN_PROGRESS' })
    expect(await expectedOf(approved)).toEqual([{ status: 'UNRECONCILED' }])
  })
})

describe('T24: a payment that failed', () => {
  it('counts in the total of its day, for a single payment as for a form that asks', async () => {
    const pay = await openBeneficiary()
    const first = await failed(pay)
    expect((await pay()).approvalsNeeded).toBe(2)
    expect(first.approvalsNeeded).toBe(1)
  })

  it('needs the approvals of all that goes to its beneficiary when it is sent again', async () => {
    const pay = await openBeneficiary()
    const first = await failed(pay)
    await pay()
    // The earlier approver does not count as a second one.
    expect(codesOf(await scene.resend(first))).toEqual([])
    expect(await standing(first)).toEqual({ status: 'NEEDS_APPROVAL', approvalsNeeded: 2, approvalsGiven: 1 })
    const waiting = await scene.read(first.id)
    expect(codesOf(await scene.approve(waiting))).toEqual(['U-TRSY-TF-28'])
    const edit = { ...scene.values({ version: waiting.version }), kind: undefined }
    expect(codesOf(await scene.maker.put(`/v1/payments/${first.id}`, edit))).toEqual(['U-TRSY-TF-5'])
    expect(codesOf(await scene.approve(waiting, scene.as('approver')))).toEqual([])
    expect(await standing(first)).toEqual({ status: 'IN_PROGRESS', approvalsNeeded: 2, approvalsGiven: 2 })
    expect(await expectedOf(first)).toEqual([{ status: 'UNRECONCILED' }])
  })

  it('goes at once when the one who sends it again is the second person, and not when they wrote it', async () => {
    const [pay, payOther] = [await openBeneficiary(), await openBeneficiary()]
    const first = await failed(pay)
    await pay()
    expect(codesOf(await scene.resend(first, scene.as('approver')))).toEqual([])
    expect(await standing(first)).toEqual({ status: 'IN_PROGRESS', approvalsNeeded: 2, approvalsGiven: 2 })

    const author = scene.as('both')
    const made = await payOther({ fromAccountId: online.id, method: 'BI_FAST' }, author)
    await scene.approve(made)
    await scene.inside(tx => moveBySystem(tx, made.id, 'BANK_FAILED', { reason: 'OTHER', message: 'No' }))
    await payOther()
    expect(codesOf(await scene.resend(await scene.read(made.id), author))).toEqual([])
    expect(await standing(made)).toEqual({ status: 'NEEDS_APPROVAL', approvalsNeeded: 2, approvalsGiven: 1 })
  })

  it('can be turned down or called off while it waits, and then nobody waits for its money', async () => {
    for (const [action, by] of [
      ['reject', scene.approver],
      ['cancel', scene.maker],
    ] as const) {
      const pay = await openBeneficiary()
      const first = await failed(pay)
      await pay()
      await scene.resend(first)
      expect(codesOf(await scene.bulk(action, first, { reason: 'No' }, by))).toEqual([])
      expect(await expectedOf(first)).toEqual([{ status: 'ARCHIVED' }])
    }
  })

  it('is sent once and approved by two, whoever of ten sends it again at one moment', async () => {
    const pay = await openBeneficiary()
    const first = await failed(pay)
    await pay()
    const people = Array.from({ length: 10 }, () => scene.as('approver'))
    const answers = await Promise.all(people.map(person => scene.resend(first, person)))
    expect(answers.filter(answer => codesOf(answer).length === 0)).toHaveLength(1)
    expect(await standing(first)).toEqual({ status: 'IN_PROGRESS', approvalsNeeded: 2, approvalsGiven: 2 })
  })
})

describe('T24: a payment that a person brings to the bank', () => {
  const export1 = (of: { id: string }) => scene.bulk('export', of)
  const contentOf = ({ body }: { body: object }) => ('content' in body ? body.content : undefined)

  it('needs the approvals of all that goes to its beneficiary once it has failed', async () => {
    const pay = await openBeneficiary()
    const first = await failed(pay)
    await pay()
    const refused = await export1(first)
    expect(codesOf(refused)).toEqual(['U-TRSY-TF-35'])
    expect(contentOf(refused)).toBeNull()
    expect(await standing(first)).toEqual({ status: 'NEEDS_APPROVAL', approvalsNeeded: 2, approvalsGiven: 1 })
    const waiting = await scene.read(first.id)
    expect(codesOf(await scene.approve(waiting))).toEqual(['U-TRSY-TF-28'])
    expect(codesOf(await scene.approve(waiting, scene.as('approver')))).toEqual([])
    expect(await expectedOf(first)).toEqual([{ status: 'UNRECONCILED' }])
  })

  it('goes into the file when it has failed and nothing else goes to its beneficiary', async () => {
    const first = await failed(await openBeneficiary())
    const done = await export1(first)
    expect(codesOf(done)).toEqual([])
    expect(contentOf(done)).toContain(first.number)
    expect(await standing(first)).toEqual({ status: 'IN_PROGRESS', approvalsNeeded: 1, approvalsGiven: 1 })
  })

  it('needs those of the day on which it goes when it is late', async () => {
    const pay = await openBeneficiary()
    const [early, alone] = [await pay(), await (await openBeneficiary())()]
    for (const each of [early, alone]) expect(codesOf(await scene.approve(each))).toEqual([])
    const other = await pay({ date: '2026-11-25' })
    expect(other.approvalsNeeded).toBe(1)
    // It was not sent to the bank on its day.
    clock.set('2026-11-25T03:00:00Z')
    expect(codesOf(await export1(early))).toEqual(['U-TRSY-TF-35'])
    expect(await standing(early)).toEqual({ status: 'NEEDS_APPROVAL', approvalsNeeded: 2, approvalsGiven: 1 })
    expect(await scene.read(early.id)).toMatchObject({ valueDate: '2026-11-25' })
    expect(codesOf(await scene.approve(await scene.read(early.id), scene.as('approver')))).toEqual([])
    expect(await standing(early)).toMatchObject({ status: 'SCHEDULED' })
    expect(codesOf(await export1(early))).toEqual([])
    expect(await standing(early)).toMatchObject({ status: 'IN_PROGRESS' })

    // A late payment that needs no further approval is sent on the current day.
    const done = await export1(alone)
    expect(contentOf(done)).toContain(`${alone.number},2026-11-25,`)
    expect(await scene.read(alone.id)).toMatchObject({ status: 'IN_PROGRESS', valueDate: '2026-11-25' })
  })

  it('stays as it was approved on its own day, whatever was made since', async () => {
    const pay = await openBeneficiary()
    const approved = await pay()
    await scene.approve(approved)
    await pay()
    expect(codesOf(await export1(approved))).toEqual([])
  })

  it('counts the others of its list, and leaves alone those that need no more', async () => {
    const [pay, payOther] = [await openBeneficiary(), await openBeneficiary()]
    const [one, two, other] = [await pay(), await pay({ date: '2026-11-24' }), await payOther()]
    for (const each of [one, two, other]) expect(codesOf(await scene.approve(each))).toEqual([])
    clock.set('2026-11-25T03:00:00Z')
    const { body } = await scene.maker.post<{ results: { id: string; ok: boolean }[]; content: string }>(
      '/v1/payments/export',
      { ids: [one.id, two.id, other.id] },
    )
    expect(body.results.map(({ ok }) => ok)).toEqual([true, false, true])
    expect(body.content).toContain(one.number)
    expect(body.content).not.toContain(two.number)
    expect(await standing(two)).toEqual({ status: 'NEEDS_APPROVAL', approvalsNeeded: 2, approvalsGiven: 1 })
  })

  it(
    'by one of two people at one moment, counts what the other exports',
    async () => {
      for (let round = 0; round < rounds(10, 200); round++) {
        clock.set(NOW)
        const [pay, payOther] = [await openBeneficiary(), await openBeneficiary()]
        const made = [
          await pay(),
          await payOther(),
          await pay({ date: '2026-11-24' }),
          await payOther({ date: '2026-11-24' }),
        ]
        for (const each of made) expect(codesOf(await scene.approve(each))).toEqual([])
        clock.set('2026-11-25T03:00:00Z')
        const ids = made.map(({ id }) => id)
        // Beneficiaries in another order than in the other list.
        await Promise.all(
          [
            [ids[0], ids[1]],
            [ids[3], ids[2]],
          ].map(async some => {
            const answer = await scene.maker.post('/v1/payments/export', { ids: some })
            expect(answer.status).toBe(200)
          }),
        )
        const found = await Promise.all(made.map(standing))
        for (const [one, two] of [
          [found[0], found[2]],
          [found[1], found[3]],
        ])
          expect([one?.status, two?.status].toSorted()).toEqual(['IN_PROGRESS', 'NEEDS_APPROVAL'])
      }
    },
    roundsLimit(120_000),
  )
})
