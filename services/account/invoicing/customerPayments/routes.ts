// HTTP routes of payments in the customer portal: validation and responses, no rules.
import { z } from 'zod'
import { type Access, FOR_CUSTOMERS } from '../../../kit/access.ts'
import type { Files } from '../../../kit/files/files.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import { pageQuery } from '../../../kit/page.ts'
import type { Account } from '../../account.ts'
import { newProof } from './input.ts'
import {
  listPortalPayments,
  paymentsOfInvoice,
  portalPayment,
  portalPaymentList,
  portalPayments,
  readPortalPayment,
} from './read.ts'
import { sendProof } from './sendProof.ts'
import { newSlip, portalSlipList, sendSlip, slipsOfInvoice } from './slips.ts'

const params = z.strictObject({ id })
type Context = { account: Account; access: Access; files: Files }

/** Slips of tax that the customer withheld. */
export function customerSlipRoutes(app: Server, { account, access, files }: Context) {
  app.get(
    '/v1/portal/invoices/:id/slips',
    {
      schema: {
        operationId: 'listPortalInvoiceSlips',
        description: 'Withholding slips for an issued invoice, newest first, at most 100',
        security: FOR_CUSTOMERS,
        params,
        response: { 200: portalSlipList },
      },
    },
    request => access.asCustomer(request, tx => slipsOfInvoice(tx, request.params.id)),
  )

  app.post(
    '/v1/portal/slips',
    {
      schema: {
        operationId: 'sendPortalSlip',
        description:
          'Submits a withholding slip; it has no effect until staff confirm it; refuses IN-13 above what was withheld, WS-1 number taken, WS-3 date in the future, WS-4 period, WS-5 invoice, WS-6 nothing withheld, WS-8 period locked, WS-12 one is being checked, WS-13 too many, CU-28 file',
        security: FOR_CUSTOMERS,
        body: newSlip,
        response: { 201: portalSlipList.describe('The slips of its first invoice then') },
      },
    },
    async (request, reply) => {
      const { body } = request
      const caller = await access.authenticateCustomer(request)
      await account.database.inOrganization(caller.organizationId, null, tx => sendSlip(tx, files, caller, body), {
        requestId: request.id,
        actorName: caller.email,
      })
      return reply
        .code(201)
        .send(await access.asCustomer(request, tx => slipsOfInvoice(tx, body.invoices[0]!.invoiceId)))
    },
  )
}

/** The customer's payments, and proofs of their transfers. */
export function customerPaymentRoutes(app: Server, { account, access, files }: Context) {
  app.get(
    '/v1/portal/payments',
    {
      schema: {
        operationId: 'listPortalPayments',
        description: 'Payments and proofs of the customer, newest first',
        security: FOR_CUSTOMERS,
        querystring: z.strictObject(pageQuery(['-date'])),
        response: { 200: portalPayments },
      },
    },
    request => access.asCustomer(request, tx => listPortalPayments(tx, request.query)),
  )

  app.get(
    '/v1/portal/invoices/:id/payments',
    {
      schema: {
        operationId: 'listPortalInvoicePayments',
        description: 'Payments and proofs for an issued invoice, newest first, at most 100',
        security: FOR_CUSTOMERS,
        params,
        response: { 200: portalPaymentList },
      },
    },
    request => access.asCustomer(request, tx => paymentsOfInvoice(tx, request.params.id)),
  )

  app.post(
    '/v1/portal/payments',
    {
      schema: {
        operationId: 'sendPortalProof',
        description:
          'Submits a proof of transfer for issued invoices; it pays nothing until staff or a statement transaction confirms it; refuses PY-6 date in the future, PY-7 period locked, PY-8 more than an invoice owes, PY-9 other currency, PY-10 invoice canceled, PY-19 proofs of it are being checked, PY-20 too many, CU-28 file',
        security: FOR_CUSTOMERS,
        body: newProof,
        response: { 201: portalPayment },
      },
    },
    async (request, reply) => {
      const caller = await access.authenticateCustomer(request)
      const made = await account.database.inOrganization(
        caller.organizationId,
        null,
        tx => sendProof(tx, files, caller, request.body),
        { requestId: request.id, actorName: caller.email },
      )
      return reply.code(201).send(await access.asCustomer(request, tx => readPortalPayment(tx, made)))
    },
  )
}
