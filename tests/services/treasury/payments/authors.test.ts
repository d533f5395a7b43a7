// Users can't approve anything they wrote part of, however harmless the last edit was and whoever made it.
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { approvePayment } from '../../../../services/treasury/payments/approval/approvePayment.ts'
import { makeOccurrences } from '../../../../services/treasury/payments/recurrence/makeOccurrences.ts'
import { runImport } from '../../../../services/kit/recordImports/runImport.ts'
import { openScene } from '../bills/support.ts'
import { openTreasuryApi, type Person } from '../support/api.ts'
import { codesOf, type PaymentBody } from './support.ts'

const NOW = '2026-11-23T03:00:00Z'
const clock = stoppedClock(NOW)
const api = await openTreasuryApi({ clock })
const scene = await openScene(api)
afterEach(() => clock.set(NOW))

const OWN = 'U-TRSY-TF-27'

const edit = async (of: PaymentBody, by: Person, over: object = {}) => {
  const { kind: _kind, ...values } = scene.values({ amount: of.amount, version: of.version, ...over })
  const { body, status } = await by.put<PaymentBody>(`/v1/payments/${of.id}`, values)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const inboxOf = async (person: Person) =>
  (await person.get<{ items: { id: string }[] }>('/v1/approvals?tab=INBOX&first=200')).body.items.map(({ id }) => id)
const otherAccount = async () => (await scene.party({}, { accountNumber: `9${Date.now()}` })).bankAccounts[0]!.id

describe('T24: a laundered edit', () => {
  it('is approved by none of those who wrote a part of it, in any order of edits', async () => {
    const [first, second, third] = [scene.as('both'), scene.as('both'), scene.as('both')]
    const made = await scene.create({}, first)
    const counterpartyAccountId = await otherAccount()
    const changed = await edit(made, second, {
      amount: { amount: '99000000.00', currency: 'IDR' },
      counterpartyAccountId,
    })
    const noted = await edit(changed, first, { counterpartyAccountId, notes: 'For the audit' })
    for (const author of [first, second]) {
      expect(await scene.read(made.id, author)).toMatchObject({ approvalObstacle: 'OWN_PAYMENT' })
      expect(await inboxOf(author)).not.toContain(made.id)
      expect(codesOf(await scene.approve(noted, author))).toEqual([OWN])
      const digest = { action: 'APPROVE', payments: [{ id: noted.id, version: noted.version }] }
      expect(codesOf(await author.post('/v1/payments/approval-digest', digest))).toEqual([OWN])
    }
    expect(await inboxOf(third)).toContain(made.id)
    expect((await scene.read(made.id, third)).authorIds).toEqual([first.actorId, second.actorId])
    expect(codesOf(await scene.approve(noted, third))).toEqual([])
  })

  it('back to what it said at first is still of everybody who changed it', async () => {
    const [first, second] = [scene.as('both'), scene.as('both')]
    const made = await scene.create({}, first)
    const changed = await edit(made, second, { amount: { amount: '88000000.00', currency: 'IDR' } })
    const back = await edit(changed, first, { amount: made.amount })
    expect(codesOf(await scene.approve(back, second))).toEqual([OWN])
    expect(codesOf(await scene.approve(back, first))).toEqual([OWN])
  })

  it('of notes alone makes an author too, whose own approval counts no more', async () => {
    const both = scene.as('both')
    const made = await scene.create()
    const plan = '{"policyId":null,"steps":[{"approverIds":[]},{"approverIds":[]}],"inOrder":false}'
    await scene.inside(tx => tx.execute(`update payment set approval_plan = '${plan}' where id = '${made.id}'`))
    expect(codesOf(await scene.approve(made, both))).toEqual([])
    const noted = await edit(await scene.read(made.id), both, { notes: 'Mine' })
    expect(noted).toMatchObject({ approvalsGiven: 0 })
    expect(codesOf(await scene.approve(noted, both))).toEqual([OWN])
    expect(codesOf(await scene.approve(noted))).toEqual([])
    expect(await scene.read(made.id)).toMatchObject({ status: 'NEEDS_APPROVAL', approvalsGiven: 1 })
    expect(codesOf(await scene.approve(noted, scene.as('approver')))).toEqual([])
    expect((await scene.read(made.id)).status).toBe('SCHEDULED')
  })

  it('is for its authors to approve where the organization lets people approve their own', async () => {
    const both = scene.as('both')
    const made = await edit(await scene.create(), both, { amount: { amount: '77000000.00', currency: 'IDR' } })
    await scene.control({ approveOwn: true })
    expect(await inboxOf(both)).toContain(made.id)
    const { allowedActions } = await scene.read(made.id, both)
    expect(allowedActions).toContain('APPROVE')
    // Turned off between viewing and confirming: the state at commit counts.
    await scene.control({})
    expect(codesOf(await scene.approve(made, both))).toEqual([OWN])
    await scene.control({ approveOwn: true })
    expect(codesOf(await scene.approve(made, both))).toEqual([])
    await scene.control({})
  })

  it('of one of many keeps that one alone back', async () => {
    const both = scene.as('both')
    const [one, other] = [await scene.create(), await scene.create()]
    const noted = await edit(await edit(one, both, { notes: 'a' }), scene.maker, { notes: 'b' })
    const answer = await scene.prove('APPROVE', [noted, other], both)
    expect(answer.body.results.map(({ ok }) => ok)).toEqual([false, true])
    expect(codesOf(answer)).toEqual([OWN])
  })

  it('of a transfer counts as of a payment', async () => {
    const both = scene.as('both')
    const made = await scene.transfer()
    const values = scene.transferValues({ amount: made.amount, version: 1, notes: 'a' })
    const changed = (await both.put<PaymentBody>(`/v1/payments/${made.id}`, values)).body
    const back = await scene.maker.put<PaymentBody>(`/v1/payments/${made.id}`, { ...values, version: changed.version })
    expect(codesOf(await scene.approve(back.body, both))).toEqual([OWN])
  })

  it('of a bill keeps all its authors from approving it', async () => {
    const [first, second] = [scene.asBilled('everything'), scene.asBilled('everything')]
    const made = await scene.createBill({}, first)
    const put = (by: Person, version: number, over: object = {}) =>
      by.put<{ version: number }>(`/v1/bills/${made.id}`, scene.billValues({ amount: made.amount, version, ...over }))
    const changed = await put(second, made.version, { amount: { amount: '55000000.00', currency: 'IDR' } })
    await put(first, changed.body.version, { description: 'INV/2026/0815 ' })
    await scene.submit(made, first)
    for (const author of [first, second]) {
      expect(await scene.readBill(made.id, author)).toMatchObject({ approvalObstacle: 'OWN_BILL' })
      expect(await inboxOf(author)).not.toContain(made.id)
      expect(codesOf(await scene.approveBill(made, author))).toEqual(['U-TRSY-BI-9'])
    }
    expect(codesOf(await scene.approveBill(made))).toEqual([])
  })

  it('of a payment that repeats is of the authors of its series in every payment to come', async () => {
    const [first, second] = [scene.as('both'), scene.as('both')]
    const made = await scene.create({ date: '2026-11-30' }, first)
    const series = await edit(made, second, { date: '2026-11-30', recurrence: 'WEEKLY' })
    clock.set('2026-12-01T03:00:00Z')
    await makeOccurrences(api)
    const [, next] = (await scene.list(`recurrenceId=${series.recurrence?.id}&sort=date`)).items
    for (const author of [first, second]) expect(codesOf(await scene.approve(next!, author))).toEqual([OWN])
    expect(codesOf(await scene.approve(next!))).toEqual([])
  })

  it('in a file is of who uploaded it and of who imported it', async () => {
    await scene.party({ alias: 'Imported' }, { accountNumber: '9008811' })
    const [writer, importer] = [scene.as('both'), scene.as('both')]
    const text = `from_account_number,counterparty_alias,account_number,bank_code,amount,currency,method,date,memo,notes
100001,Imported,,,1500.00,IDR,BI_FAST,2026-11-30,,`
    const fileId = await writer.upload('PAYMENTS', 'file.csv', text)
    const { body } = await importer.post<{ id: string }>('/v1/payment-imports', { fileId })
    const job = { organizationId: scene.organization.id, importId: body.id, actorId: importer.actorId }
    await runImport(api, { ...job, actorName: 'Importer', requestId: null })
    const [made] = (await scene.list(`importId=${body.id}`)).items
    for (const author of [writer, importer]) expect(codesOf(await scene.approve(made!, author))).toEqual([OWN])
    expect(codesOf(await scene.approve(made!))).toEqual([])
  })

  it('loses against an approval of the same moment, or keeps its author from approving', async () => {
    for (let round = 0; round < 20; round++) {
      const both = scene.as('both')
      const made = await scene.create()
      const { kind: _kind, ...values } = scene.values({ amount: made.amount, version: 1, notes: 'x' })
      const prove = (version: number) =>
        api.database.inOrganization(scene.organization.id, both.actorId, tx =>
          approvePayment(
            tx,
            api.jobs,
            { id: made.id, version },
            {
              id: randomUUID(),
              personId: both.actorId,
              organizationId: scene.organization.id,
              digest: '',
              factor: 'PASSKEY',
              totpStep: null,
              expiresAt: '2026-11-23T03:01:00Z',
            },
          ),
        )
      const [edited, ...approvals] = await Promise.allSettled([
        both.put(`/v1/payments/${made.id}`, values).then(({ status }) => status),
        prove(1),
        prove(2),
      ])
      const found = await scene.read(made.id)
      const isEdited = edited.status === 'fulfilled' && edited.value === 200
      expect(approvals.filter(({ status }) => status === 'fulfilled')).toHaveLength(isEdited ? 0 : 1)
      expect(found.status).toBe(isEdited ? 'NEEDS_APPROVAL' : 'SCHEDULED')
    }
  })
})
