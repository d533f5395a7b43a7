// What other modules may take of this one. Its own files take it from where it stands.
export { unlinkProviders } from './link.ts'
