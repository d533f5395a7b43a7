// Users' choices of categories: whole lines and parts, undo, races, and that the cash flow agrees.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { partsOf as checkedParts } from '../../../../services/treasury/cashCategories/choose.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { type Category, openScene } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })

type Flow = {
  categories: {
    category: Category | null
    total: { in: { amount: string }; out: { amount: string } }
  }[]
}
const NOVEMBER = '/v1/analysis/cash-flow?currency=IDR&from=2026-11-01&to=2026-11-23'

it('case 22: a debit of 10 million is 6 of rent, 3 of utilities, and 1 of nothing', async () => {
  const { line, category, choose, partsOf, said, reader, ok, brokenSums } = await openScene(api)
  const [rent, power] = [await category('Rent'), await category('Utilities')]
  const { id } = await line({ amount: '10000000.00', direction: 'DEBIT' })
  expect(
    (
      await choose(id, 0, [
        [rent.id, '6000000.00'],
        [power.id, '3000000.00'],
      ])
    ).status,
  ).toBe(200)
  expect(await partsOf(id)).toEqual([
    [rent.id, '6000000.00', 'CHOICE'],
    [power.id, '3000000.00', 'CHOICE'],
  ])
  expect(await said(id)).toMatchObject({ rest: { amount: '1000000.00' }, version: 1, isChosen: true })
  const flow = await ok(reader.get<Flow>(NOVEMBER))
  expect(flow.categories.map(({ category: of, total }) => [of?.name ?? null, total.out.amount])).toEqual([
    ['Rent', '6000000.00'],
    ['Utilities', '3000000.00'],
    [null, '1000000.00'],
  ])
  expect(await brokenSums()).toBe(0)
})

it('a choice is stronger than a match, and taking it back gives the match its say again', async () => {
  const { line, expected, reconcile, category, choose, partsOf, maker, other, said, organizationId } =
    await openScene(api)
  const rent = await category('Rent')
  const { id } = await line({ amount: '100.00' })
  const invoice = await expected({ amount: '100.00' })
  expect((await choose(id, 0, [[rent.id, '100.00']])).status).toBe(200)
  expect((await reconcile([id], [invoice.id])).status).toBe(201)
  expect(await partsOf(id)).toEqual([[rent.id, '100.00', 'CHOICE']])
  // Only the user who chose can undo it, and only once.
  const undo = (person = maker) =>
    person.post<{ results: { ok: boolean; errors: { code: string }[] }[] }>('/v1/line-categories/undo', { ids: [id] })
  expect((await said(id, maker)).mayUndo).toBe(true)
  expect((await undo(other)).body.results[0]?.errors[0]?.code).toBe('U-TRSY-AN-6')
  expect((await undo()).body.results).toMatchObject([{ ok: true }])
  expect((await undo()).body.results[0]?.errors[0]?.code).toBe('U-TRSY-AN-6')
  expect(await said(id, maker)).toMatchObject({ isChosen: false, version: 2, parts: [], mayUndo: false })
  const log = await api
    .as(organizationId, ['account.activity.view'])
    .get<{ items: { action: string; changes: object[] }[] }>(
      `/v1/activity?recordType=STATEMENT_TRANSACTION&recordId=${id}`,
    )
  expect(log.body.items.filter(({ action }) => action === 'UPDATED').map(({ changes }) => changes)).toEqual([
    [{ field: 'category', before: 'Rent 100.00', after: null }],
    [{ field: 'category', before: null, after: 'Rent 100.00' }],
  ])
})

it('undo restores what was chosen before; no part at all is a choice too', async () => {
  const { line, category, choose, partsOf, maker, said } = await openScene(api)
  const [rent, power] = [await category('Rent'), await category('Utilities')]
  const { id } = await line({ amount: '100.00', direction: 'DEBIT', description: 'BIAYA ADM' })
  await choose(id, 0, [[rent.id, '40.00']])
  await choose(id, 1, [[power.id, '100.00']])
  await maker.post('/v1/line-categories/undo', { ids: [id] })
  expect(await partsOf(id)).toEqual([[rent.id, '40.00', 'CHOICE']])
  await choose(id, 3, [])
  expect(await said(id)).toMatchObject({ parts: [], isChosen: true, rest: { amount: '100.00' } })
  await choose(id, 4, null)
  expect((await partsOf(id)).map(([, ...rest]) => rest)).toEqual([['100.00', 'BANK_TEXT']])
})

it('several lines are chosen at once, each on its own', async () => {
  const { line, standard, maker, partsOf, brokenSums } = await openScene(api)
  const fees = await standard('BANK_FEES')
  const lines = [await line({ direction: 'DEBIT', amount: '5.00' }), await line({ amount: '7.00' })]
  const gone = '018f0000-0000-7000-8000-000000000001'
  const answer = await maker.post<{ results: { id: string; ok: boolean }[] }>('/v1/line-categories/choose', {
    ids: [...lines.map(({ id }) => id), gone],
    categoryId: fees,
  })
  expect(answer.body.results.map(({ ok }) => ok)).toEqual([true, true, false])
  expect(await Promise.all(lines.map(({ id }) => partsOf(id)))).toEqual([
    [[fees, '5.00', 'CHOICE']],
    [[fees, '7.00', 'CHOICE']],
  ])
  expect(await brokenSums()).toBe(0)
})

it('of two choices of one version one is stale; sums are those of the one that stands', async () => {
  const { line, category, choose, partsOf, other, brokenSums } = await openScene(api)
  const made = [await category('A'), await category('B'), await category('C'), await category('D')]
  const { id } = await line({ amount: '100.00' })
  const answers = await Promise.all(
    made.map((each, place) => choose<Problem>(id, 0, [[each.id, '100.00']], ...(place % 2 ? [other] : []))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('G-3')
  const won = made[answers.findIndex(({ status }) => status === 200)]
  expect(await partsOf(id)).toEqual([[won?.id, '100.00', 'CHOICE']])
  expect(await brokenSums()).toBe(0)
})

it('a line that is deleted takes its choice along, also one that is made meanwhile', async () => {
  const { line, category, choose, maker, brokenSums } = await openScene(api)
  const rent = await category('Rent')
  for (let round = 0; round < 5; round++) {
    const { id } = await line({ amount: '100.00' })
    const [chosen, deleted] = await Promise.all([
      choose(id, 0, [[rent.id, '100.00']]),
      maker.post<{ results: { ok: boolean }[] }>('/v1/statement-transactions/delete', { ids: [id] }),
    ])
    expect([200, 404]).toContain(chosen.status)
    expect(deleted.body.results).toMatchObject([{ ok: true }])
  }
  expect(await brokenSums()).toBe(0)
})

it('refuses parts beyond the line, of nothing, twice the same, and categories and lines of others', async () => {
  const { line, category, choose, reader, organizationId } = await openScene(api)
  const rent = await category('Rent')
  const foreign = await (await openScene(api)).category('Theirs')
  const { id } = await line({ amount: '100.00' })
  const refused = async (parts: readonly (readonly [string, string])[], person?: typeof reader) =>
    (await choose<Problem>(id, 0, parts, ...(person ? [person] : []))).body.code
  expect(await refused([[rent.id, '100.01']])).toBe('U-TRSY-AN-5')
  expect(await refused([[rent.id, '0.00']])).toBe('G-2')
  expect(await refused([[rent.id, '1e1']])).toBe('G-2')
  expect(
    await refused([
      [rent.id, '1.00'],
      [rent.id, '2.00'],
    ]),
  ).toBe('G-2')
  expect(await refused([[foreign.id, '1.00']])).toBe('G-7')
  expect(await refused([[rent.id, '1.00']], reader)).toBe('G-20')
  expect((await choose<Problem>(organizationId, 0, [])).body.code).toBe('G-7')
})

it('categories are named once, renamed with their version, and standard ones stay', async () => {
  const { category, maker, standard } = await openScene(api)
  const rent = await category('Rent')
  const post = (body: object) => maker.post<Problem>('/v1/cash-categories', body)
  const put = (id: string, body: object) => maker.put<Problem & Category>(`/v1/cash-categories/${id}`, body)
  expect((await post({ name: 'RENT', activity: 'OPERATING' })).body.code).toBe('U-TRSY-AN-3')
  expect((await post({ name: 'Ours', activity: 'TRANSFER' })).body.code).toBe('G-2')
  const changed = await put(rent.id, { name: 'Loans', activity: 'FINANCING', version: 1 })
  expect(changed.body).toMatchObject({ name: 'Loans', activity: 'FINANCING', version: 2 })
  expect((await put(rent.id, { name: 'X', activity: 'FINANCING', version: 1 })).body.code).toBe('G-3')
  const interest = await standard('INTEREST')
  expect((await put(interest, { name: 'X', activity: 'FINANCING', version: 1 })).body.code).toBe('U-TRSY-AN-4')
})

it('a whole is all of the line, whatever it amounts to', () => {
  expect(checkedParts({ whole: 'a' }, 7n)).toEqual([{ categoryId: 'a', minor: 7n }])
  expect(checkedParts(null, 7n)).toBeNull()
  expect(checkedParts([], 7n)).toEqual([])
})
