// The module's public API for other modules. Its own files import each other directly.
export { claimFirstOrganization } from './founder.ts'
export { codes as setupCodes } from './errors.ts'
