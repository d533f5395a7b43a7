// Confirming a file accepts the warnings of the check that was shown: new ones found before storing must be confirmed again.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import {
  atRest,
  bcaFile,
  codeOf,
  confirmImport,
  importFile,
  issuesOf,
  linesOf,
  openAccount,
  openWorker,
} from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-21T03:00:00Z') })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)
const account = () => openAccount(maker, entityId)

const line = (date: string, amount: string, balance: string) =>
  bcaFile({ date, description: `SETORAN ${date}`, amount, type: 'CR', balance })
const OLD = line('02/06/2026', '100.00', '1,100.00')
const OLDER = line('01/06/2026', '50.00', '900.00')
const codesOf = async (id: string) => (await issuesOf(maker, id)).items.map(({ code }) => code)

it('a warning that a file has not had when it was confirmed stops it, and is told', async () => {
  const bankAccountId = await account()
  const checked = await importFile(maker, bankAccountId, OLD, { dryRun: true })
  const seen = await codesOf(checked.id)
  expect(checked).toMatchObject({ status: 'HAS_WARNINGS', counts: { warnings: 1 }, gap: null })
  // Meanwhile another file arrives, after which there is a gap before this one.
  expect((await importFile(maker, bankAccountId, OLDER, { ignoreWarnings: true })).status).toBe('IMPORTED')
  expect((await confirmImport(maker, checked.id, { ignoreWarnings: true })).status).toBe(202)
  const again = await atRest(maker, checked.id)
  expect(again).toMatchObject({
    status: 'HAS_WARNINGS',
    counts: { warnings: 2 },
    allowedActions: ['CONFIRM', 'CORRECT'],
  })
  expect(again.gap?.difference?.amount).toBe('100.00')
  expect((await codesOf(checked.id)).filter(code => !seen.includes(code))).toHaveLength(1)
  expect(await linesOf(maker, bankAccountId)).toHaveLength(1)
  // Now it was shown.
  expect((await confirmImport(maker, checked.id, { ignoreWarnings: true })).status).toBe(202)
  expect((await atRest(maker, checked.id)).status).toBe('IMPORTED')
  expect(await linesOf(maker, bankAccountId)).toHaveLength(2)
})

it('a file that had no warning is not stored with one either', async () => {
  const bankAccountId = await account()
  const file = line('04/11/2026', '100.00', '1,100.00')
  const checked = await importFile(maker, bankAccountId, file, { dryRun: true })
  expect(checked.status).toBe('READY')
  await importFile(maker, bankAccountId, line('03/11/2026', '50.00', '900.00'))
  expect((await confirmImport(maker, checked.id, { ignoreWarnings: true })).status).toBe(202)
  expect((await atRest(maker, checked.id)).status).toBe('HAS_WARNINGS')
  expect(await linesOf(maker, bankAccountId)).toHaveLength(1)
})

it('a gap of another amount than the one that was seen is asked about anew', async () => {
  const bankAccountId = await account()
  await importFile(maker, bankAccountId, line('03/11/2026', '50.00', '900.00'))
  const checked = await importFile(maker, bankAccountId, line('05/11/2026', '100.00', '1,100.00'), { dryRun: true })
  expect(checked.gap?.difference?.amount).toBe('100.00')
  const next = line('03/11/2026', '5.00', '905.00').replace('SETORAN', 'SETORAN LAIN')
  expect((await importFile(maker, bankAccountId, next, { ignoreWarnings: true })).counts.ready).toBe(1)
  await confirmImport(maker, checked.id, { ignoreWarnings: true })
  const again = await atRest(maker, checked.id)
  expect([again.status, again.gap?.difference?.amount]).toEqual(['HAS_WARNINGS', '95.00'])
})

it('fewer warnings than were seen are no reason to ask', async () => {
  const bankAccountId = await account()
  const later = await importFile(maker, bankAccountId, OLD, { ignoreWarnings: true })
  const checked = await importFile(maker, bankAccountId, line('05/06/2026', '100.00', '1,300.00'), { dryRun: true })
  expect(checked.counts.warnings).toBe(2)
  expect((await maker.post(`/v1/statement-imports/${later.id}/undo`, undefined)).status).toBe(200)
  await confirmImport(maker, checked.id, { ignoreWarnings: true })
  expect((await atRest(maker, checked.id)).status).toBe('IMPORTED')
})

it('a confirmation is of the check that it names', async () => {
  const bankAccountId = await account()
  const checked = await importFile(maker, bankAccountId, OLD, { dryRun: true })
  const body = { corrections: [], skippedRows: [], version: checked.version }
  expect((await maker.post(`/v1/statement-imports/${checked.id}/correct`, body)).status).toBe(202)
  const corrected = await atRest(maker, checked.id)
  const stale = await confirmImport(maker, checked.id, { version: checked.version, ignoreWarnings: true })
  expect([stale.status, codeOf(stale)]).toEqual([409, 'G-3'])
  expect((await confirmImport(maker, checked.id, { version: corrected.version, ignoreWarnings: true })).status).toBe(
    202,
  )
  expect((await atRest(maker, checked.id)).status).toBe('IMPORTED')
})

it('who starts an import with its warnings ignored has said so of all of them, but not after it was corrected', async () => {
  const bankAccountId = await account()
  const bad = await importFile(maker, bankAccountId, OLD.replace('100.00 CR', '1O0.00 CR'), { ignoreWarnings: true })
  expect(bad.status).toBe('HAS_ERRORS')
  const corrections = [{ row: 2, column: 'Jumlah', was: '1O0.00', value: '100.00' }]
  await maker.post(`/v1/statement-imports/${bad.id}/correct`, { corrections, skippedRows: [], version: bad.version })
  expect((await atRest(maker, bad.id)).status).toBe('HAS_WARNINGS')
  await importFile(maker, bankAccountId, OLDER, { ignoreWarnings: true })
  await confirmImport(maker, bad.id, { ignoreWarnings: true })
  expect((await atRest(maker, bad.id)).status).toBe('HAS_WARNINGS')
})
