// Users' actions on exceptions and their causes in any order, concurrent with detection: each cause has one exception, in the right status.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { newId } from '../../../services/kit/ids.ts'
import { exceptionSearches } from '../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../services/treasury/exceptions/findExceptions.ts'
import { rounds, roundsLimit } from '../../support/campaign.ts'
import { randomOf } from './statementTransactions/formats/faults.ts'
import { openTreasuryApi, ROLES } from './support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-21T03:00:00Z') })

type State = 'OPEN' | 'IN_PROGRESS' | 'BY_SYSTEM' | 'BY_PERSON' | 'BY_PERSON, cause gone'
/** A line that is a cause while it is not archived, and its exception's status; undefined: never detected. */
type Line = { id: string; isCause: boolean; state: State | undefined }
type Exception = {
  id: string
  subjectId: string
  status: string
  resolution: string | null
  resolutionNote: string | null
}

it(
  'each cause has one exception, in the state that what was done to both leads to',
  async () => {
    const { id, entityId } = await api.organization()
    const maker = api.as(id, [...ROLES.maker, 'treasury.exceptions.view', 'treasury.exceptions.manage'], newId())
    const { body: account } = await maker.post<{ id: string }>('/v1/bank-accounts', {
      bankCode: '014',
      accountNumber: '2081134471',
      alias: 'Operasional',
      entityId,
      currency: 'IDR',
    })
    const listed = async () =>
      (await maker.get<{ items: Exception[] }>('/v1/exceptions?type=UNMATCHED_STATEMENT&first=200')).body.items
    const find = () => api.database.inOrganization(id, null, tx => findExceptions(tx, exceptionSearches))
    const below = randomOf(20_261_123)
    const lines: Line[] = []
    const pick = (fits: (line: Line) => boolean) => {
      const fitting = lines.filter(fits)
      return fitting[below(fitting.length || 1)]
    }
    const exceptionOf = async (line: Line) => (await listed()).find(({ subjectId }) => subjectId === line.id)?.id
    const act = async (action: string, line: Line, more: object = {}) => {
      const { status } = await maker.post(`/v1/exceptions/${action}`, { ids: [await exceptionOf(line)], ...more })
      expect(status).toBe(200)
    }

    const add = async () => {
      if (lines.length >= 40) return
      const { body } = await maker.post<{ id: string }>('/v1/statement-transactions', {
        bankAccountId: account.id,
        date: '2026-11-01',
        description: `LINE ${lines.length}`,
        direction: 'DEBIT',
        amount: '100',
      })
      lines.push({ id: body.id, isCause: true, state: undefined })
    }
    const toggle = async () => {
      const line = pick(() => true)
      if (!line) return
      await maker.post(`/v1/statement-transactions/${line.isCause ? 'archive' : 'unarchive'}`, { ids: [line.id] })
      line.isCause = !line.isCause
    }
    const isOpen = ({ state }: Line) => state === 'OPEN' || state === 'IN_PROGRESS'
    const start = async () => {
      const line = pick(({ state }) => state === 'OPEN')
      if (!line) return
      await act('start', line)
      line.state = 'IN_PROGRESS'
    }
    const resolve = async () => {
      const line = pick(isOpen)
      if (!line) return
      await act('resolve', line, { note: 'Known' })
      line.state = 'BY_PERSON'
    }
    const reopen = async () => {
      const line = pick(({ state }) => state !== undefined && state !== 'OPEN' && state !== 'IN_PROGRESS')
      if (!line) return
      await act('reopen', line)
      line.state = 'OPEN'
    }
    const afterSearch = ({ isCause, state }: Line): State | undefined => {
      if (isCause)
        return state === undefined || state === 'BY_SYSTEM' || state === 'BY_PERSON, cause gone' ? 'OPEN' : state
      if (state === 'OPEN' || state === 'IN_PROGRESS') return 'BY_SYSTEM'
      return state === 'BY_PERSON' ? 'BY_PERSON, cause gone' : state
    }
    const search = async () => {
      await Promise.all([find(), find(), find()])
      expect(await find()).toEqual({ raised: 0, resolved: 0 })
      for (const line of lines) line.state = afterSearch(line)
      const shown = (await listed()).map(
        ({ subjectId, status, resolution, resolutionNote }) => `${subjectId} ${resolution ?? status} ${resolutionNote}`,
      )
      const wanted = lines.flatMap(({ id: line, state }) => {
        if (state === undefined) return []
        const isByPerson = state.startsWith('BY_PERSON')
        return [`${line} ${isByPerson ? 'BY_PERSON' : state} ${isByPerson ? 'Known' : null}`]
      })
      expect(shown.toSorted()).toEqual(wanted.toSorted())
    }

    const steps = [add, add, toggle, toggle, start, resolve, resolve, reopen, search, search]
    for (let step = 0; step < rounds(150, 3_000); step++) await steps[below(steps.length)]?.()
    await search()
    expect(lines.length).toBeGreaterThan(5)
  },
  roundsLimit(120_000),
)
