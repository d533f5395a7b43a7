// Manual lines without a balance: later files are compared with the balance that results from them.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { bcaFile, importFile, openAccount, openWorker } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-21T03:00:00Z') })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)

const line = (date: string, amount: string, balance: string) =>
  bcaFile({ date, description: `SETORAN ${date}`, amount, type: 'CR', balance })

/** An account with a balance of 900.00 on 3 November by its file, and a manual line of 50.00. */
async function accountWith(date: string, endingBalance?: string) {
  const bankAccountId = await openAccount(maker, entityId)
  expect((await importFile(maker, bankAccountId, line('03/11/2026', '100.00', '900.00'))).status).toBe('IMPORTED')
  const typed = { bankAccountId, date, description: 'Setoran tunai', direction: 'CREDIT', amount: '50.00' }
  const { status } = await maker.post('/v1/statement-transactions', {
    ...typed,
    ...(endingBalance && { endingBalance }),
  })
  expect(status).toBe(201)
  return bankAccountId
}

describe('a line that was typed without a balance', () => {
  it('is missing in the bank’s own balance of the next days, which is told with the amount', async () => {
    const bankAccountId = await accountWith('2026-11-04')
    const next = await importFile(maker, bankAccountId, line('05/11/2026', '10.00', '910.00'))
    expect(next).toMatchObject({
      status: 'HAS_WARNINGS',
      gap: {
        lastStoredOn: '2026-11-04',
        lastStoredBalance: { amount: '950.00' },
        firstOpeningBalance: { amount: '900.00' },
        difference: { amount: '-50.00' },
      },
    })
  })

  it('is in the balance from which the next file goes on, whatever days lie between', async () => {
    const bankAccountId = await accountWith('2026-11-04')
    const next = await importFile(maker, bankAccountId, line('20/11/2026', '10.00', '960.00'))
    expect(next).toMatchObject({ status: 'IMPORTED', gap: null })
  })

  it('counts after a file that ended on its day', async () => {
    const bankAccountId = await accountWith('2026-11-03')
    expect((await importFile(maker, bankAccountId, line('04/11/2026', '10.00', '960.00'))).gap).toBeNull()
    const other = await accountWith('2026-11-03')
    const next = await importFile(maker, other, line('04/11/2026', '10.00', '910.00'))
    expect(next.gap?.difference?.amount).toBe('-50.00')
  })

  it('tells nothing of a file that begins on its day, which may hold it', async () => {
    const bankAccountId = await accountWith('2026-11-05')
    expect((await importFile(maker, bankAccountId, line('05/11/2026', '10.00', '910.00'))).gap).toBeNull()
  })
})
