// HTTP routes for holders of payment links. For the BFF only; the caller has the link and no other credential.
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { type Files, MAX_FILE_BYTES } from '../../../kit/files/files.ts'
import type { Server } from '../../../kit/http/server.ts'
import { nameOf } from '../../../kit/nameShape.ts'
import type { Account } from '../../account.ts'
import { requireBff } from '../../callers/public.ts'
import { linkToken } from '../../signIn/public.ts'
import { checkoutShape, openLink, type OpenedLink, readCheckout } from '../checkout/public.ts'
import { storeUpload } from '../customerPortal/public.ts'
import { readInvoice } from '../invoices/public.ts'
import { linkProof, linkPurpose, linkSlip } from './input.ts'
import { linkUploader, sendLinkProof, sendLinkSlip } from './send.ts'

const UPLOAD_TIMEOUT_MS = 300_000

const params = z.strictObject({ purpose: linkPurpose })
const querystring = z.strictObject({ name: nameOf(255), size: z.coerce.number().int().min(1) })
const headers = z.object({ 'x-checkout-link': linkToken, 'content-type': z.string().max(255) })
type Upload = {
  Params: z.output<typeof params>
  Querystring: z.output<typeof querystring>
  Headers: z.output<typeof headers>
  Body: Readable
}

type Context = { account: Account; access: Access; files: Files }

/** Files of proofs and slips. */
export function checkoutUploadRoutes(app: Server, context: Context) {
  // A separate scope for bytes, so that only here a body is a stream and takes long.
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: MAX_FILE_BYTES }, (_request, payload, done) => done(null, payload))
    scope.put<Upload>(
      '/v1/checkout/uploads/:purpose',
      {
        handlerTimeout: UPLOAD_TIMEOUT_MS,
        schema: {
          operationId: 'sendCheckoutUpload',
          description:
            'Uploads a file for the invoice of a link, to be used once within a day; refuses CO-1 link, CO-2 nothing left to pay, WS-6 nothing withheld, CU-27 too many, and what files of the wrong kind are',
          params,
          querystring,
          headers,
          response: { 200: z.object({ id: z.uuid() }) },
        },
      },
      async request => {
        await requireBff(context.access, request)
        const { purpose } = request.params
        const link = await openLink(context.account, request.headers['x-checkout-link'])
        const id = await storeUpload(context, linkUploader(link, purpose), {
          purpose,
          ...request.query,
          contentType: request.headers['content-type'],
          content: request.body ?? request.raw,
        })
        return { id }
      },
    )
  })
}

/** Claims of the link's holder about its invoice. */
export function checkoutClaimRoutes(app: Server, { account, access, files }: Context) {
  const { database } = account

  app.post(
    '/v1/checkout/proofs',
    {
      schema: {
        operationId: 'sendCheckoutProof',
        description:
          'Submits a proof of transfer for the invoice of a link; it pays nothing until staff or a statement transaction confirms it; refuses CO-1 link, CO-2 nothing left to pay, PY-6 date in the future, PY-7 period locked, PY-8 more than is owed, PY-19 proofs of it are being checked, PY-20 too many, CU-28 file',
        body: linkProof.extend({ token: linkToken }),
        response: { 200: checkoutShape },
      },
    },
    async request => {
      await requireBff(access, request)
      const { token, ...proof } = request.body
      return send(request.id, token, (tx, link) => sendLinkProof(tx, files, link, proof))
    },
  )

  app.post(
    '/v1/checkout/slips',
    {
      schema: {
        operationId: 'sendCheckoutSlip',
        description:
          'Submits a withholding slip for the invoice of a link; it has no effect until staff confirm it; refuses CO-1 link, IN-13 above what was withheld, WS-1 number taken, WS-3 date in the future, WS-4 period, WS-6 nothing withheld, WS-8 period locked, WS-12 one is being checked, WS-13 too many, CU-28 file',
        body: linkSlip.extend({ token: linkToken }),
        response: { 200: checkoutShape },
      },
    },
    async request => {
      await requireBff(access, request)
      const { token, ...slip } = request.body
      return send(request.id, token, (tx, link) => sendLinkSlip(tx, files, link, slip))
    },
  )

  /** The sender is unknown; the log names the invoice's customer, for whom the link was created. */
  async function send(requestId: string, token: string, work: (tx: Tx, link: OpenedLink) => Promise<void>) {
    const link = await openLink(account, token)
    const { organizationId, invoiceId } = link
    const { customerName } = await database.readInOrganization(organizationId, null, tx => readInvoice(tx, invoiceId))
    const actor = { requestId, actorName: customerName }
    await database.inOrganization(organizationId, null, tx => work(tx, link), actor)
    return database.readInOrganization(organizationId, null, tx => readCheckout(tx, invoiceId))
  }
}
