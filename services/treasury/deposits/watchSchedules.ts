import { type Checked, type Daily, watchInvariants } from '../projection/public.ts'
import { DEPOSITS } from './invariants.ts'

export const CHECKED_DEPOSITS: Checked = { name: 'deposits', invariants: DEPOSITS }

/** Checks each night whether the expected transactions of deposits match their schedules. */
export const watchSchedules = (context: Daily) => watchInvariants(context, CHECKED_DEPOSITS)
