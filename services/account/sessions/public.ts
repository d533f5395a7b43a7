// What other modules may import from this one. Its own files import from the source files directly.
export { checkFamily, checkSession } from './checkSession.ts'
export { endFamily, endOtherFamilies } from './endSession.ts'
export { isFreshSignIn } from './freshSignIn.ts'
export { type OpenSession, openSession } from './openSession.ts'
export { proveFactor } from './proveFactor.ts'
export { renewSession } from './renewSession.ts'
export { type FirstFactor, isSecondFactor, type ProvedFactor, sessionFamily } from './table.ts'
export { enterOrganization, leaveOrganizations, visitedBy } from './visits.ts'
