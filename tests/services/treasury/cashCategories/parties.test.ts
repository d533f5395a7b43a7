// Categories of parties: learned and forgotten ones, counterparties' defaults, invalid names, and disabled rules.
import { expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { inTime } from '../../../../services/treasury/cashCategories/applyRule.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { type Category, openScene, type Rule } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })

type Learnt = { party: string; direction: string; categoryId: string; choices: number }
type OfCounterparty = { counterpartyId: string; categoryId: string; version: number }
type Scene = Awaited<ReturnType<typeof openScene>>

const learntOf = async ({ reader, ok }: Scene) =>
  (await ok(reader.get<{ items: Learnt[] }>('/v1/learnt-categories'))).items

const rename = (id: string, party: string) =>
  withAdmin(api.adminUrl, admin =>
    admin.query('update statement_transaction set party_name = $2 where id = $1', [id, party]),
  )

/** Lines of a party, each with the category chosen. */
async function storeAliases({ line, choose }: Scene, party: string, categoryId: string, times: number) {
  const ids: string[] = []
  for (let place = 0; place < times; place++) {
    const { id } = await line({ description: `SETORAN ${String(place)}`, amount: '100.00', direction: 'DEBIT' })
    await rename(id, party)
    expect((await choose(id, 0, [[categoryId, '100.00']])).status).toBe(200)
    ids.push(id)
  }
  return ids
}

/** A line of the party, with its category without a user's choice: the choice is undone. */
async function saidOf(scene: Scene, party: string) {
  const { id } = await scene.line({ description: 'LAIN', amount: '100.00', direction: 'DEBIT' })
  await rename(id, party)
  expect((await scene.choose(id, 0, null)).status).toBe(200)
  return scene.partsOf(id)
}

it('what is learnt is listed with how often, and forgotten for the choices to come to teach again', async () => {
  const scene = await openScene(api)
  const { category, maker, reader, ok } = scene
  const rent = await category('Rent')
  await storeAliases(scene, 'Griya Persada', rent.id, 3)
  const learnt = { party: 'GRIYA PERSADA', direction: 'DEBIT', categoryId: rent.id }
  expect(await learntOf(scene)).toEqual([{ ...learnt, choices: 3 }])
  expect(await saidOf(scene, 'GRIYA-PERSADA')).toEqual([[rent.id, '100.00', 'LEARNT']])
  const forget = (person = maker, body: object = learnt) => person.post<Problem>('/v1/learnt-categories/forget', body)
  expect((await forget(reader)).status).toBe(403)
  expect((await forget(maker, { ...learnt, categoryId: randomUUID() })).body.code).toBe('G-3')
  expect((await forget()).status).toBe(200)
  expect((await forget()).body.code).toBe('G-3')
  expect(await learntOf(scene)).toEqual([])
  expect(await saidOf(scene, 'Griya Persada')).toEqual([])
  await storeAliases(scene, 'Griya Persada', rent.id, 3)
  expect(await learntOf(scene)).toEqual([{ ...learnt, choices: 3 }])
  const log = await ok(
    api
      .as(scene.organizationId, ['account.activity.view'])
      .get<{ items: { changes: { field: string; before: string | null }[] }[] }>(
        '/v1/activity?recordType=CASH_CATEGORY&action=UPDATED',
      ),
  )
  expect(log.items.flatMap(({ changes }) => changes)).toEqual([
    { field: 'learntParty', before: 'GRIYA PERSADA', after: null },
  ])
})

it.each(['-', ' . ', '---'])('%j is nobody’s name: nothing is learnt of it', async party => {
  const scene = await openScene(api)
  const rent = await scene.category('Rent')
  await storeAliases(scene, party, rent.id, 4)
  expect(await learntOf(scene)).toEqual([])
  expect(await saidOf(scene, party)).toEqual([])
})

let numbers = 0
const newNumber = () => `77${String(++numbers).padStart(8, '0')}`

async function counterparty({ maker, ok }: Scene, name: string) {
  const made = await ok(
    maker.post<{ id: string }>('/v1/counterparties', {
      legalName: name,
      alias: name,
      type: 'COMPANY',
      bankAccounts: [{ bankCode: '014', accountNumber: newNumber(), accountName: name }],
    }),
    201,
  )
  return made.id
}

const setCategory = ({ maker }: Scene, id: string, version: number, categoryId: string | null, person = maker) =>
  person.put<{ items: OfCounterparty[] } & Problem>(`/v1/counterparty-categories/${id}`, { version, categoryId })

it('a counterparty’s category stands before rules and beneath matches; what is stale is refused', async () => {
  const scene = await openScene(api)
  const { category, rule, partsOf, line, reader } = scene
  const [freight, other] = [await category('Freight'), await category('Other')]
  const carrier = await counterparty(scene, 'Sinar Logistik')
  await rule(other.id, { words: ['LAIN'] })
  expect(await saidOf(scene, 'Sinar Logistik')).toEqual([[other.id, '100.00', 'RULE']])
  expect((await setCategory(scene, carrier, 0, freight.id, reader)).status).toBe(403)
  const set = await setCategory(scene, carrier, 0, freight.id)
  expect([set.status, set.body.items]).toEqual([200, [{ counterpartyId: carrier, categoryId: freight.id, version: 1 }]])
  expect((await setCategory(scene, carrier, 0, other.id)).body.code).toBe('G-3')
  expect((await setCategory(scene, randomUUID(), 0, other.id)).body.code).toBe('G-7')
  expect((await setCategory(scene, carrier, 1, randomUUID())).body.code).toBe('G-7')
  expect(await saidOf(scene, 'SINAR LOGISTIK')).toEqual([[freight.id, '100.00', 'COUNTERPARTY']])
  // A new line, not one with an earlier choice.
  expect(await partsOf((await line({ description: 'TRSF E-BANKING CR LAIN', amount: '1.00' })).id)).toEqual([
    [other.id, '1.00', 'RULE'],
  ])
  expect((await setCategory(scene, carrier, 1, null)).body.items).toEqual([])
  expect(await saidOf(scene, 'Sinar Logistik')).toEqual([[other.id, '100.00', 'RULE']])
  expect((await setCategory(scene, carrier, 0, other.id)).body.items).toMatchObject([{ version: 3 }])
})

it('of two counterparties that a line speaks of none is meant, unless they are alike; nobody is named by a dash', async () => {
  const scene = await openScene(api)
  const { category } = scene
  const [freight, other] = [await category('Freight'), await category('Other')]
  const [one, twin, dash] = [
    await counterparty(scene, 'Karya Abadi'),
    await counterparty(scene, 'KARYA ABADI.'),
    await counterparty(scene, '-.-'),
  ]
  await setCategory(scene, one, 0, freight.id)
  await setCategory(scene, dash, 0, other.id)
  expect(await saidOf(scene, '-')).toEqual([])
  await setCategory(scene, twin, 0, other.id)
  expect(await saidOf(scene, 'Karya Abadi')).toEqual([])
  await setCategory(scene, twin, 1, freight.id)
  expect(await saidOf(scene, 'Karya Abadi')).toEqual([[freight.id, '100.00', 'COUNTERPARTY']])
})

it('of two who set a counterparty’s category at once one is refused', async () => {
  const scene = await openScene(api)
  const [freight, other] = [await scene.category('Freight'), await scene.category('Other')]
  const carrier = await counterparty(scene, 'Sinar Logistik')
  const answers = await Promise.all([
    setCategory(scene, carrier, 0, freight.id),
    setCategory(scene, carrier, 0, other.id, scene.maker),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('a rule that is off is not tried, and applied it is taken from its lines; on again it is tried', async () => {
  const { line, category, rule, apply, partsOf, maker, reader, ok } = await openScene(api)
  const power = await category('Power')
  const { id: ruleId } = await rule(power.id, { words: ['PLN'] })
  const before = await line({ description: 'PLN 1', amount: '1.00' })
  expect(await partsOf(before.id)).toEqual([[power.id, '1.00', 'RULE']])
  const flip = (version: number, isActive: boolean, person = maker) =>
    person.post<Rule & { isActive: boolean } & Problem>(`/v1/cash-rules/${ruleId}/switch`, { version, isActive })
  expect((await flip(1, false, reader)).status).toBe(403)
  expect((await flip(1, false)).body).toMatchObject({ isActive: false, version: 2 })
  expect((await flip(1, true)).body.code).toBe('G-3')
  expect(await partsOf((await line({ description: 'PLN 2', amount: '1.00' })).id)).toEqual([])
  expect(await partsOf(before.id)).toEqual([[power.id, '1.00', 'RULE']])
  expect(await apply(ruleId)).toMatchObject({ changed: 1 })
  expect(await partsOf(before.id)).toEqual([])
  await ok(flip(2, true))
  expect(await apply(ruleId)).toMatchObject({ changed: 2 })
})

it('only categories that people name count against the limit, and all are listed', async () => {
  const { maker, reader, ok, organizationId } = await openScene(api)
  const insert = (count: number, by: string | null, name: string) =>
    withAdmin(api.adminUrl, admin =>
      admin.query(
        `insert into cash_category (organization_id, id, activity, name, created_by)
         select $1, gen_random_uuid(), 'OPERATING', $4 || n, $3 from generate_series(1, $2) n`,
        [organizationId, count, by, name],
      ),
    )
  await insert(450, null, 'Of bills ')
  await insert(199, randomUUID(), 'Own ')
  const add = (name: string) => maker.post<Problem>('/v1/cash-categories', { name, activity: 'OPERATING' })
  expect((await add('The last')).status).toBe(201)
  expect((await add('One more')).body.code).toBe('U-TRSY-AN-2')
  const { items } = await ok(reader.get<{ items: Category[] }>('/v1/cash-categories'))
  expect(items).toHaveLength(450 + 200 + 5)
})

it('what takes too long ends with words on what to do', async () => {
  const { organizationId } = await openScene(api)
  const slow = api.database.inOrganization(organizationId, randomUUID(), tx =>
    inTime(tx, () => tx.execute(sql`select pg_sleep(30)`), 50),
  )
  await expect(slow).rejects.toThrow('U-TRSY-AN-8')
})
