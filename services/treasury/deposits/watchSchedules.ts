import { type Checked, type Daily, watchInvariants } from '../projection/public.ts'
import { DEPOSITS } from './invariants.ts'

export const CHECKED_DEPOSITS: Checked = { name: 'deposits', invariants: DEPOSITS }

/** Looks each night whether the money that deposits have expected is that of their schedules. */
export const watchSchedules = (context: Daily) => watchInvariants(context, CHECKED_DEPOSITS)
