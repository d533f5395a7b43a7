import { addDays } from '../../../../i18n/calendarDate.ts'
import { today } from '../../../../i18n/format.ts'

/** Maturities are shown this many days ahead. */
const MATURING_DAYS = 14

/** The date up to which maturing deposits need the viewer. */
export const needsVariables = () => ({ until: addDays(today(), MATURING_DAYS) })
