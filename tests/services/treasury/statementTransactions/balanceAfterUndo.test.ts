// An account's balance when files state balances that their lines do not, and one of them is undone.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { bcaFile, importFile, openAccount, openWorker } from './support.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)

const ACCOUNT_NUMBER = '5220388801'
/** A file whose lines state no balance, but with a closing balance. */
const ofx = (accountNumber: string, day: string, amount: string, closing: string, id: string) =>
  `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>IDR<BANKACCTFROM><ACCTID>${accountNumber}</BANKACCTFROM><BANKTRANLIST>` +
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<MEMO>SETORAN ${id}</STMTTRN></BANKTRANLIST>` +
  `<LEDGERBAL><BALAMT>${closing}<DTASOF>${day}</LEDGERBAL></STMTRS></OFX>`

let accounts = 0
async function account() {
  const accountNumber = `${ACCOUNT_NUMBER}${++accounts}`
  const id = await openAccount(maker, entityId, { accountNumber })
  const importText = (content: string) => importFile(maker, id, content, { ignoreWarnings: true, name: 'lines.ofx' })
  return {
    bring: (day: string, amount: string, closing: string, lineId: string) =>
      importText(ofx(accountNumber, day, amount, closing, lineId)),
    bringCsv: (content: string) => importFile(maker, id, content, { ignoreWarnings: true }),
    undo: async (importId: string) =>
      expect((await maker.post(`/v1/statement-imports/${importId}/undo`, undefined)).status).toBe(200),
    stands: async () => {
      const { body } = await maker.get<{ balance: { ledger: { amount: string } } | null; lastStatementOn: string }>(
        `/v1/bank-accounts/${id}`,
      )
      return [body.lastStatementOn, body.balance?.ledger.amount]
    },
  }
}

it('an account whose newest file is undone stands as the file before left it', async () => {
  const { bring, undo, stands } = await account()
  await bring('20261101', '100.00', '100.00', 'F1')
  const second = await bring('20261102', '50.00', '150.00', 'F2')
  expect(second).toMatchObject({ status: 'IMPORTED', counts: { ready: 1 } })
  expect(await stands()).toEqual(['2026-11-02', '150.00'])
  await undo(second.id)
  expect(await stands()).toEqual(['2026-11-01', '100.00'])
})

it('a file that comes again, or one without balances after it, takes no balance away', async () => {
  const { bring, bringCsv, undo, stands } = await account()
  const first = await bring('20261101', '100.00', '100.00', 'F1')
  expect((await bring('20261101', '100.00', '100.00', 'F1')).counts).toMatchObject({ ready: 0, duplicates: 1 })
  expect(await stands()).toEqual(['2026-11-01', '100.00'])
  await bringCsv(bcaFile({ date: '03/11/2026', description: 'X', amount: '10.00', type: 'DB' }))
  expect(await stands()).toEqual(['2026-11-03', '100.00'])
  await undo(first.id)
  expect(await stands()).toEqual(['2026-11-03', undefined])
})

it('the balance of a newer line holds beside the closing balance of an older file', async () => {
  const { bring, bringCsv, stands } = await account()
  await bringCsv(bcaFile({ date: '05/11/2026', description: 'X', amount: '10.00', type: 'CR', balance: '160.00' }))
  await bring('20261102', '50.00', '150.00', 'F2')
  expect(await stands()).toEqual(['2026-11-05', '160.00'])
})
