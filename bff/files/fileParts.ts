import type { IncomingMessage } from 'node:http'
import type { Services } from '../context.ts'
import type { RateLimit } from '../operations/rateLimit.ts'
import type { ServiceTokens } from '../rest/serviceToken.ts'

/** Dependencies of the routes for files of users outside the organization. */
export type DocumentParts = {
  services: Services
  tokens: ServiceTokens
  ownOrigin: string | undefined
  points: RateLimit
  addressOf: (request: IncomingMessage) => string
}
