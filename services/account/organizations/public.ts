// What other modules may import from this one. Its own files import from the source files directly.
export { approveOwnBeside, authorsAmong, isOwn, mayApprove, withActor } from './authors.ts'
export { created } from './events.ts'
export { listEntities } from './listEntities.ts'
export { organizationShape, withDoubt } from './organizationShape.ts'
export { type AppMode, controls, type ControlsRow, entity, organization } from './table.ts'
export { everyOrganizationId } from './everyOrganizationId.ts'
export { refuseTakenPlace } from './taxPlace.ts'
export { businessToday } from './today.ts'
