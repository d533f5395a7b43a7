// What other modules may import from this one. Its own files import from the source files directly.
export { networkOf, siteOf } from './address.ts'
export { originOf, requireBff } from './requestOrigin.ts'
export { digestOf, randomSecret, type Secrets } from './secrets.ts'
export { type SessionOwner, sessionOwner } from './sessionOwner.ts'
