// What other modules may take of this one. Its own files take it from where it stands.
export { recordBalance } from './recordBalance.ts'
export { newestStated } from './repository.ts'
