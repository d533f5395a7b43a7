// What other modules may take of this one. Its own files take it from where it stands.
export { checkFamily, checkSession } from './checkSession.ts'
export { endFamily, endOtherFamilies } from './endSession.ts'
export { isFreshSignIn } from './freshSignIn.ts'
export { type OpenSession, openSession } from './openSession.ts'
export { proveFactor } from './proveFactor.ts'
export { renewSession } from './renewSession.ts'
export { type FirstFactor, isSecondFactor, type ProvedFactor, sessionFamily } from './table.ts'
export { enterOrganization, leaveOrganizations, visitedBy } from './visits.ts'
