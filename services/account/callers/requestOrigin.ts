import type { FastifyRequest } from 'fastify'
import type { Access } from '../../kit/access.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Origin } from '../account.ts'
import { plainAddress } from './address.ts'
import type { CountryOf } from './country.ts'

/** Allows the BFF only, since its claim about the browser's address is trusted. */
export async function requireBff(access: Access, request: FastifyRequest): Promise<Origin> {
  const service = await access.authenticateService(request)
  if (service !== 'bff') throw new Refusal(commonErrors.forbidden)
  return originOf(request)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the country of an address, for every request's origin. */
    countryOf: CountryOf
  }
}

/** The browser's origin, as the BFF reports it. */
export function originOf({ headers, server }: FastifyRequest): Origin {
  const forwarded = headers['x-forwarded-for']
  const given = Array.isArray(forwarded) ? forwarded[0] : forwarded
  const address = plainAddress(given?.trim().slice(0, 64) ?? '') || null
  return { address, userAgent: headers['user-agent']?.slice(0, 300) ?? null, country: server.countryOf(address) }
}
