// What other modules may import from this one. Its own files import from the source files directly.
export { claimFirstOrganization } from './founder.ts'
export { codes as setupCodes } from './errors.ts'
