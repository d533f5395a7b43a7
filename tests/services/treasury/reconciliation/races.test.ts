import { expect, test } from 'vitest'
import { rounds, roundsLimit } from '../../../support/campaign.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openDesk } from './support.ts'

const ROUNDS = rounds(100, 1_000)
const PEOPLE = 10

const api = await openTreasuryApi()

test(
  'T15: ten people who match one line at once: one of them wins, in every round',
  { timeout: roundsLimit(120_000) },
  async () => {
    const desk = await openDesk(api)
    for (let round = 0; round < ROUNDS; round++) {
      const line = await desk.line()
      const expecteds = await Promise.all(Array.from({ length: PEOPLE }, () => desk.expected()))
      const answers = await Promise.all(expecteds.map(expected => desk.reconcile([line.id], [expected.id])))
      const won = answers.filter(({ status }) => status === 201)
      expect(won).toHaveLength(1)
      for (const { status, body } of answers.filter(answer => answer.status !== 201))
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'U-TRSY-RC-1' })
    }
  },
)

test(
  'people who take and give back the same records crosswise never wait for each other for ever',
  { timeout: 60_000 },
  async () => {
    const desk = await openDesk(api)
    const lines = await Promise.all(Array.from({ length: 4 }, () => desk.line({ amount: '500000.00' })))
    const expecteds = await Promise.all(Array.from({ length: 4 }, () => desk.expected({ amount: '500000.00' })))
    const allowed = new Set([201, 200, 409, 422])
    const seen = new Set<number>()
    const person = async (seed: number) => {
      for (let turn = 0; turn < 15; turn++) {
        const one = expecteds[(seed + turn) % 4]!
        const [first, second] =
          seed % 2 ? [lines[turn % 4]!, lines[(turn + 1) % 4]!] : [lines[(turn + 1) % 4]!, lines[turn % 4]!]
        const match = await desk.reconcile([first.id, second.id], [one.id], { allowPartial: true })
        seen.add(match.status)
        if (match.status === 201) seen.add((await desk.remove(match.body.id)).status)
      }
    }
    await Promise.all(Array.from({ length: 6 }, (_, seed) => person(seed)))
    expect([...seen].filter(status => !allowed.has(status))).toEqual([])
    for (const { id } of lines) expect(await desk.lineNow(id)).toMatchObject({ status: 'UNRECONCILED' })
    for (const { id } of expecteds) expect(await desk.expectedNow(id)).toMatchObject({ status: 'UNRECONCILED' })
  },
)
