// Whatever widens who may approve, or where money may go. Each of these wants a fresh second factor of a person, is refused to API
// tokens, is mailed to the owner and the admins, and stands in the activity log with before, after and the session that did it.
// This is the one table of them: a route is protected under a name from here, and docs/generated/protected-actions.md is made from it.

import type { FastifyRequest } from 'fastify'

type Declared = {
  /** The service that asks for the factor, and never believes another that one was shown. */
  service: 'account' | 'treasury'
  /** Operations of its OpenAPI document that can be this action. */
  operations: readonly string[]
  /** The mutations of the graph that lead there. */
  mutations: readonly string[]
  /** When such an operation is this action; at any other time it is an ordinary change. */
  when: string
}

export const PROTECTED_ACTIONS = {
  CONTROLS_LOOSENED: {
    service: 'account',
    operations: ['updateControls'],
    mutations: ['updateControls'],
    when: 'Users may approve what they made, two-factor sign-in is no longer required, payments are turned on, sessions may stay idle for longer, or more email domains may be invited',
  },
  ROLE_APPROVES: {
    service: 'account',
    operations: ['createRole', 'updateRole'],
    mutations: ['createRole', 'updateRole'],
    when: 'The role gets a permission to approve that it did not have',
  },
  MEMBER_APPROVES: {
    service: 'account',
    operations: ['inviteMembers', 'setMemberRoles', 'restoreMembers', 'activateMembers'],
    mutations: ['inviteMembers', 'setMemberRoles', 'restoreMembers', 'activateMembers'],
    when: 'The role that the member gets, or gets back, has a permission to approve that the member did not have',
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
} as const satisfies Record<string, Declared>

export type ProtectedAction = keyof typeof PROTECTED_ACTIONS

/** A route that asks for a factor under a name that the table does not give it is a fault of ours. */
export function requireListed(request: FastifyRequest, action: ProtectedAction): void {
  const operation = request.routeOptions.schema?.operationId
  const listed: readonly string[] = PROTECTED_ACTIONS[action].operations
  if (operation === undefined || !listed.includes(operation))
    throw new TypeError(`${operation} is not listed as ${action}`)
}
