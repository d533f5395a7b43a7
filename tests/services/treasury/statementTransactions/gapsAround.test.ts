// Gaps between two files are reported, whether each has balances per row, only at its end, or none, and in either order.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { CHANNELS, type Line } from './channels.ts'
import { importFile, issuesOf, linesOf, openAccount, openWorker } from './support.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)

let accounts = 0
async function account() {
  const number = `52204403${String(++accounts).padStart(4, '0')}`
  return { id: await openAccount(maker, entityId, { accountNumber: number }), number }
}
const MISSING = ['U-TRSY-ST-5', 'U-TRSY-ST-108', 'U-TRSY-ST-66']
type Channel = 'csv' | 'csvWithoutBalances' | 'ofx' | 'ofxWithoutBalances'

/** The report about the second of two files. */
async function toldOf(files: readonly (readonly [Channel, readonly Line[]])[]) {
  const { id, number } = await account()
  let told: string[] = []
  for (const [channel, lines] of files) {
    const done = await importFile(maker, id, CHANNELS[channel](number, lines), { ignoreWarnings: true })
    expect(done.status).toBe('IMPORTED')
    told = (await issuesOf(maker, done.id)).items.map(({ code }) => code).filter(code => MISSING.includes(code))
  }
  expect(await linesOf(maker, id)).toHaveLength(4)
  return told.length > 0
}

const EARLIER: Line[] = [
  { day: '02', amount: '1000.00', balance: '1000.00', words: 'PT A' },
  { day: '03', amount: '-100.00', balance: '900.00', words: 'PT B' },
]
const laterFrom = (opening: number, first: string, second: string): Line[] => [
  { day: first, amount: '50.00', balance: (opening + 50).toFixed(2), words: 'PT C' },
  { day: second, amount: '-30.00', balance: (opening + 20).toFixed(2), words: 'PT D' },
]
const STATING: Channel[] = ['csv', 'ofx']
const ALL: Channel[] = [...STATING, 'csvWithoutBalances', 'ofxWithoutBalances']
const pairs = (some: readonly Channel[]) => some.flatMap(one => some.map(other => [one, other] as const))

describe('money missing between two days that follow each other', () => {
  it.each(pairs(STATING))('%s, then %s', async (one, other) => {
    const [next, without] = [laterFrom(900, '04', '05'), laterFrom(1_100, '04', '05')]
    for (const [lines, isMissing] of [
      [next, false],
      [without, true],
    ] as const) {
      const files = [
        [one, EARLIER],
        [other, lines],
      ] as const
      expect(await toldOf(files)).toBe(isMissing)
      expect(await toldOf(files.toReversed())).toBe(isMissing)
    }
  })
})

describe('days missing', () => {
  it.each(pairs(ALL))('%s, then %s', async (one, other) => {
    const files = [
      [one, EARLIER],
      [other, laterFrom(1_100, '10', '11')],
    ] as const
    expect(await toldOf(files)).toBe(true)
    expect(await toldOf(files.toReversed())).toBe(true)
  })

  it('are not where the next day has none but a weekend before it', async () => {
    const friday: Line[] = [
      { ...EARLIER[0]!, day: '05' },
      { ...EARLIER[1]!, day: '06' },
    ]
    const files = [
      ['csvWithoutBalances', friday],
      ['ofxWithoutBalances', laterFrom(900, '09', '10')],
    ] as const
    expect(await toldOf(files)).toBe(false)
    expect(await toldOf(files.toReversed())).toBe(false)
  })
})
