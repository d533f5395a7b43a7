import type { BffModule } from '../../module.ts'
import { paymentRuleNodes, paymentRuleResolvers } from './resolvers.ts'

export const paymentRulesModule = {
  name: 'paymentRules',
  resolvers: paymentRuleResolvers,
  nodes: paymentRuleNodes,
  inputNames: {
    createApprovalPolicy: { 'bands.*.steps.*.approverIds': 'bands.*.steps.*.approverUuids' },
    updateApprovalPolicy: { 'bands.*.steps.*.approverIds': 'bands.*.steps.*.approverUuids' },
  },
  rules: {
    'Organization.approvalPolicies': 'treasury.payments.view',
    'Organization.approvalPolicy': 'treasury.payments.view',
    'Organization.bankingDays': 'treasury.payments.view',
    'Organization.paymentSettings': 'treasury.payments.view',
    'Organization.policiesBlockedByMembers': 'account.members.view',
    'Organization.policiesBlockedByOwnership': 'account.members.view',
    'Organization.policiesBlockedByRole': 'account.members.view',
    'Mutation.createApprovalPolicy': 'account.controls.manage',
    'Mutation.updateApprovalPolicy': 'account.controls.manage',
    'Mutation.deleteApprovalPolicy': 'account.controls.manage',
    'Mutation.setBankingDay': 'account.controls.manage',
    'Mutation.resetBankingDay': 'account.controls.manage',
    'Mutation.updatePaymentSettings': 'account.controls.manage',
  },
  shareable: {
    AwaitedApproval: 'missing nobody people',
  },
} as const satisfies BffModule
