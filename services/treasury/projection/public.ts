// What other modules may import from this one. Its own files import from the source files directly.
export { openAccountClient } from './accountClient.ts'
export { type Checked, checkingInvariants, watchInvariants } from './checkInvariants.ts'
export { type Daily, oncePerDay } from './daily.ts'
export { codes as projectionCodes } from './errors.ts'
export { entitiesStored } from './events.ts'
export {
  businessToday,
  controlsOf,
  defaultEntity,
  entityKnown,
  entityName,
  entityNames,
  mayApproveOwn,
  mayPay,
  openEntities,
  organizationDay,
  organizationZone,
  paymentApprovers,
  paymentApproversInSql,
  rowOfOrganization,
  takesPayments,
  zoneInSql,
} from './organization.ts'
export { lockedBefore, readLockDate, passingLock, requireOpenPeriod } from './periodLock.ts'
export type { Projection } from './projection.ts'
export { entity, member } from './table.ts'
