// Actions that widen who may approve, or where money may go. Each requires a fresh second factor, is refused to API tokens, is emailed to
// the owner and admins, and is in the activity log with before, after and the session. This is the only table of them: a route is protected
// under a name from here, and docs/generated/protected-actions.md is generated from it.

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

type Declared = {
  /** The service that verifies the factor itself; it never relies on the other one. */
  service: 'account' | 'treasury'
  /** Operations of its OpenAPI document that can be this action. */
  operations: readonly string[]
  /** The GraphQL mutations that call them. */
  mutations: readonly string[]
  /** When such an operation is this action; otherwise it is an ordinary change. */
  when: string
}

export const PROTECTED_ACTIONS = {
  CONTROLS_LOOSENED: {
    service: 'account',
    operations: ['updateControls'],
    mutations: ['updateControls'],
    when: 'Users may approve what they made, two-factor sign-in is no longer required, payments are turned on, sessions may stay idle for longer, or more email domains may be invited',
  },
  PERIOD_OPENED: {
    service: 'account',
    operations: ['setPeriodLock'],
    mutations: ['setPeriodLock'],
    when: 'The period lock is moved back or lifted; by the owner alone',
  },
  ROLE_APPROVES: {
    service: 'account',
    operations: ['createRole', 'updateRole'],
    mutations: ['createRole', 'updateRole'],
    when: 'The role gets a permission to approve or to administer (account.*.manage, account.members.invite) that it did not have',
  },
  MEMBER_APPROVES: {
    service: 'account',
    operations: ['inviteMembers', 'setMemberRoles', 'restoreMembers', 'activateMembers'],
    mutations: ['inviteMembers', 'setMemberRoles', 'restoreMembers', 'activateMembers'],
    when: 'The role that the member gets, or gets back, has a permission to approve or to administer that the member did not have',
  },
  OWNERSHIP_OFFERED: {
    service: 'account',
    operations: ['offerOwnership'],
    mutations: ['offerOwnership'],
    when: 'Always',
  },
  OWNERSHIP_ACCEPTED: {
    service: 'account',
    operations: ['acceptOwnership'],
    mutations: ['acceptOwnership'],
    when: 'Always',
  },
  API_TOKEN_CREATED: {
    service: 'account',
    operations: ['createApiToken'],
    mutations: ['createApiToken'],
    when: 'Always',
  },
  WEBHOOK_CREATED: {
    service: 'account',
    operations: ['createWebhook'],
    mutations: ['createWebhook'],
    when: 'Always',
  },
  WEBHOOK_CHANGED: {
    service: 'account',
    operations: ['updateWebhook'],
    mutations: ['updateWebhook'],
    when: 'The URL changes, an event is added, or the webhook becomes active again',
  },
  WEBHOOK_SECRET_REPLACED: {
    service: 'account',
    operations: ['rotateWebhookSecret'],
    mutations: ['rotateWebhookSecret'],
    when: 'Always',
  },
  INVOICE_BANK_CHANGED: {
    service: 'account',
    operations: ['chooseInvoiceBankAccount'],
    mutations: ['chooseInvoiceBankAccount'],
    when: 'Always: customers are told to pay into the account that is chosen',
  },
  APPROVAL_POLICY_CREATED: {
    service: 'treasury',
    operations: ['createApprovalPolicy'],
    mutations: ['createApprovalPolicy'],
    when: 'Always',
  },
  APPROVAL_POLICY_CHANGED: {
    service: 'treasury',
    operations: ['updateApprovalPolicy'],
    mutations: ['updateApprovalPolicy'],
    when: 'Always',
  },
  APPROVAL_POLICY_DELETED: {
    service: 'treasury',
    operations: ['deleteApprovalPolicy'],
    mutations: ['deleteApprovalPolicy'],
    when: 'Always: without a policy a payment needs one approval',
  },
  PAYMENT_SETTINGS_LOOSENED: {
    service: 'treasury',
    operations: ['updatePaymentSettings'],
    mutations: ['updatePaymentSettings'],
    when: 'The rounding tolerance or the largest bank fee grows, or duplicates are looked for within fewer days',
  },
  PERIOD_LOCK_PASSED: {
    service: 'treasury',
    operations: ['reconcile', 'removeReconciliation'],
    mutations: ['reconcile', 'removeReconciliation'],
    when: 'A line before the period lock is matched or its match undone; by the owner alone, with a reason',
  },
  BANK_CONNECTED: {
    service: 'treasury',
    operations: ['connectBankAccount'],
    mutations: ['connectBankAccount'],
    when: 'Always',
  },
  BANK_CREDENTIALS_REPLACED: {
    service: 'treasury',
    operations: ['rotateBankCredentials'],
    mutations: ['rotateBankCredentials'],
    when: 'Always',
  },
  BANK_DISCONNECTED: {
    service: 'treasury',
    operations: ['disconnectBankAccount'],
    mutations: ['disconnectBankAccount'],
    when: 'Always',
  },
  PAYEE_ACCOUNT_ADDED: {
    service: 'treasury',
    operations: ['updateCounterparty'],
    mutations: ['updateCounterparty'],
    when: 'A bank account is added to a counterparty that has been paid, or to which a payment was approved',
  },
  PROVIDER_CONNECTED: {
    service: 'treasury',
    operations: ['connectPaymentProvider'],
    mutations: [],
    when: 'Always',
  },
  PROVIDER_CREDENTIALS_REPLACED: {
    service: 'treasury',
    operations: ['rotatePaymentProviderCredentials'],
    mutations: [],
    when: 'Always',
  },
  PROVIDER_PAYOUT_ACCOUNT_CHANGED: {
    service: 'treasury',
    operations: ['updatePaymentProvider'],
    mutations: [],
    when: 'It pays out to another bank account',
  },
} as const satisfies Record<string, Declared>

export type ProtectedAction = keyof typeof PROTECTED_ACTIONS

const names = Object.keys(PROTECTED_ACTIONS) as [ProtectedAction, ...ProtectedAction[]]

/** A protected action that was performed in treasury, read by the account service to email the owner and admins. */
export const protectedChangeShape = z
  .object({
    id: z.uuid(),
    action: z.enum(names),
    subject: z.string().describe('What people call that which was changed; empty where the action says all'),
    actorId: z.uuid(),
    actorName: z.string(),
    sessionId: z.string().describe('The session that did it'),
    performedAt: z.string(),
  })
  .meta({ id: 'ProtectedChange', description: 'A protected action that was performed' })

/** A route whose factor doesn't match the table is a bug. */
export function requireListed(request: FastifyRequest, action: ProtectedAction): void {
  const operation = request.routeOptions.schema?.operationId
  const listed: readonly string[] = PROTECTED_ACTIONS[action].operations
  if (operation === undefined || !listed.includes(operation))
    throw new TypeError(`${operation} is not listed as ${action}`)
}
