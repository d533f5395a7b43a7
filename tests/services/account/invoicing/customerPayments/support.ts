// A customer with a portal session, and what they send.
import { randomUUID } from 'node:crypto'
import type { freshAccount, Problem } from '../../support.ts'
import { retail } from '../../support.ts'

type Ordering = { orders: { customerWith: (limit: null) => Promise<string> } }
type Answer<Body> = { status: number; body: Body & Problem }

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** How tests sign in to the customer portal: with a token like a session's, for an existing user. */
export function customersOf(service: Awaited<ReturnType<typeof freshAccount>>, { orders }: Ordering) {
  async function enter(customerId: string, email = `${randomUUID()}@buyer.example`) {
    await service.sql(
      `insert into customer_user (organization_id, customer_id, email, added_by) values ($1, $2, $3, $4) on conflict do nothing`,
      [retail, customerId, email, randomUUID()],
    )
    const token = await service.account.tokens.mintCustomer({ org: retail, cus: customerId, email, sid: randomUUID() })
    const authorization = `Bearer ${token}`
    const get = <Body = Problem>(path: string) => service.send<Body>('GET', path, { authorization })
    const post = <Body = Problem>(path: string, body: object) =>
      service.send<Body>('POST', path, { authorization, body })
    async function upload(
      purpose: string,
      { name = 'bukti.pdf', bytes = PDF, size = bytes.length }: { name?: string; bytes?: Buffer; size?: number } = {},
    ): Promise<Answer<{ id: string }>> {
      const answer = await fetch(
        `${service.address}/v1/portal/uploads/${purpose}?${new URLSearchParams({ name, size: String(size) })}`,
        {
          method: 'PUT',
          headers: { authorization, 'content-type': 'application/pdf' },
          body: new Uint8Array(bytes),
        },
      )
      return { status: answer.status, body: (await answer.json()) as { id: string } & Problem }
    }
    return { id: customerId, email, authorization, get, post, upload }
  }
  return { enter, customer: async () => enter(await orders.customerWith(null)) }
}
export type CustomerAtPage = Awaited<ReturnType<ReturnType<typeof customersOf>['enter']>>
