// What other modules may take of this one. Its own files take it from where it stands.
export { networkOf, siteOf } from './address.ts'
export { originOf, requireBff } from './requestOrigin.ts'
export { digestOf, randomSecret, type Secrets } from './secrets.ts'
export { type SessionOwner, sessionOwner } from './sessionOwner.ts'
