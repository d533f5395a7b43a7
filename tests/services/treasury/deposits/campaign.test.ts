// Deposits under all actions of users and the calendar, in an order that a seed determines: 200 steps in CI, 10,000 in a campaign.
// `DEPOSIT_SEED=17` plays one seed alone.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { rounds, roundsLimit } from '../../../support/campaign.ts'
import { type Random, randomOf } from '../statementTransactions/formats/faults.ts'
import { type Answer, openTreasuryApi, type Problem } from '../support/api.ts'
import { brokenInvariants } from './invariants.ts'
import { type DepositBody, openScene, type Scene } from './support.ts'

const FIRST_DAY = '2026-01-05'
const clock = stoppedClock(`${FIRST_DAY}T03:00:00Z`)
const api = await openTreasuryApi({ clock })
const { DEPOSIT_SEED: only } = process.env
const STEPS_OF_SEED = 100

/** Possible errors for a deposit that others have changed, or that the calendar has advanced. */
const REFUSALS = [2, 5, 7, 8, 9].map(number => `U-TRSY-DP-${number}`)

/** The last input for a deposit. */
type Sent = { id: string; values: Record<string, unknown> }
type Player = { scene: Scene; random: Random; made: Sent[]; matches: string[] }

const today = () => clock.now().toZonedDateTimeISO('Asia/Jakarta').toPlainDate()
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)]!

function randomValues({ random, scene }: Player, earliest: number) {
  const renewal = pick(random, ['NONE', 'PRINCIPAL', 'PRINCIPAL_AND_INTEREST'])
  const tenor = pick(random, [
    { tenor: 1 + random(40), tenorType: 'DAYS' },
    { tenor: 1 + random(6), tenorType: 'WEEKS' },
    { tenor: 1 + random(4), tenorType: 'MONTHS' },
  ])
  const terms = pick(random, [{}, { penaltyRate: '1' }, { penaltyAmount: '25000.00' }, { forfeitsInterest: false }])
  const issuedOn = today().add({ days: earliest + random(40 - earliest) })
  return scene.values({
    ...tenor,
    ...terms,
    issuedOn: issuedOn.toString(),
    amount: { amount: `${1 + random(900)}${100_000 + random(900_000)}.${10 + random(90)}`, currency: 'IDR' },
    interestRate: pick(random, ['0', '0.0001', '4.75', '5.25', '6.125', '11.9999']),
    taxRate: pick(random, [null, '0', '10', '20']),
    dayBasis: pick(random, [360, 365]),
    renewal,
    interestPayout: renewal === 'PRINCIPAL_AND_INTEREST' ? 'MATURITY' : pick(random, ['MATURITY', 'MONTHLY']),
    clawsBack: random(2) === 0,
    payoutAccountId: pick(random, [scene.bca.id, scene.other.id, null]),
  })
}

/** The fields that the bank allows to change on an active deposit. */
function activeValues({ random, scene }: Player, { interestPayout }: Sent['values'], now: DepositBody) {
  const renewals =
    interestPayout === 'MONTHLY' ? ['NONE', 'PRINCIPAL'] : ['NONE', 'PRINCIPAL', 'PRINCIPAL_AND_INTEREST']
  return {
    taxRate: now.taxRate,
    renewal: pick(random, renewals),
    payoutAccountId: pick(random, [scene.bca.id, scene.other.id, null]),
    interestRate: now.rateIsAssumed ? pick(random, ['3.5', now.interestRate]) : now.interestRate,
    nextInterestRate: pick(random, [null, '4.2', '7']),
  }
}

type Outcome = Answer<DepositBody & Problem> | undefined

/** Actions of users and the calendar; each returns the error, if any. */
const STEPS: Readonly<Record<string, (player: Player) => Promise<Outcome>>> = {
  async create(player) {
    const values = randomValues(player, pick(player.random, [-120, 1]))
    const answer = await player.scene.tryCreate(values)
    if (answer.status === 201) player.made.push({ id: answer.body.id, values })
    return answer
  },
  async edit(player) {
    const { random, scene, made } = player
    const sent = pick(random, made)
    const now = await scene.read(sent)
    const values =
      now.status === 'NEW'
        ? { ...randomValues(player, 0), alias: now.alias }
        : { ...sent.values, ...activeValues(player, sent.values, now) }
    const answer = await scene.update(now, values)
    if (answer.status === 200) sent.values = values
    return answer
  },
  cancel: async ({ scene, made, random }) => scene.cancel(await scene.read(pick(random, made))),
  async close({ scene, made, random }) {
    const row = await scene.read(pick(random, made))
    return scene.close(
      row,
      today()
        .add({ days: random(30) })
        .toString(),
    )
  },
  async reconcile({ scene, made, random, matches }) {
    const open = (await scene.expectedOf(await scene.read(pick(random, made)))).filter(
      ({ status, bankAccountId }) => status === 'UNRECONCILED' && bankAccountId !== null,
    )
    if (open.length > 0) matches.push((await scene.reconcile(pick(random, open), today().toString())).id)
    return undefined
  },
  async undo({ scene, matches, random }) {
    const [id] = matches.splice(random(matches.length || 1), 1)
    if (id === undefined) return undefined
    return scene.maker.post(`/v1/reconciliations/${id}/remove`, { reason: 'Another payout' })
  },
  async time({ random }) {
    clock.set(
      `${today()
        .add({ days: 1 + random(20) })
        .toString()}T03:00:00Z`,
    )
    return undefined
  },
}
/** More is created and time passes more often than things end. */
const TURNS = ['create', 'create', 'edit', 'edit', 'cancel', 'close', 'reconcile', 'reconcile', 'undo', 'time', 'time']

/** Two concurrent workers until nothing is due: each runs a few steps of a deposit at a time. */
async function catchUp(scene: Scene): Promise<void> {
  const due = sql`select from deposit where next_step_on <= ${today().toString()} limit 1`
  while ((await scene.inside(tx => tx.execute(due))).rows.length > 0) await Promise.all([scene.goOn(), scene.goOn()])
}

/** Plays a seed; returns how often each step succeeded. Throws violations with the steps that led to them. */
async function play(seed: number): Promise<Map<string, number>> {
  clock.set(`${FIRST_DAY}T03:00:00Z`)
  const player: Player = { scene: await openScene(api), random: randomOf(seed), made: [], matches: [] }
  const done = new Map<string, number>()
  const played: string[] = []
  for (let count = 0; count < STEPS_OF_SEED; count++) {
    const name = player.made.length === 0 ? 'create' : pick(player.random, TURNS)
    const answer = await STEPS[name]!(player)
    const isRefused = answer !== undefined && answer.status >= 300
    played.push(`${today().toString()} ${name} ${isRefused ? answer.body.code : ''}`)
    if (isRefused)
      expect(REFUSALS, `seed ${seed}: ${played.at(-1)} ${JSON.stringify(answer.body)}`).toContain(answer.body.code)
    else done.set(name, (done.get(name) ?? 0) + 1)
    await catchUp(player.scene)
    const broken = await player.scene.inside(tx => brokenInvariants(tx, today().toString()))
    expect(broken, `seed ${seed}:\n${played.slice(-20).join('\n')}`).toEqual([])
  }
  return done
}

test(
  'whatever is done to deposits, in whatever order, the money expected is that of their schedules',
  async () => {
    const [first = 1, last = first] = (only ?? `1-${rounds(2, 100)}`).split('-').map(Number)
    const done = new Map<string, number>()
    for (let seed = first; seed <= last; seed++)
      for (const [name, count] of await play(seed)) done.set(name, (done.get(name) ?? 0) + count)
    // Each step succeeded at least once: not everything was rejected.
    expect([...done.keys()].toSorted()).toEqual(Object.keys(STEPS).toSorted())
  },
  roundsLimit(180_000),
)
