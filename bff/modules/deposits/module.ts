import type { BffModule } from '../../module.ts'
import { depositExports, depositNodes, depositResolvers } from './resolvers.ts'

/** The terms of early closing are a part of the inputs. */
const EARLY_CLOSE = {
  closableEarly: 'earlyClose.allowed',
  forfeitsInterest: 'earlyClose.forfeitsInterest',
  penaltyRate: 'earlyClose.penaltyRate',
  penaltyAmount: 'earlyClose.penaltyAmount',
  clawsBack: 'earlyClose.clawsBack',
}

export const depositsModule = {
  name: 'deposits',
  resolvers: depositResolvers,
  nodes: depositNodes,
  exports: depositExports,
  inputNames: { createDeposit: EARLY_CLOSE, updateDeposit: EARLY_CLOSE },
  rules: {
    'Organization.deposits': 'treasury.deposits.view',
    'Organization.deposit': 'treasury.deposits.view',
    'Organization.depositCounts': 'treasury.deposits.view',
    'Organization.depositLadder': 'treasury.deposits.view',
    'Organization.depositBanks': 'treasury.deposits.view',
    'Organization.depositCalculation': 'treasury.deposits.manage',
    'Mutation.createDeposit': 'treasury.deposits.manage',
    'Mutation.updateDeposit': 'treasury.deposits.manage',
    'Mutation.cancelDeposit': 'treasury.deposits.manage',
    'Mutation.closeDeposit': 'treasury.deposits.manage',
    'Subscription.depositChanged': 'treasury.deposits.view',
  },
  shareable: {
    Deposit:
      'alias allowedActions amount bank closeReason closedAt closedBy closedOn closing createdAt createdBy dayBasis earlyClose ' +
      'expectedTransactions id interest interestPayout interestRate issuedOn maturesOn netInterest nextInterest nextInterestRate number ' +
      'payout payoutAccount pledged principal rateIsAssumed renewal schedule sourceAccount status tax taxRate taxTreatment tenor tenorType ' +
      'term termNumber termStartsOn uuid version',
    DepositChange: 'actor deposit',
    DepositClosing:
      'accruedInterest accruedNet accruedTax atMaturity clawback date forfeited lost maturesOn payout penalty principal',
    DepositEarlyClose: 'allowed clawsBack forfeitsInterest penalty penaltyRate',
    DepositInterest: 'amount date',
    DepositPeriod: 'days endsOn interest interestRate isRenewed netInterest place principal startsOn tax term',
    ExpectedTransaction: 'deposit',
  },
} as const satisfies BffModule
