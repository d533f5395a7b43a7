// What other modules may take of this one. Its own files take it from where it stands.
export { claimFirstOrganization } from './founder.ts'
export { codes as setupCodes } from './errors.ts'
