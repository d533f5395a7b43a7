// HTTP routes of reminders: validation and responses, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, smallBulkBody, toEach } from '../../../kit/bulk.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { Account } from '../../account.ts'
import { readAgreements, setDispute, setPromise } from './agreements.ts'
import { customersOf, previewReminders, remindCustomer } from './byHand.ts'
import { emailsOfCustomers, emailsOfInvoices } from './list.ts'
import { readCustomerSettings, readSettings, updateCustomerSettings, updateSettings } from './settings.ts'
import {
  agreementShape,
  customerSettingsBody,
  customerSettingsShape,
  disputeBody,
  sentReminders,
  ofCustomers,
  ofInvoices,
  previewShape,
  promiseBody,
  settingsBody,
  settingsShape,
  showAgreement,
  showEmail,
  showPreview,
  showSettings,
} from './shapes.ts'

const VIEW = 'invoicing.invoices.view'
const MANAGE = 'invoicing.invoices.manage'
const params = z.strictObject({ id })

type Context = { account: Account; access: Access }

/** Reminders: settings, agreements, sent emails, and sending by hand. */
export function reminderRoutes(app: Server, { account, access }: Context) {
  settingsRoutes(app, { access })
  agreementRoutes(app, { access })
  readRoutes(app, { account, access })

  app.post(
    '/v1/invoices/remind',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'remindInvoices',
        description:
          'Sends each customer one reminder of these invoices, which counts as its email of the day; refuses RM-1 nothing to pay, RM-2 disputed, RM-3 promised, RM-4 an email was sent today, RM-8 paused',
        body: smallBulkBody,
        response: { 200: bulkAnswer },
      },
    },
    async request => {
      await access.callerOf(request, MANAGE)
      const { ids } = request.body
      const refusals = await remindEach(request, ids)
      return toEach(request, ids, async one => {
        const refusal = refusals.get(one)
        if (refusal !== undefined) throw refusal
      })
    },
  )

  /** Sends the emails, each in its own transaction; returns why each left-out invoice was refused. */
  async function remindEach(request: FastifyRequest, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    const refusals = new Map<string, unknown>()
    const chosen = await access.asCaller(request, MANAGE, async tx => {
      const found = new Map<string, string[]>()
      for (const one of new Set(ids))
        try {
          for (const [customerId, own] of await customersOf(tx, [one]))
            found.set(customerId, [...(found.get(customerId) ?? []), ...own])
        } catch (error) {
          if (!(error instanceof Refusal) || error.row !== commonErrors.notFound) throw error
          refusals.set(one, error)
        }
      return found
    })
    for (const [customerId, invoiceIds] of chosen)
      try {
        const refused = await access.asCaller(request, MANAGE, tx =>
          remindCustomer(tx, account, { customerId, invoiceIds }),
        )
        for (const [one, refusal] of refused) refusals.set(one, refusal)
      } catch (error) {
        // Concerns only this customer: the other emails are still sent.
        for (const one of invoiceIds) refusals.set(one, error)
      }
    return refusals
  }
}

function settingsRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/reminder-settings',
    {
      schema: {
        operationId: 'getReminderSettings',
        description: 'Settings for payment reminders',
        response: { 200: settingsShape },
      },
    },
    request => access.asCaller(request, VIEW, async tx => showSettings(await readSettings(tx))),
  )

  app.put(
    '/v1/reminder-settings',
    {
      schema: {
        operationId: 'updateReminderSettings',
        description:
          'Changes the settings for payment reminders, effective from the next working day; refuses RM-5 order of days, G-3 stale version',
        body: settingsBody,
        response: { 200: settingsShape },
      },
    },
    request =>
      access.asCaller(request, 'account.company.manage', async tx =>
        showSettings(await updateSettings(tx, request.body)),
      ),
  )

  app.get(
    '/v1/reminder-settings/of-customers',
    {
      schema: {
        operationId: 'listCustomerReminderSettings',
        description: 'Reminder settings of each customer',
        querystring: ofCustomers,
        response: { 200: z.object({ items: z.array(customerSettingsShape) }) },
      },
    },
    request =>
      access.asCaller(request, 'invoicing.customers.view', async tx => ({
        items: await readCustomerSettings(tx, request.query.customerIds),
      })),
  )

  app.put(
    '/v1/customers/:id/reminder-settings',
    {
      schema: {
        operationId: 'updateCustomerReminderSettings',
        description:
          'Changes the reminder settings of a customer; refuses RM-5 order of days, RM-6 end of the pause, G-3 stale version',
        params,
        body: customerSettingsBody,
        response: { 200: customerSettingsShape },
      },
    },
    request =>
      access.asCaller(request, 'invoicing.customers.manage', tx =>
        updateCustomerSettings(tx, { ...request.body, customerId: request.params.id }),
      ),
  )
}

function agreementRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/invoices/agreements',
    {
      schema: {
        operationId: 'listInvoiceAgreements',
        description: 'Promises and disputes of each invoice; invoices without any are omitted',
        querystring: ofInvoices,
        response: { 200: z.object({ items: z.array(agreementShape) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await readAgreements(tx, request.query.invoiceIds)).map(showAgreement),
      })),
  )

  app.put(
    '/v1/invoices/:id/promise',
    {
      schema: {
        operationId: 'setInvoicePromise',
        description:
          'Records the date by which the customer promised to pay; until then no reminders are sent; refuses RM-1 nothing to pay, RM-6 date, G-3 stale version',
        params,
        body: promiseBody,
        response: { 200: agreementShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx =>
        showAgreement(await setPromise(tx, { ...request.body, invoiceId: request.params.id })),
      ),
  )

  app.put(
    '/v1/invoices/:id/dispute',
    {
      schema: {
        operationId: 'setInvoiceDispute',
        description:
          'Records a dispute, during which no reminders are sent, or closes it; refuses RM-1 nothing to pay, RM-7 not disputed, G-3 stale version',
        params,
        body: disputeBody,
        response: { 200: agreementShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx =>
        showAgreement(await setDispute(tx, { ...request.body, invoiceId: request.params.id })),
      ),
  )
}

function readRoutes(app: Server, { account, access }: Context) {
  app.get(
    '/v1/reminders/of-invoices',
    {
      schema: {
        operationId: 'listRemindersOfInvoices',
        description: 'Reminders of each invoice, newest first, at most 20',
        querystring: ofInvoices,
        response: { 200: sentReminders },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await emailsOfInvoices(tx, request.query.invoiceIds)).map(showEmail),
      })),
  )

  app.get(
    '/v1/reminders/of-customers',
    {
      schema: {
        operationId: 'listRemindersOfCustomers',
        description: 'Reminders sent to each customer, newest first, at most 20',
        querystring: ofCustomers,
        response: { 200: sentReminders },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await emailsOfCustomers(tx, request.query.customerIds)).map(showEmail),
      })),
  )

  app.get(
    '/v1/reminders/preview',
    {
      schema: {
        operationId: 'previewReminders',
        description: 'Previews the reminders of these invoices, one email per customer; refused invoices are omitted',
        querystring: ofInvoices,
        response: { 200: z.object({ items: z.array(previewShape) }) },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx => ({
        items: (await previewReminders(tx, account, request.query.invoiceIds)).map(showPreview),
      })),
  )
}
