// Reads from the account service: complete organizations in their current state.
import { z } from 'zod'
import { type Connection, readingOf } from '../../kit/outbox/reading.ts'
import { currency } from '../../kit/money.ts'

const snapshot = z.object({
  id: z.uuid(),
  name: z.string(),
  legalName: z.string(),
  defaultCurrency: currency,
  timeZone: z.string(),
  modes: z.array(z.string()),
  controls: z.record(z.string(), z.unknown()),
  entities: z.array(z.object({ id: z.uuid(), name: z.string(), isDefault: z.boolean() })),
  members: z.array(
    z.object({
      userId: z.uuid(),
      fullName: z.string(),
      mayApprovePayments: z.boolean(),
      isOwner: z.boolean().default(false),
    }),
  ),
})
/** An organization with its entities and members. */
export type OrganizationSnapshot = z.infer<typeof snapshot>

export type AccountClient = ReturnType<typeof openAccountClient>

/** The account service's organizations. */
export function openAccountClient({ origin, token }: Connection) {
  const { byIds, every } = readingOf({ origin, token }, '/v1/projection/organizations', snapshot)
  return {
    origin,
    token,
    /** The organizations with these ids; deleted ones are omitted. */
    organizations: (ids: readonly string[]): Promise<OrganizationSnapshot[]> => byIds(ids),
    /** All organizations, page by page. */
    everyOrganization: (): AsyncGenerator<OrganizationSnapshot[]> => every(),
  }
}
