// One booking from two channels, each with its own text and balances: stored once, or reported, in either order.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { startImport } from '../../../../services/treasury/statementTransactions/imports/startImport.ts'
import { openTreasuryApi } from '../support/api.ts'
import { atRest, confirmImport, importFile, issuesOf, linesOf, openAccount, openWorker } from './support.ts'
import { BOOKED, CHANNELS, type Line, NAMES, ofxOf, staOf } from './channels.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)

let accounts = 0
async function account() {
  const number = `52204401${String(++accounts).padStart(4, '0')}`
  const id = await openAccount(maker, entityId, { accountNumber: number })
  return { id, number }
}
const codesOf = async (importId: string) => (await issuesOf(maker, importId)).items.map(({ code }) => code)
const TOLD_AND_LEFT_OUT = ['U-TRSY-ST-85', 'U-TRSY-ST-87']

/** Imports a file as a connection does: no user sees its warnings first. */
async function synced(bankAccountId: string, content: string) {
  const fileId = await maker.upload('STATEMENT', 'statement.csv', content)
  const request = { bankAccountId, fileId, ignoreWarnings: true, source: 'CRAWLER' as const }
  const started = await api.database.inOrganization(organizationId, maker.actorId, tx => startImport(tx, api, request))
  return atRest(maker, started.id)
}

const PAIRS = NAMES.flatMap(first => NAMES.flatMap(second => (first === second ? [] : [[first, second] as const])))

describe('a day that comes again by another channel', () => {
  it.each(PAIRS.filter(([first, second]) => first.slice(0, 3) !== second.slice(0, 3)))(
    '%s, then %s: a person is told of each line, and none is stored twice',
    async (first, second) => {
      const { id, number } = await account()
      await importFile(maker, id, CHANNELS[first](number, BOOKED))
      const again = await importFile(maker, id, CHANNELS[second](number, BOOKED))
      expect([again.status, again.counts.ready, again.counts.duplicates]).toEqual(['HAS_WARNINGS', 0, 2])
      expect((await codesOf(again.id)).filter(code => TOLD_AND_LEFT_OUT.includes(code))).toHaveLength(2)
      expect(await linesOf(maker, id)).toHaveLength(2)
    },
  )

  it('is stored once by a sync where balances tell, and whole but told of where nothing does', async () => {
    const { id, number } = await account()
    await importFile(maker, id, CHANNELS.csv(number, BOOKED))
    const proved = await synced(id, CHANNELS.sta(number, BOOKED))
    expect([proved.status, proved.counts.ready, proved.counts.duplicates]).toEqual(['IMPORTED', 0, 2])
    expect(await codesOf(proved.id)).toContain('U-TRSY-ST-85')
    expect(await linesOf(maker, id)).toHaveLength(2)
    const doubtful = await synced(id, CHANNELS.ofxWithoutBalances(number, BOOKED))
    expect([doubtful.status, doubtful.counts.ready]).toEqual(['IMPORTED', 2])
    expect((await codesOf(doubtful.id)).filter(code => code === 'U-TRSY-ST-88')).toHaveLength(2)
  })

  it('is told after a sync too, when a person brings the file', async () => {
    const { id, number } = await account()
    await synced(id, CHANNELS.csvWithoutBalances(number, BOOKED))
    const again = await importFile(maker, id, CHANNELS.sta(number, BOOKED))
    expect([again.status, again.counts.ready, again.counts.duplicates]).toEqual(['HAS_WARNINGS', 0, 2])
  })

  it('leaves a line of its own to be stored, each stored one standing for one', async () => {
    const { id, number } = await account()
    const [line] = BOOKED
    await importFile(maker, id, CHANNELS.csvWithoutBalances(number, [line]))
    const twice = [line, { ...line, words: 'SETORAN BUMI KARSA', id: 'F-other' }]
    const again = await importFile(maker, id, CHANNELS.ofxWithoutBalances(number, twice))
    expect(again.counts).toMatchObject({ ready: 1, duplicates: 1 })
  })
})

describe('one channel', () => {
  const [line] = BOOKED
  it('brings an equal line under another id: stored where the balances say that it came on top, and told', async () => {
    const { id, number } = await account()
    const one = { ...line, balance: '100.00', id: 'F1' }
    await importFile(maker, id, ofxOf(number, [one], true))
    const same = await importFile(maker, id, ofxOf(number, [{ ...one, id: 'F2' }], true))
    expect(same.counts).toMatchObject({ ready: 0, duplicates: 1 })
    const another = await importFile(maker, id, ofxOf(number, [{ ...one, id: 'F2', balance: '200.00' }], true))
    expect(another.counts).toMatchObject({ ready: 1, duplicates: 0 })
    expect(await codesOf(another.id)).toContain('U-TRSY-ST-89')
  })

  it('brings a line with its text cut off again: told and left out', async () => {
    const { id, number } = await account()
    await importFile(maker, id, CHANNELS.csvWithoutBalances(number, [{ ...line, words: 'PT ABADI JAYA SENTOSA' }]))
    const cut = CHANNELS.csvWithoutBalances(number, [{ ...line, words: 'PT ABADI JAYA' }])
    const again = await importFile(maker, id, cut)
    expect([again.counts.ready, await codesOf(again.id)]).toEqual([0, expect.arrayContaining(['U-TRSY-ST-87'])])
  })

  it('brings days again of which the bank has changed one text: told and left out', async () => {
    const { id, number } = await account()
    const days = ['01', '02', '03'].map((day, at) => ({
      ...line,
      day,
      words: `SETORAN ${['SATU', 'DUA', 'TIGA'][at]}`,
    }))
    await importFile(maker, id, CHANNELS.csvWithoutBalances(number, days))
    const changed = days.map(each => (each.day === '02' ? { ...each, words: 'DUA, PENDING RELEASED' } : each))
    const again = await importFile(maker, id, CHANNELS.csvWithoutBalances(number, changed))
    expect(again.counts).toMatchObject({ ready: 0, duplicates: 3 })
    expect(await codesOf(again.id)).toContain('U-TRSY-ST-87')
  })

  it('brings another line of the same day and amount: stored without a word', async () => {
    const { id, number } = await account()
    await importFile(maker, id, CHANNELS.csvWithoutBalances(number, [line]))
    const other = CHANNELS.csvWithoutBalances(number, [{ ...line, words: 'BUMI KARSA MANDIRI' }])
    expect(await importFile(maker, id, other)).toMatchObject({ status: 'IMPORTED', counts: { ready: 1 } })
  })

  it('brings an id of the bank again: with the same day and amount it is the stored line, else that is told', async () => {
    const { id, number } = await account()
    await importFile(maker, id, ofxOf(number, [line], false))
    const longer = await importFile(maker, id, ofxOf(number, [{ ...line, words: `${line.words} LONGER` }], false))
    expect([longer.counts.ready, await codesOf(longer.id)]).toEqual([0, expect.arrayContaining(['U-TRSY-ST-85'])])
    for (const other of [{ day: '03' }, { amount: '120.00' }]) {
      const lineId = `F${line.day}${line.amount}`
      const changed = await importFile(maker, id, ofxOf(number, [{ ...line, ...other, id: lineId }], false))
      expect([changed.status, changed.counts.ready]).toEqual(['HAS_WARNINGS', 1])
      expect(await codesOf(changed.id)).toContain('U-TRSY-ST-90')
    }
  })
})

describe('a line that was reversed and comes again', () => {
  const paid: Line = { day: '02', amount: '100.00', balance: '1100.00', words: 'BAYAR' }
  const reversed: Line = { day: '02', amount: '-100.00', balance: '1000.00', words: 'RETUR' }

  it('is new in a file that begins where the book ends, which is told', async () => {
    const { id, number } = await account()
    await importFile(maker, id, staOf(number, [paid, reversed]))
    const again = await importFile(maker, id, staOf(number, [paid]))
    expect([again.status, again.counts.ready]).toEqual(['HAS_WARNINGS', 1])
    expect(await codesOf(again.id)).toContain('U-TRSY-ST-89')
    await confirmImport(maker, again.id, { ignoreWarnings: true })
    await atRest(maker, again.id)
    expect(await linesOf(maker, id)).toHaveLength(3)
    for (const file of [staOf(number, [paid]), staOf(number, [paid, reversed])])
      expect((await importFile(maker, id, file)).counts.ready).toBe(0)
  })

  it('is the stored one in a file that was imported before', async () => {
    const { id, number } = await account()
    await importFile(maker, id, staOf(number, [paid]))
    await importFile(maker, id, staOf(number, [paid, reversed]))
    expect((await importFile(maker, id, staOf(number, [paid]))).counts.ready).toBe(0)
  })
})
