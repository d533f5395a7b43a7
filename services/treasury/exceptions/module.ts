import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { failed } from '../payments/events.ts'
import { imported } from '../statements/events.ts'
import { enqueueLook } from './jobs.ts'

export const exceptionsModule: EventsOfModule = {
  name: 'exceptions',
  on: [on(imported, (tx, { jobs }) => enqueueLook(tx, jobs)), on(failed, (tx, { jobs }) => enqueueLook(tx, jobs))],
}
