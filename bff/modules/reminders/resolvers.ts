import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNotFound, orNull } from '../../graph/relation.ts'
import { changeEach } from '../bulk.ts'
import { customerLoaders } from '../customers/loaders.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import { ownField, person } from '../organization/relations.ts'
import {
  getReminderSettings,
  previewReminders,
  remindInvoices,
  setInvoiceDispute,
  setInvoicePromise,
  updateCustomerReminderSettings,
  updateReminderSettings,
} from './accountReminders.ts'
import { reminderLoaders } from './loaders.ts'

const invoiceOf = (scope: OrganizationScope, id: string) => scope.loaders(invoiceLoaders).byId.load(id)

export const reminderResolvers = {
  Organization: {
    reminderSettings: async (organization, args, context) => {
      const modes = await ownField('modes')(organization, args, context)
      return modes.includes('INVOICING') ? getReminderSettings(context.organization(organization.id)) : null
    },
    reminderPreviews: async ({ id }, { invoiceIds }, context) => {
      const scope = context.organization(id)
      const { items } = await previewReminders(
        scope,
        invoiceIds.map(invoiceId => scope.uuidOf('Invoice', invoiceId)),
      )
      return items.map(preview => owned(scope, preview))
    },
  },
  ReminderLevel: {
    wordsEn: ({ words }) => words.en,
    wordsId: ({ words }) => words.id,
  },
  ReminderPreview: {
    customerId: ({ customerId, organizationId }) => encodeId('Customer', organizationId, customerId),
    language: ({ language }) => (language === 'en' ? 'EN' : 'ID'),
    invoiceIds: ({ invoiceIds, organizationId }) => invoiceIds.map(id => encodeId('Invoice', organizationId, id)),
  },
  Reminder: {
    uuid: ({ id }) => id,
    sentBy: person(({ sentBy }) => sentBy),
  },
  InvoiceAgreement: {
    promisedBy: person(({ promisedBy }) => promisedBy),
    disputedBy: person(({ disputedBy }) => disputedBy),
    disputeClosedBy: person(({ disputeClosedBy }) => disputeClosedBy),
  },
  Invoice: {
    agreement: byKey({ key: ({ id }) => id, loader: scope => scope.loaders(reminderLoaders).agreement, show: orNull }),
    reminders: byKey({ key: ({ id }) => id, loader: scope => scope.loaders(reminderLoaders).ofInvoice, show: orNull }),
  },
  Customer: {
    reminderSettings: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(reminderLoaders).customerSettings,
      show: orNotFound,
    }),
    reminders: byKey({ key: ({ id }) => id, loader: scope => scope.loaders(reminderLoaders).ofCustomer, show: orNull }),
  },
  Mutation: {
    updateReminderSettings: (_root, { input: { levels, ...rest } }, context) => {
      const scope = context.named
      const body = {
        ...rest,
        levels: levels.map(({ days, wordsEn, wordsId }) => ({
          days,
          words: { en: wordsEn ?? null, id: wordsId ?? null },
        })),
      }
      return toPayload(
        async () => {
          await updateReminderSettings(scope, body)
          return { organization: { id: scope.organizationId } }
        },
        { organization: null },
      )
    },
    updateCustomerReminderSettings: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Customer', input.customerId)
      const { isPaused, version } = input
      const body = {
        days: input.days ? [...input.days] : null,
        isPaused,
        pausedUntil: input.pausedUntil ?? null,
        version,
      }
      return toPayload(
        async () => {
          await updateCustomerReminderSettings(scope, id, body)
          return { customer: await scope.loaders(customerLoaders).byId.load(id) }
        },
        { customer: null },
      )
    },
    setInvoicePromise: (_root, { input: { invoiceId, date, note, version } }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Invoice', invoiceId)
      return toPayload(
        async () => {
          await setInvoicePromise(scope, id, { date: date ?? null, note: note ?? null, version })
          return { invoice: await invoiceOf(scope, id) }
        },
        { invoice: null },
      )
    },
    setInvoiceDispute: (_root, { input: { invoiceId, reason, version } }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Invoice', invoiceId)
      return toPayload(
        async () => {
          await setInvoiceDispute(scope, id, { reason: reason ?? null, version })
          return { invoice: await invoiceOf(scope, id) }
        },
        { invoice: null },
      )
    },
    remindInvoices: (_root, { input: { ids } }, context) => {
      const scope = context.named
      return toPayload(
        async () => {
          const { results, changed } = await changeEach(
            scope,
            'Invoice',
            ids,
            remindInvoices,
            () => scope.loaders(invoiceLoaders).byId,
          )
          return { results, invoices: changed }
        },
        { invoices: [], results: [] },
      )
    },
  },
} satisfies Resolvers
