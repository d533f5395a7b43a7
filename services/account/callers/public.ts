// The module's public API for other modules. Its own files import each other directly.
export { networkOf, siteOf } from './address.ts'
export { originOf, requireBff } from './requestOrigin.ts'
export { digestOf, randomSecret, type Secrets } from './secrets.ts'
export { type SessionOwner, sessionOwner } from './sessionOwner.ts'
