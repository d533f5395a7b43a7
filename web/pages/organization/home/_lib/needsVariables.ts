import { addDays } from '../../../../i18n/calendarDate.ts'
import { today } from '../../../../i18n/format.ts'

/** A maturity is shown this many days ahead. */
const MATURING_DAYS = 14

/** Up to which day deposits that mature need the viewer. */
export const needsVariables = () => ({ until: addDays(today(), MATURING_DAYS) })
