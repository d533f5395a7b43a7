// Users for tests: tokens as the account service creates them, without the account service.
import { createLocalJWKSet } from 'jose'
import { newId } from '../../services/kit/ids.ts'
import { type Audience, openMint, openServiceIdentity } from '../../services/kit/tokens.ts'

export const TEST_SERVICE_SECRET = 'a secret that only tests share, 32 bytes or more'

type Person = { organizationId?: string; actorId?: string; permissions?: readonly string[]; name?: string }

export async function openCallers(audience: Audience = 'treasury') {
  const { jwks, mint } = await openMint()
  const bff = openServiceIdentity(TEST_SERVICE_SECRET, 'bff')
  return {
    keys: createLocalJWKSet(jwks),
    jwks,
    mint,
    /** Headers of a user's request; without an organization none is chosen. */
    async headers({ organizationId, actorId = newId(), permissions = [], name = 'Sari Dewi' }: Person) {
      const claims = { sub: actorId, perms: [...permissions], sid: newId(), name }
      const token = await mint(audience, organizationId === undefined ? claims : { ...claims, org: organizationId })
      return { authorization: `Bearer ${token}` }
    },
    /** Headers of a request by another service. */
    serviceHeaders: async () => ({ authorization: `Bearer ${await bff.tokenFor(audience)}` }),
  }
}
