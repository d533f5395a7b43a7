import type { ProtectedAction } from '../../../kit/protectedActions.ts'

/** The action as a title, and as it follows the actor's name. */
export const PROTECTED: Record<ProtectedAction, { title: string; done: (subject: string) => string }> = {
  CONTROLS_LOOSENED: { title: 'controls relaxed', done: () => 'relaxed the company controls' },
  PERIOD_OPENED: { title: 'period lock opened', done: () => 'moved the period lock back or lifted it' },
  PERIOD_LOCK_PASSED: {
    title: 'match changed in a locked period',
    done: amount => `matched ${amount} in a locked period, or undid that match`,
  },
  ROLE_APPROVES: {
    title: 'a role can now approve or administer',
    done: role => `allowed the role ${role} to approve or administer`,
  },
  MEMBER_APPROVES: {
    title: 'a member can now approve or administer',
    done: names => `allowed ${names} to approve or administer`,
  },
  OWNERSHIP_OFFERED: { title: 'ownership offered', done: name => `offered ownership to ${name}` },
  OWNERSHIP_ACCEPTED: { title: 'new owner', done: () => 'became the owner' },
  API_TOKEN_CREATED: { title: 'API token created', done: name => `created the API token ${name}` },
  WEBHOOK_CREATED: { title: 'webhook created', done: url => `created the webhook ${url}` },
  WEBHOOK_CHANGED: { title: 'webhook changed', done: url => `changed the webhook ${url}` },
  WEBHOOK_SECRET_REPLACED: {
    title: 'webhook secret replaced',
    done: url => `replaced the secret of the webhook ${url}`,
  },
  INVOICE_BANK_CHANGED: {
    title: 'bank details on invoices changed',
    done: account =>
      account === '' ? 'removed the bank details from invoices' : `changed the bank details on invoices to ${account}`,
  },
  APPROVAL_POLICY_CREATED: { title: 'approval policy created', done: name => `created the approval policy ${name}` },
  APPROVAL_POLICY_CHANGED: { title: 'approval policy changed', done: name => `changed the approval policy ${name}` },
  APPROVAL_POLICY_DELETED: { title: 'approval policy deleted', done: name => `deleted the approval policy ${name}` },
  PAYMENT_SETTINGS_LOOSENED: { title: 'payment checks relaxed', done: () => 'relaxed the payment checks' },
  BANK_CONNECTED: { title: 'bank account connected', done: alias => `connected the bank account ${alias}` },
  BANK_CREDENTIALS_REPLACED: {
    title: 'bank credentials replaced',
    done: alias => `replaced the bank credentials of ${alias}`,
  },
  BANK_DISCONNECTED: { title: 'bank account disconnected', done: alias => `disconnected the bank account ${alias}` },
  PROVIDER_CONNECTED: {
    title: 'payment provider connected',
    done: alias => `connected the payment provider ${alias}`,
  },
  PROVIDER_CREDENTIALS_REPLACED: {
    title: 'payment provider credentials replaced',
    done: alias => `replaced the credentials of the payment provider ${alias}`,
  },
  PROVIDER_PAYOUT_ACCOUNT_CHANGED: {
    title: 'payout account changed',
    done: names => `changed the account that a payment provider pays out to (${names})`,
  },
  PAYEE_ACCOUNT_ADDED: {
    title: 'new beneficiary account',
    done: alias => `added a bank account to the counterparty ${alias}`,
  },
}
