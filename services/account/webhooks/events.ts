// The events that an address can ask for: what they are called outside, and which events of the services' own feeds they are.
// A name never changes: programs compare it.
import { z } from 'zod'
import type { Audience } from '../../kit/tokens.ts'

/** `types`: what the service's own feed calls it; a step in the life of a record has a name of its own there. */
type Source = { name: string; service: Audience; types: readonly string[] }

const WEBHOOK_EVENTS = {
  RECONCILIATION_CREATED: { name: 'reconciliation.created', service: 'treasury', types: ['reconciliation.created'] },
  RECONCILIATION_REMOVED: { name: 'reconciliation.removed', service: 'treasury', types: ['reconciliation.removed'] },
  RECONCILIATION_RUN_CHANGED: { name: 'reconciliation_run.changed', service: 'treasury', types: ['run.changed'] },
  STATEMENT_IMPORT_CHANGED: {
    name: 'statement_import.changed',
    service: 'treasury',
    types: ['statement-import.changed'],
  },
  STATEMENT_TRANSACTION_CHANGED: {
    name: 'statement_transaction.changed',
    service: 'treasury',
    types: ['statement.changed'],
  },
  EXPECTED_TRANSACTION_CHANGED: {
    name: 'expected_transaction.changed',
    service: 'treasury',
    types: ['expected.changed'],
  },
  EXPECTED_TRANSACTION_DELETED: {
    name: 'expected_transaction.deleted',
    service: 'treasury',
    types: ['expected.deleted'],
  },
  PAYMENT_CHANGED: {
    name: 'payment.changed',
    service: 'treasury',
    types: ['payment.changed', 'payment.made', 'payment.moved'],
  },
  BILL_CHANGED: { name: 'bill.changed', service: 'treasury', types: ['bill.changed', 'bill.moved'] },
  BILL_DELETED: { name: 'bill.deleted', service: 'treasury', types: ['bill.deleted'] },
  EXCEPTION_CHANGED: { name: 'exception.changed', service: 'treasury', types: ['exception.changed'] },
  RECORD_IMPORT_CHANGED: { name: 'record_import.changed', service: 'treasury', types: ['record-import.changed'] },
  BANK_ACCOUNT_CHANGED: { name: 'bank_account.changed', service: 'treasury', types: ['bank-account.changed'] },
  COUNTERPARTY_CHANGED: { name: 'counterparty.changed', service: 'treasury', types: ['counterparty.changed'] },
  COUNTERPARTY_DELETED: { name: 'counterparty.deleted', service: 'treasury', types: ['counterparty.deleted'] },
  MEMBERSHIP_CHANGED: { name: 'membership.changed', service: 'account', types: ['membership.changed'] },
  ROLE_CHANGED: { name: 'role.changed', service: 'account', types: ['role.changed'] },
  ORGANIZATION_CHANGED: { name: 'organization.changed', service: 'account', types: ['organization.changed'] },
  ENTITY_CHANGED: { name: 'entity.changed', service: 'account', types: ['entity.changed'] },
} as const satisfies Record<string, Source>

/** What a person sends to see whether their program hears us; nobody can ask for it. */
const TEST = { name: 'webhook.test' } as const

export type AskedEvent = keyof typeof WEBHOOK_EVENTS
export type WebhookEvent = AskedEvent | 'TEST'

const asked = Object.keys(WEBHOOK_EVENTS) as [AskedEvent, ...AskedEvent[]]

export const askedEvent = z.enum(asked).meta({ id: 'WebhookEvent' })
export const deliveredEvent = z.enum([...asked, 'TEST']).meta({ id: 'DeliveredWebhookEvent' })

/** What programs call an event. */
export const nameOf = (event: WebhookEvent): string => (event === 'TEST' ? TEST : WEBHOOK_EVENTS[event]).name

const bySource = new Map<string, AskedEvent>(
  asked.flatMap(key => {
    const { service, types } = WEBHOOK_EVENTS[key]
    return types.map((type): [string, AskedEvent] => [`${service}/${type}`, key])
  }),
)

/** The event that a row of a service's feed is; undefined for what is nobody's business outside. */
export const eventOf = (service: Audience, type: string): AskedEvent | undefined => bySource.get(`${service}/${type}`)
