// Concurrent actions on one payment and on several: each user decides once, each payment is sent once, and each result is reported.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { moveBySystem } from '../../../../services/treasury/payments/moveBySystem.ts'
import { rounds, roundsLimit } from '../../../support/campaign.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene, type PaymentBody, type Results } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
await scene.connect(scene.bca.id)

const dispatchesOf = ({ id }: { id: string }) =>
  withAdmin(api.adminUrl, async admin => {
    const { rows } = await admin.query<{ count: number }>(
      `select count(*)::int from pgboss.job where name = 'payment-dispatch' and data ->> 'paymentId' = $1`,
      [id],
    )
    return rows[0]!.count
  })
const approversOf = async ({ id }: { id: string }) => {
  const { body } = await scene.maker.get<{ items: { approverId: string; voidedAt: string | null }[] }>(
    `/v1/payments/approvals?paymentIds=${id}`,
  )
  return body.items.map(item => item.approverId)
}
const needs = async (people: number): Promise<PaymentBody> => {
  const made = await scene.create()
  const steps = Array.from({ length: people }, () => ({ approverIds: [] }))
  const plan = JSON.stringify({ policyId: null, steps, inOrder: false })
  await scene.inside(tx => tx.execute(`update payment set approval_plan = '${plan}' where id = '${made.id}'`))
  return made
}

/** A payment rejected by the bank, so that it can be sent again. */
async function failed(): Promise<PaymentBody> {
  const made = await scene.create()
  expect(codesOf(await scene.approve(made))).toEqual([])
  await scene.inside(tx => moveBySystem(tx, made.id, 'BANK_FAILED', { reason: 'OTHER', message: 'No' }))
  return scene.read(made.id)
}

const PEOPLE = Array.from({ length: 10 }, () => scene.as('approver'))

describe('T15: ten approvers of one payment at one moment', () => {
  it.each([1, 3, 10])('of whom it needs %i: so many approve, and it is sent once', async people => {
    const made = await needs(people)
    const answers = await Promise.all(PEOPLE.map(person => scene.approve(made, person)))
    const refusals = answers.flatMap(codesOf)
    expect(refusals).toHaveLength(PEOPLE.length - people)
    // Once it is sent, its version has changed.
    expect(new Set(refusals)).toEqual(new Set(people < 10 ? ['G-3'] : []))
    const approvers = await approversOf(made)
    expect(approvers).toHaveLength(people)
    expect(new Set(approvers).size).toBe(people)
    expect(await scene.read(made.id)).toMatchObject({ status: 'IN_PROGRESS', approvalsGiven: people, version: 2 })
    expect(await dispatchesOf(made)).toBe(1)
  })

  it(
    'holds for every round, each with proofs of their own, and no author is among those who approved',
    async () => {
      for (let round = 0; round < rounds(30, 1_000); round++) {
        const [first, second] = [scene.as('both'), scene.as('both')]
        const made = await scene.create({}, first)
        // Every other payment has another user's amount, and its creator's notes as last edit.
        const { amount } = round % 2 === 0 ? made : scene.values()
        const edit = async (of: PaymentBody, by: typeof first, over: object) => {
          const { kind: _kind, ...values } = scene.values({ amount, version: of.version, ...over })
          return (await by.put<PaymentBody>(`/v1/payments/${of.id}`, values)).body
        }
        const shown =
          round % 2 === 0 ? made : await edit(await edit(made, second, {}), first, { notes: 'For the audit' })
        const authors = round % 2 === 0 ? [first] : [first, second]
        const people = [...authors, ...PEOPLE]
        const answers = await Promise.all(people.map(person => scene.approve(shown, person)))
        const won = people.filter((_person, place) => answers[place]!.body.results?.[0]?.ok)
        expect(won).toHaveLength(1)
        expect(authors).not.toContain(won[0])
        expect(await approversOf(shown)).toEqual(won.map(({ actorId }) => actorId))
        expect(await dispatchesOf(shown)).toBe(1)
      }
    },
    roundsLimit(120_000),
  )
})

it('counts one person once, however often they approve at the same moment', async () => {
  const made = await needs(3)
  const answers = await Promise.all(Array.from({ length: 6 }, () => scene.approve(made)))
  expect(answers.filter(answer => answer.body.results[0]?.ok)).toHaveLength(1)
  expect(await approversOf(made)).toEqual([scene.approver.actorId])
  expect(await dispatchesOf(made)).toBe(0)
})

it('makes one payment of twenty requests with one key, also long after', async () => {
  const values = scene.values()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => scene.tryCreate(values, scene.maker, key)))
  const made = answers.filter(({ status }) => status === 201)
  expect(made.length).toBeGreaterThan(0)
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  for (const { body } of answers.filter(({ status }) => status !== 201)) expect(body.code).toBe('G-4')
  expect((await scene.list(`kind=PAYMENT&search=${made[0]!.body.amount.amount}`)).items).toHaveLength(1)

  await withAdmin(api.adminUrl, admin => admin.query(`update idempotency set at = now() - interval '9 days'`))
  await api.database.runAs('system', 'delete from idempotency where not lasting')
  const again = await scene.tryCreate(values, scene.maker, key)
  expect(again.body.id).toBe(made[0]!.body.id)
  const other = await scene.tryCreate(scene.values(), scene.maker, key)
  expect(other).toMatchObject({ status: 422, body: { code: 'G-12' } })
})

it('sees the first of two payments of one moment, whoever makes them', async () => {
  const values = scene.values()
  const makers = Array.from({ length: 6 }, () => scene.as('maker'))
  const answers = await Promise.all(makers.map(maker => scene.tryCreate(values, maker)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(
    Array.from({ length: 5 }, () => 'U-TRSY-TF-26'),
  )
})

it('lets one of several decisions win', async () => {
  for (let round = 0; round < 8; round++) {
    const made = await scene.create()
    const { kind: _kind, ...edit } = scene.values({ version: made.version })
    const answers = await Promise.all([
      scene.approve(made),
      scene.bulk('reject', made, { reason: 'No' }, scene.as('approver')),
      scene.bulk('cancel', made, { reason: 'No' }),
      scene.maker.put<Partial<PaymentBody> & { code?: string }>(`/v1/payments/${made.id}`, edit),
    ])
    const { status, approvalsGiven } = await scene.read(made.id)
    const [approved, rejected, cancelled] = answers.slice(0, 3).map(answer => codesOf(answer).length === 0)
    expect(await dispatchesOf(made)).toBe(approved && status === 'IN_PROGRESS' ? 1 : 0)
    // After an edit, others saw another version; after a decision there was nothing left to decide.
    expect([approved, rejected, cancelled].filter(Boolean).length).toBeLessThanOrEqual(1)
    if (approved) expect({ status, approvalsGiven }).toEqual({ status: 'IN_PROGRESS', approvalsGiven: 1 })
    if (rejected) expect(status).toBe('REJECTED')
    if (cancelled) expect(status).toBe('CANCELLED')
  }
})

it('exports or releases what is scheduled, never both', async () => {
  for (let round = 0; round < 8; round++) {
    const made = await scene.create({ date: '2026-12-01' })
    await scene.approve(made)
    const [exported, released] = await Promise.all([
      scene.bulk('export', made),
      scene.inside(tx => moveBySystem(tx, made.id, 'RELEASE')),
    ])
    const { channel } = await scene.read(made.id)
    expect(codesOf(exported).length === 0).toBe(channel === 'MANUAL')
    expect(released !== undefined).toBe(channel === 'API')
  }
})

it('gives the whole file to one of those who export at once, and tells the others who has it', async () => {
  for (let round = 0; round < 8; round++) {
    const later = { date: '2026-12-01' }
    const made = [await scene.create(later), await scene.create(later), await scene.create(later)]
    for (const each of made) await scene.approve(each)
    const ids = made.map(({ id }) => id)
    const answers = await Promise.all(
      // In any order: they take locks in one order, and never deadlock.
      [ids, ids.toReversed(), ids, ids.toReversed()].map(some =>
        scene.maker.post<{ results: { ok: boolean }[]; content: string | null }>('/v1/payments/export', { ids: some }),
      ),
    )
    const files = answers.flatMap(({ body }) => body.content ?? [])
    expect(files).toHaveLength(1)
    for (const { number } of made) expect(files[0]).toContain(number)
    for (const { body } of answers.filter(answer => answer.body.content === null))
      expect(new Set(codesOf({ body }))).toEqual(new Set(['U-TRSY-TF-34']))
  }
})

it('sends again once what ten send again at the same moment, and what is given up meanwhile not at all', async () => {
  const contended = await failed()
  const answers = await Promise.all(PEOPLE.map(person => scene.resend(contended, person)))
  expect(answers.filter(answer => codesOf(answer).length === 0)).toHaveLength(1)
  expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(['G-3']))
  // One for its approval, and one for sending it again.
  expect([(await scene.read(contended.id)).status, await dispatchesOf(contended)]).toEqual(['IN_PROGRESS', 2])

  for (let round = 0; round < 8; round++) {
    const made = await failed()
    const [resent, archived] = await Promise.all([scene.resend(made), scene.bulk('archive', made)])
    const { status, archived: isArchived } = await scene.read(made.id)
    expect([codesOf(resent).length === 0, codesOf(archived).length === 0]).toEqual([!isArchived, isArchived])
    expect([status, await dispatchesOf(made)]).toEqual(isArchived ? ['FAILED', 1] : ['IN_PROGRESS', 2])
  }
})

describe('of a list', () => {
  const outcomes = ({ body }: { body: Results }) =>
    Object.fromEntries(body.results.map(({ id, errors }) => [id, errors.map(({ code }) => code)]))

  it('archives those that have ended, and says of each other why it stays', async () => {
    const [ended, open, hidden, unknown] = [await failed(), await scene.create(), await failed(), randomUUID()]
    await scene.bulk('archive', hidden)
    const answer = await scene.maker.post<Results>('/v1/payments/archive', {
      ids: [ended, open, hidden].map(({ id }) => id).concat(unknown),
    })
    expect(outcomes(answer)).toEqual({
      [ended.id]: [],
      [open.id]: ['U-TRSY-TF-5'],
      [hidden.id]: ['U-TRSY-TF-5'],
      [unknown]: ['G-7'],
    })
    const archived = await Promise.all([ended, open, hidden].map(async ({ id }) => (await scene.read(id)).archived))
    expect(archived).toEqual([true, false, true])
  })

  it('sends again those that are as they were seen, and says of each other why it was not sent', async () => {
    const [one, other, changed, hidden] = [await failed(), await failed(), await failed(), await failed()]
    await scene.bulk('archive', hidden)
    // Sent again by another user between viewing and confirming.
    await scene.resend(changed, scene.as('approver'))
    const unseen = { ...hidden, version: hidden.version + 1 }
    const unknown = { id: randomUUID(), version: 1 }
    const answer = await scene.prove('RESEND', [one, changed, unseen, unknown, other], scene.approver)
    expect(outcomes(answer)).toEqual({
      [one.id]: [],
      [changed.id]: ['G-3'],
      [hidden.id]: ['U-TRSY-TF-5'],
      [unknown.id]: ['G-7'],
      [other.id]: [],
    })
    const standing = await Promise.all(
      [one, other, changed, hidden].map(async of => [(await scene.read(of.id)).status, await dispatchesOf(of)]),
    )
    expect(standing).toEqual([
      ['IN_PROGRESS', 2],
      ['IN_PROGRESS', 2],
      ['IN_PROGRESS', 2],
      ['FAILED', 1],
    ])
  })
})
