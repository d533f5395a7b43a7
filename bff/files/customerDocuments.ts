// Files from users with a link and no session: `PUT /customer-requests/documents/{kind}?name=&size=` uploads a document of a customer's
// request; `PUT /checkout/uploads/{purpose}?name=&size=` uploads a file for the invoice of a payment link, and returns its id.
import type { FastifyInstance } from 'fastify'
import type { DocumentParts } from './fileParts.ts'
import { passLinkUpload } from './linkUpload.ts'

type Query = { name?: string; size?: string }

/** Must run in a scope that accepts bodies of any type. */
export function customerDocuments(files: FastifyInstance, parts: DocumentParts): void {
  files.put<{ Params: { kind: string }; Querystring: Query }>(
    '/customer-requests/documents/:kind',
    async (request, reply) => {
      const path = `/v1/customer-requests/documents/${encodeURIComponent(request.params.kind)}`
      const answer = await passLinkUpload(parts, request, { path, header: 'x-customer-link' })
      await answer.body.dump()
      return reply.code(204).send()
    },
  )

  files.put<{ Params: { purpose: string }; Querystring: Query }>(
    '/checkout/uploads/:purpose',
    async (request, reply) => {
      const path = `/v1/checkout/uploads/${encodeURIComponent(request.params.purpose)}`
      const answer = await passLinkUpload(parts, request, { path, header: 'x-checkout-link' })
      return reply.type('application/json').header('cache-control', 'no-store').send(answer.body)
    },
  )
}
