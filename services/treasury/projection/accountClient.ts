// What treasury reads of the account service: whole organizations, as they are now.
import { request } from 'undici'
import { z } from 'zod'
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

const page = z.object({ items: z.array(snapshot), next: z.string().nullable() })

const MOST_IDS = 200
const PAGE_SIZE = 100

export type AccountClient = ReturnType<typeof openAccountClient>

export function openAccountClient({ origin, token }: { origin: string; token: () => Promise<string> }) {
  async function read(query: Record<string, string>) {
    const { statusCode, body } = await request(`${origin}/v1/projection/organizations?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${await token()}`, accept: 'application/json' },
      headersTimeout: 5_000,
      bodyTimeout: 10_000,
    })
    if (statusCode === 200) return page.parse(await body.json())
    await body.dump()
    throw new Error(`the account service answered ${statusCode} to a read of organizations`)
  }

  return {
    origin,
    token,
    /** The organizations of these ids; one that is gone is left out. */
    async organizations(ids: readonly string[]): Promise<OrganizationSnapshot[]> {
      const found: OrganizationSnapshot[] = []
      for (let at = 0; at < ids.length; at += MOST_IDS)
        found.push(...(await read({ ids: ids.slice(at, at + MOST_IDS).join(',') })).items)
      return found
    },
    /** All organizations, page by page. */
    async *everyOrganization(): AsyncGenerator<OrganizationSnapshot[]> {
      let after: string | null = ''
      while (after !== null) {
        const { items, next }: z.infer<typeof page> = await read({
          first: String(PAGE_SIZE),
          ...(after !== '' && { after }),
        })
        yield items
        after = next
      }
    },
  }
}
