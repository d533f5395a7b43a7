// Two workers that check two files of one account before either of them stores anything.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { runImport } from '../../../../services/treasury/statementTransactions/imports/runImport.ts'
import { lockStatementsOf } from '../../../../services/treasury/balances/public.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi } from '../support/api.ts'
import { BOOKED, CHANNELS } from './channels.ts'
import { type Import, linesOf, openAccount, startImport } from './support.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)

let accounts = 0
async function account() {
  const number = `52204402${String(++accounts).padStart(4, '0')}`
  return { id: await openAccount(maker, entityId, { accountNumber: number }), number }
}

const read = async (id: string) => (await maker.get<Import>(`/v1/statement-imports/${id}`)).body

/** The results of files that were all checked before the first of them was stored. */
async function atOneMoment(bankAccountId: string, contents: readonly string[]): Promise<Import[]> {
  const ids: string[] = []
  for (const content of contents)
    ids.push((await startImport(maker, bankAccountId, content, { ignoreWarnings: true })).id)
  const working: Promise<void>[] = []
  await api.database.inOrganization(organizationId, null, async tx => {
    await lockStatementsOf(tx, bankAccountId)
    for (const importId of ids)
      working.push(
        runImport(api, { organizationId, actorId: maker.actorId, actorName: null, requestId: null, importId }),
      )
    await until(async () => (await Promise.all(ids.map(read))).every(({ status }) => status === 'IMPORTING'))
  })
  await Promise.all(working)
  return Promise.all(ids.map(read))
}

it.each([
  ['csv', 'sta'],
  ['csvWithoutBalances', 'sta'],
  ['ofxWithoutBalances', 'csvWithoutBalances'],
] as const)('%s and %s of one day store its lines once', async (first, second) => {
  const { id, number } = await account()
  const ended = await atOneMoment(id, [CHANNELS[first](number, BOOKED), CHANNELS[second](number, BOOKED)])
  expect(ended.map(({ status }) => status)).toEqual(['IMPORTED', 'IMPORTED'])
  expect(ended.map(({ counts }) => counts.ready).sort()).toEqual([0, 2])
  expect(await linesOf(maker, id)).toHaveLength(2)
})

it('each of three brings what only it has', async () => {
  const { id, number } = await account()
  const [first, second] = BOOKED
  const third = { day: '04', amount: '7.00', balance: '1067.00', words: 'BUNGA' }
  await atOneMoment(id, [
    CHANNELS.csv(number, [first]),
    CHANNELS.sta(number, [first, second]),
    CHANNELS.ofx(number, [first, second, third]),
  ])
  expect(await linesOf(maker, id)).toHaveLength(3)
})
