// Rules: what they match, their order, what is learned, applying them to existing lines while others arrive, and what they never change.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { plainWords, ruleWords } from '../../../../services/treasury/cashCategories/words.ts'
import { bcaFile, importFile, openWorker } from '../statementTransactions/support.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { openScene, type Preview, type Rule } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
await openWorker(api)

it.each([
  ['  pln  pasca-bayar ', 'PLN PASCA BAYAR'],
  ['.*', ''],
  ['(a|b)+', 'A B'],
  ['é', 'É'],
])('of %j only words are kept', (text, words) => {
  expect(plainWords(text)).toBe(words)
})

it('words are read alike here and in the database, twice as once, and none is empty', async () => {
  const texts: string[] = []
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme-ascii' })), words => {
      const read = ruleWords(words)
      expect(ruleWords(read)).toEqual(read)
      expect(read.every(word => word !== '' && word === word.trim())).toBe(true)
      texts.push(...words)
    }),
  )
  const { rows } = await withAdmin(api.adminUrl, admin =>
    admin.query<{ said: string }>('select plain_words(said) as said from unnest($1::text[]) said', [texts]),
  )
  expect(rows.map(({ said }) => said.trim())).toEqual(texts.map(plainWords))
})

it('the first rule that fits decides; words stand as a whole; people and matches come first', async () => {
  const { line, category, rule, partsOf, choose, expected, reconcile, brokenSums } = await openScene(api)
  const [power, water] = [await category('Power'), await category('Water')]
  await rule(power.id, { words: ['pln'], direction: 'DEBIT' })
  await rule(water.id, { words: ['tagihan'] })
  const fits = async (description: string, direction = 'DEBIT') =>
    (await line({ description, direction, amount: '100.00' })).id
  const [both, second, inside, credit] = [
    await fits('TAGIHAN PLN/NOV'),
    await fits('TAGIHAN PDAM'),
    await fits('XPLNX PDAM'),
    await fits('RETUR PLN', 'CREDIT'),
  ]
  expect(await partsOf(both)).toEqual([[power.id, '100.00', 'RULE']])
  expect(await partsOf(second)).toEqual([[water.id, '100.00', 'RULE']])
  expect(await partsOf(inside)).toEqual([])
  expect(await partsOf(credit)).toEqual([])
  await choose(both, 0, [[water.id, '1.00']])
  expect(await partsOf(both)).toEqual([[water.id, '1.00', 'CHOICE']])
  const awaited = await expected({ amount: '100.00', direction: 'DEBIT' })
  expect((await reconcile([second], [awaited.id])).status).toBe(201)
  expect(await partsOf(second)).toEqual([[water.id, '100.00', 'RULE']])
  expect(await brokenSums()).toBe(0)
})

it.each([
  [{ currency: 'IDR', amountFrom: '100.00', amountTo: '200.00' }, ['100.00', '200.00']],
  [{ currency: 'IDR', amountTo: '99.99' }, ['99.99']],
  [{ currency: 'USD' }, []],
  [{ direction: 'CREDIT' }, []],
])('%j fits amounts %j', async (over, amounts) => {
  const { line, category, rule, partsOf } = await openScene(api)
  await rule((await category('X')).id, over)
  const found: string[] = []
  for (const amount of ['99.99', '100.00', '200.00', '200.01']) {
    const { id } = await line({ amount, direction: 'DEBIT' })
    if ((await partsOf(id)).length > 0) found.push(amount)
  }
  expect(found).toEqual(amounts)
})

it('a rule of an account or counterparty fits its lines alone, told by names that are known of it', async () => {
  const { line, category, rule, partsOf, maker, account, ok } = await openScene(api)
  const [here, theirs] = [await category('Here'), await category('Theirs')]
  const party = await ok(
    maker.post<{ id: string }>('/v1/counterparties', {
      legalName: 'PT Sumber Makmur',
      alias: 'Sumber Makmur',
      type: 'COMPANY',
      bankAccounts: [{ bankCode: '014', accountNumber: '5550001112', accountName: 'SUMBER MAKMUR' }],
    }),
    201,
  )
  await rule(theirs.id, { counterpartyId: party.id })
  await rule(here.id, { bankAccountId: account })
  const of = async (description: string) => partsOf((await line({ description, amount: '1.00' })).id)
  expect(await of('SETORAN 5550001112 INV')).toEqual([[theirs.id, '1.00', 'RULE']])
  expect(await of('TRSF E-BANKING CR SUMBER MAKMUR')).toEqual([[theirs.id, '1.00', 'RULE']])
  expect(await of('SETORAN TUNAI')).toEqual([[here.id, '1.00', 'RULE']])
})

it('what is chosen alike three times for a party is learnt, unless anything else was', async () => {
  const { line, category, choose, partsOf } = await openScene(api)
  const [rent, other] = [await category('Rent'), await category('Other')]
  const of = (place: number) =>
    line({ description: `TRSF E-BANKING DB GRIYA PERSADA ${place}`, direction: 'DEBIT', amount: '100.00' })
  for (let place = 0; place < 2; place++) await choose((await of(place)).id, 0, [[rent.id, '100.00']])
  expect(await partsOf((await of(3)).id)).toEqual([])
  const third = await of(4)
  await choose(third.id, 0, [[rent.id, '100.00']])
  expect(await partsOf((await of(5)).id)).toEqual([[rent.id, '100.00', 'LEARNT']])
  await choose(third.id, 1, [[other.id, '100.00']])
  expect(await partsOf((await of(6)).id)).toEqual([])
})

it('is previewed before it is there, with how many keep what they have', async () => {
  const { line, category, choose, maker, ok } = await openScene(api)
  const power = await category('Power')
  const [first, second] = [await line({ description: 'PLN A' }), await line({ description: 'PLN B' })]
  await line({ description: 'PDAM' })
  await choose(first.id, 0, [])
  const preview = (body: object) =>
    ok(maker.post<Preview>('/v1/cash-rules/preview', { words: [], categoryId: power.id, ...body }))
  expect(await preview({ words: ['pln'] })).toEqual({
    looked: 3,
    fits: 2,
    kept: 1,
    statementTransactionIds: [second.id, first.id],
  })
  // A rule that matches everything says so.
  expect(await preview({})).toMatchObject({ looked: 3, fits: 3 })
  expect(await preview({ words: ['.*'] }).catch(() => 'refused')).toBe('refused')
})

it('applied backwards from a day it changes what fits and nobody spoke of; a deleted one is taken back', async () => {
  const { line, category, choose, rule, apply, partsOf, maker, brokenSums, organizationId } = await openScene(api)
  const [power, other] = [await category('Power'), await category('Other')]
  const [early, late, chosen] = [
    await line({ description: 'PLN 1', amount: '1.00', date: '2026-10-01' }),
    await line({ description: 'PLN 2', amount: '2.00', date: '2026-11-01' }),
    await line({ description: 'PLN 3', amount: '3.00', date: '2026-11-02' }),
  ]
  await choose(chosen.id, 0, [[other.id, '3.00']])
  const made = await rule(power.id, { words: ['PLN'] })
  expect(await partsOf(late.id)).toEqual([])
  expect(await apply(made.id, '2026-11-01')).toEqual({ looked: 2, changed: 1, next: null })
  expect([await partsOf(early.id), await partsOf(late.id), await partsOf(chosen.id)]).toEqual([
    [],
    [[power.id, '2.00', 'RULE']],
    [[other.id, '3.00', 'CHOICE']],
  ])
  // A changed rule is removed from what it no longer matches.
  const changed = await maker.put<Rule>(`/v1/cash-rules/${made.id}`, {
    words: ['PLN 1'],
    categoryId: power.id,
    version: 1,
  })
  expect(await apply(made.id)).toMatchObject({ changed: 2 })
  expect([await partsOf(early.id), await partsOf(late.id)]).toEqual([[[power.id, '1.00', 'RULE']], []])
  expect((await maker.post(`/v1/cash-rules/${made.id}/delete`, { version: changed.body.version })).status).toBe(200)
  expect(await apply(made.id)).toMatchObject({ changed: 1 })
  expect(await partsOf(early.id)).toEqual([])
  expect(await brokenSums()).toBe(0)
  const log = await api
    .as(organizationId, ['account.activity.view'])
    .get<{ items: { action: string; counts: { lines?: number } }[] }>('/v1/activity?recordType=CASH_RULE')
  expect(log.body.items.map(({ action, counts }) => [action, counts.lines ?? null])).toEqual([
    ['UPDATED', 1],
    ['DELETED', null],
    ['UPDATED', 2],
    ['UPDATED', null],
    ['UPDATED', 1],
    ['CREATED', null],
  ])
})

it('a rule that is applied while an import runs reaches each line once, and sums stay those of lines', async () => {
  const { maker, account, category, rule, apply, brokenSums, reader, ok } = await openScene(api)
  const power = await category('Power')
  for (let round = 0; round < 3; round++) {
    const rows = Array.from({ length: 40 }, (_, place) => ({
      date: `0${1 + round}/11/2026`,
      description: `PLN ${round} ${place}`,
      amount: '1.00',
      type: 'DB' as const,
      balance: `${10_000 - round * 40 - place - 1}.00`,
    }))
    const [imported, made] = await Promise.all([
      importFile(maker, account, bcaFile(...rows), { ignoreWarnings: true }),
      rule(power.id, { words: [`PLN ${round}`] }).then(async made => {
        await apply(made.id)
        return made
      }),
    ])
    expect(imported.status).toBe('IMPORTED')
    expect(made.version).toBe(1)
  }
  const lines = await ok(
    reader.get<{ total: { out: { amount: string } } }>(
      `/v1/analysis/cash-flow/lines?currency=IDR&from=2026-11-01&to=2026-11-23&which=CATEGORY&categoryId=${power.id}&direction=DEBIT`,
    ),
  )
  expect(lines.total.out.amount).toBe('120.00')
  expect(await brokenSums()).toBe(0)
})

it('rules keep an order of all of them, and change with their version', async () => {
  const { category, rule, maker, reader, ok } = await openScene(api)
  const { id: categoryId } = await category('X')
  const made = [await rule(categoryId, { words: ['A'] }), await rule(categoryId, { words: ['B'] })]
  const ids = made.map(({ id }) => id)
  const order = (wanted: string[]) => maker.post<Problem>('/v1/cash-rules/order', { ids: wanted })
  expect((await order(ids.slice(1))).body.code).toBe('G-3')
  expect((await order(ids.toReversed())).status).toBe(200)
  const listed = await ok(reader.get<{ items: Rule[] }>('/v1/cash-rules'))
  expect(listed.items.map(({ words }) => words)).toEqual([['B'], ['A']])
  const path = `/v1/cash-rules/${ids[0]}`
  expect((await maker.put<Problem>(path, { words: [], categoryId, version: 1 })).body.code).toBe('G-3')
  expect((await maker.post<Problem>(`${path}/delete`, { version: 1 })).body.code).toBe('G-3')
  expect((await maker.post(`${path}/delete`, { version: 2 })).status).toBe(200)
  expect((await maker.put<Problem>(path, { words: [], categoryId, version: 3 })).body.code).toBe('G-7')
  const read = await ok(reader.get<{ items: Rule[] }>(`/v1/cash-rules?ids=${ids[0]}`))
  expect(read.items).toMatchObject([{ isDeleted: true }])
})

it.each([
  [{ words: ['.*'] }, 'words'],
  [{ words: ['A'], amountFrom: '1.00' }, 'currency'],
  [{ words: ['A'], currency: 'IDR', amountFrom: '2.00', amountTo: '1.00' }, 'amountTo'],
])('refuses %j', async (over, path) => {
  const { category, maker } = await openScene(api)
  const answer = await maker.post<Problem & { errors?: { path: string }[] }>('/v1/cash-rules', {
    categoryId: (await category('X')).id,
    ...over,
  })
  expect([answer.body.code, answer.body.errors?.[0]?.path]).toEqual(['G-2', path])
})

it('who may only read makes, changes and applies none', async () => {
  const { category, rule, reader } = await openScene(api)
  const { id: categoryId } = await category('X')
  const { id } = await rule(categoryId)
  const answers = await Promise.all([
    reader.post('/v1/cash-rules', { words: [], categoryId }),
    reader.post('/v1/cash-rules/preview', { words: [], categoryId }),
    reader.post(`/v1/cash-rules/${id}/apply`, { from: '2026-01-01' }),
    reader.post('/v1/cash-rules/order', { ids: [id] }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})
