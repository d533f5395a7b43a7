// Who may ask for what: one line for each root field and each field of an organization. What is not listed is closed.
// The services check every permission again; this table only says it sooner, and before anything is asked of them.
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import type { Resolvers } from '../__generated__/resolverTypes.ts'
import type { Context } from '../context.ts'
import { Refused } from '../graph/errors.ts'
import type { components } from '../rest/account.generated.ts'

/** Every key of the account service's table. */
export type Permission = components['schemas']['Permission']

/**
 * `anyone`: also whoever is not signed in. `signedIn`: any person or program. `member`: whoever is active in the organization,
 * which the token exchange has found out by the time its fields are reached. Otherwise the permission that it takes.
 */
type Rule = 'anyone' | 'signedIn' | 'member' | Permission

type GuardedType = 'Query' | 'Mutation' | 'Subscription' | 'Organization'
type FieldOf<Type extends GuardedType> = Exclude<keyof NonNullable<Resolvers[Type]> & string, '__isTypeOf'>
export type GuardedField = { [Type in GuardedType]: `${Type}.${FieldOf<Type>}` }[GuardedType]

export const RULES: Record<GuardedField, Rule> = {
  'Query.node': 'signedIn',
  'Query.nodes': 'signedIn',
  'Query.organization': 'signedIn',
  'Query.viewer': 'anyone',
  'Query.signInProvider': 'anyone',
  // A link is all that whoever holds one has to show.
  'Query.passwordReset': 'anyone',
  'Query.invitation': 'anyone',
  'Query.setupLink': 'anyone',
  'Query.hasPeople': 'anyone',

  'Organization.id': 'member',
  'Organization.uuid': 'member',
  'Organization.name': 'member',
  'Organization.legalName': 'member',
  'Organization.username': 'member',
  'Organization.defaultCurrency': 'member',
  'Organization.timeZone': 'member',
  'Organization.modes': 'member',
  'Organization.permissions': 'member',
  'Organization.entities': 'member',
  'Organization.people': 'member',
  'Organization.members': 'account.members.view',
  'Organization.member': 'account.members.view',
  'Organization.roles': 'account.members.view',
  'Organization.role': 'account.members.view',
  'Organization.owner': 'member',
  // Shown to its two sides, whatever their roles; the service knows who they are, here and below.
  'Organization.ownershipTransfer': 'member',
  'Organization.taxNumber': 'member',
  'Organization.taxNumberDoubtful': 'member',
  'Organization.address': 'member',
  'Organization.version': 'member',
  'Organization.controls': 'member',
  'Organization.orderSettings': 'member',
  // Everybody sees their own and the shared ones; the service knows whose they are, and who may change them.
  'Organization.savedViews': 'member',
  'Mutation.createSavedView': 'member',
  'Mutation.updateSavedView': 'member',
  'Mutation.deleteSavedView': 'member',
  'Organization.apiTokens': 'account.apiTokens.manage',
  'Organization.webhooks': 'account.webhooks.manage',
  'Organization.webhook': 'account.webhooks.manage',
  'Organization.activity': 'account.activity.view',
  'Organization.activityProof': 'account.security.manage',
  'Organization.banks': 'treasury.bankAccounts.view',
  'Organization.bankAccount': 'treasury.bankAccounts.view',
  'Organization.bankAccounts': 'treasury.bankAccounts.view',
  'Organization.bankBalances': 'treasury.bankAccounts.view',
  'Organization.balanceHistory': 'treasury.bankAccounts.view',
  'Organization.counterpartyBanks': 'treasury.counterparties.view',
  'Organization.counterparties': 'treasury.counterparties.view',
  'Organization.counterparty': 'treasury.counterparties.view',
  // Each kind of record has a permission of its own, which the service knows.
  'Organization.recordImport': 'member',
  'Organization.expectedTransaction': 'treasury.expected.view',
  'Organization.expectedTransactions': 'treasury.expected.view',
  'Organization.statementTransaction': 'treasury.statements.view',
  'Organization.statementTransactions': 'treasury.statements.view',
  'Organization.statementImport': 'treasury.statements.view',
  'Organization.statementImports': 'treasury.statements.view',
  'Organization.recommendations': 'treasury.reconciliation.view',
  'Organization.reconciliations': 'treasury.reconciliation.view',
  'Organization.reconciliationCounts': 'treasury.reconciliation.view',
  'Organization.reconciliationRuns': 'treasury.reconciliation.view',
  'Organization.payments': 'treasury.payments.view',
  'Organization.payment': 'treasury.payments.view',
  'Organization.paymentCounts': 'treasury.payments.view',
  // Whoever may see payments, and whoever may see bills; the service shows of each what they may.
  'Organization.approvalQueue': 'member',
  'Organization.approvalQueueCounts': 'member',
  'Organization.paymentOptions': 'treasury.payments.create',
  'Organization.bills': 'treasury.bills.view',
  'Organization.bill': 'treasury.bills.view',
  'Organization.billCounts': 'treasury.bills.view',
  'Organization.billSettings': 'treasury.bills.view',

  'Mutation.signIn': 'anyone',
  'Mutation.verifyTwoFactor': 'anyone',
  'Mutation.startPasskeySignIn': 'anyone',
  'Mutation.signInWithPasskey': 'anyone',
  'Mutation.signOut': 'anyone',
  'Mutation.requestPasswordReset': 'anyone',
  'Mutation.resetPassword': 'anyone',
  'Mutation.acceptInvitation': 'anyone',
  'Mutation.createFirstOwner': 'anyone',
  'Mutation.linkInvitation': 'signedIn',
  // The service knows who may (`ORGANIZATIONS_BY`), and refuses programs.
  'Mutation.createOrganization': 'signedIn',
  // A person's own access, above all organizations; the service refuses programs.
  'Mutation.proveSecondFactor': 'signedIn',
  'Mutation.startPasskeyAssertion': 'signedIn',
  'Mutation.addAuthenticator': 'signedIn',
  'Mutation.confirmAuthenticator': 'signedIn',
  'Mutation.startPasskeyRegistration': 'signedIn',
  'Mutation.finishPasskeyRegistration': 'signedIn',
  'Mutation.renameFactor': 'signedIn',
  'Mutation.removeFactor': 'signedIn',
  'Mutation.regenerateBackupCodes': 'signedIn',
  'Mutation.unlinkProvider': 'signedIn',
  'Mutation.relinkProvider': 'signedIn',
  'Mutation.endSession': 'signedIn',
  'Mutation.endOtherSessions': 'signedIn',
  'Mutation.createApiToken': 'account.apiTokens.manage',
  'Mutation.revokeApiToken': 'account.apiTokens.manage',
  'Mutation.createWebhook': 'account.webhooks.manage',
  'Mutation.updateWebhook': 'account.webhooks.manage',
  'Mutation.rotateWebhookSecret': 'account.webhooks.manage',
  'Mutation.deleteWebhook': 'account.webhooks.manage',
  'Mutation.testWebhook': 'account.webhooks.manage',
  'Mutation.resendWebhookDelivery': 'account.webhooks.manage',
  'Mutation.inviteMembers': 'account.members.invite',
  'Mutation.resendInvitations': 'account.members.invite',
  'Mutation.cancelInvitations': 'account.members.invite',
  'Mutation.setMemberRoles': 'account.members.manage',
  'Mutation.deactivateMembers': 'account.members.manage',
  'Mutation.activateMembers': 'account.members.manage',
  'Mutation.removeMembers': 'account.members.manage',
  'Mutation.restoreMembers': 'account.members.manage',
  'Mutation.createRole': 'account.roles.manage',
  'Mutation.updateRole': 'account.roles.manage',
  'Mutation.deleteRole': 'account.roles.manage',
  'Mutation.offerOwnership': 'member',
  'Mutation.acceptOwnership': 'member',
  'Mutation.declineOwnership': 'member',
  'Mutation.withdrawOwnership': 'member',
  'Mutation.updateProfile': 'signedIn',
  'Mutation.setPhoto': 'member',
  'Mutation.changePassword': 'signedIn',
  'Mutation.updateOrganization': 'account.company.manage',
  'Mutation.createEntity': 'account.company.manage',
  'Mutation.updateEntity': 'account.company.manage',
  'Mutation.deleteEntity': 'account.company.manage',
  'Mutation.updateControls': 'account.controls.manage',
  'Mutation.updateOrderSettings': 'account.company.manage',
  // Each purpose has a permission of its own, which the service knows.
  'Mutation.createFileUpload': 'member',
  'Mutation.createBankAccount': 'treasury.bankAccounts.manage',
  'Mutation.updateBankAccount': 'treasury.bankAccounts.manage',
  'Mutation.closeBankAccount': 'treasury.bankAccounts.manage',
  'Mutation.reopenBankAccount': 'treasury.bankAccounts.manage',
  'Mutation.deleteBankAccount': 'treasury.bankAccounts.manage',
  'Mutation.connectBankAccount': 'treasury.bankAccounts.manage',
  'Mutation.rotateBankCredentials': 'treasury.bankAccounts.manage',
  'Mutation.setSyncSchedule': 'treasury.bankAccounts.manage',
  'Mutation.disconnectBankAccount': 'treasury.bankAccounts.manage',
  'Mutation.testBankConnection': 'treasury.bankAccounts.manage',
  'Mutation.syncBankAccount': 'treasury.bankAccounts.manage',
  'Mutation.createCounterparty': 'treasury.counterparties.manage',
  'Mutation.updateCounterparty': 'treasury.counterparties.manage',
  'Mutation.deleteCounterparties': 'treasury.counterparties.manage',
  'Mutation.importCounterparties': 'treasury.counterparties.manage',
  // The service asks for the permission of its kind of record.
  'Mutation.mendRecordImport': 'member',
  'Mutation.confirmRecordImport': 'member',
  'Mutation.importPayments': 'treasury.payments.create',
  'Mutation.importTransfers': 'treasury.payments.create',
  'Mutation.createExpectedTransaction': 'treasury.expected.manage',
  'Mutation.updateExpectedTransaction': 'treasury.expected.manage',
  'Mutation.deleteExpectedTransactions': 'treasury.expected.manage',
  'Mutation.importExpectedTransactions': 'treasury.expected.manage',
  'Mutation.archiveExpectedTransactions': 'treasury.reconciliation.manage',
  'Mutation.unarchiveExpectedTransactions': 'treasury.reconciliation.manage',
  'Mutation.createStatementTransaction': 'treasury.statements.manage',
  'Mutation.deleteStatementTransactions': 'treasury.statements.manage',
  'Mutation.importStatement': 'treasury.statements.manage',
  'Mutation.confirmStatementImport': 'treasury.statements.manage',
  'Mutation.mendStatementImport': 'treasury.statements.manage',
  'Mutation.undoStatementImport': 'treasury.statements.manage',
  'Mutation.archiveStatementTransactions': 'treasury.reconciliation.manage',
  'Mutation.unarchiveStatementTransactions': 'treasury.reconciliation.manage',
  // The automatic mode needs `treasury.reconciliation.auto` besides, which the service sees in the input.
  'Mutation.runReconciliation': 'treasury.reconciliation.manage',
  'Mutation.confirmReconciliationRun': 'treasury.reconciliation.auto',
  'Mutation.cancelReconciliationRun': 'treasury.reconciliation.manage',
  'Mutation.acceptRecommendations': 'treasury.reconciliation.manage',
  'Mutation.rejectRecommendations': 'treasury.reconciliation.manage',
  'Mutation.reconcile': 'treasury.reconciliation.manage',
  'Mutation.removeReconciliation': 'treasury.reconciliation.manage',
  'Organization.approvalPolicies': 'treasury.payments.view',
  'Organization.approvalPolicy': 'treasury.payments.view',
  'Organization.bankingDays': 'treasury.payments.view',
  'Organization.paymentSettings': 'treasury.payments.view',
  'Organization.exceptions': 'treasury.exceptions.view',
  'Organization.exception': 'treasury.exceptions.view',
  'Mutation.createApprovalPolicy': 'account.controls.manage',
  'Mutation.updateApprovalPolicy': 'account.controls.manage',
  'Mutation.deleteApprovalPolicy': 'account.controls.manage',
  'Mutation.setBankingDay': 'account.controls.manage',
  'Mutation.resetBankingDay': 'account.controls.manage',
  'Mutation.updatePaymentSettings': 'account.controls.manage',
  'Mutation.assignExceptions': 'treasury.exceptions.manage',
  'Mutation.startExceptions': 'treasury.exceptions.manage',
  'Mutation.resolveExceptions': 'treasury.exceptions.manage',
  'Mutation.reopenExceptions': 'treasury.exceptions.manage',
  'Mutation.commentOnException': 'treasury.exceptions.manage',
  'Mutation.askBank': 'treasury.payments.view',
  'Mutation.createPayment': 'treasury.payments.create',
  'Mutation.updatePayment': 'treasury.payments.create',
  'Mutation.cancelPayments': 'treasury.payments.create',
  'Mutation.archivePayments': 'treasury.payments.create',
  'Mutation.unarchivePayments': 'treasury.payments.create',
  'Mutation.endPaymentRecurrences': 'treasury.payments.create',
  'Mutation.exportPayments': 'treasury.payments.create',
  'Mutation.exportPaymentsAgain': 'treasury.payments.create',
  'Mutation.inquireAccount': 'treasury.payments.create',
  'Mutation.prepareApproval': 'treasury.payments.approve',
  'Mutation.checkNamesOfPayments': 'treasury.payments.approve',
  'Mutation.approvePayments': 'treasury.payments.approve',
  'Mutation.resendPayments': 'treasury.payments.approve',
  'Mutation.rejectPayments': 'treasury.payments.approve',
  'Mutation.createBill': 'treasury.bills.manage',
  'Mutation.updateBill': 'treasury.bills.manage',
  'Mutation.submitBills': 'treasury.bills.manage',
  'Mutation.updateBillSettings': 'account.company.manage',
  'Mutation.deleteBills': 'treasury.bills.manage',
  'Mutation.approveBills': 'treasury.bills.approve',
  // Whoever makes bills, and whoever approves them; the service knows both.
  'Mutation.cancelBills': 'treasury.bills.view',
  // The service asks for `treasury.reconciliation.auto` besides, with a code of its own.
  'Mutation.markBillPaid': 'treasury.bills.manage',

  'Subscription.accessChanged': 'member',
  'Subscription.billChanged': 'treasury.bills.view',
  'Subscription.bankAccountChanged': 'treasury.bankAccounts.view',
  'Subscription.organizationChanged': 'member',
  'Subscription.paymentStatusChanged': 'treasury.payments.view',
  'Subscription.reconciliationChanged': 'treasury.reconciliation.view',
  'Subscription.reconciliationRunProgress': 'treasury.reconciliation.view',
  // As `Organization.recordImport`.
  'Subscription.recordImportProgress': 'member',
  'Subscription.statementImportProgress': 'treasury.statements.view',
}

const rules = new Map<string, Rule>(Object.entries(RULES))

/** Whether permissions open a subscription. A socket belongs to a member, or to a person without an organization. */
export function allows(field: string, permissions: ReadonlySet<string>): boolean {
  const rule = rules.get(field)
  if (rule === undefined) return false
  return rule === 'anyone' || rule === 'signedIn' || rule === 'member' || permissions.has(rule)
}

/** Puts the table in front of the resolvers of a schema. */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const organization = schema.getType('Organization')
  guardFields(schema.getQueryType(), checkOfRequest)
  guardFields(schema.getMutationType(), checkOfRequest)
  guardFields(isObjectType(organization) ? organization : null, checkOfOrganization)
  return schema
}

type Check = (context: Context, parent: unknown) => void | Promise<void>

function guardFields(type: GraphQLObjectType | null | undefined, checkFor: (rule: Rule | undefined) => Check | null) {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const check = checkFor(rules.get(`${type?.name}.${field.name}`))
    if (check) field.resolve = checkedFirst(check, field.resolve ?? defaultFieldResolver)
  }
}

const checkedFirst =
  (check: Check, resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, Context> =>
  async (parent, args, context, info) => {
    await check(context, parent)
    return resolve(parent, args, context, info)
  }

const closed: Check = () => {
  throw new Refused('G-20')
}

/** A root field asks for rights in the organization that the request names. */
function checkOfRequest(rule: Rule | undefined): Check | null {
  if (rule === undefined) return closed
  if (rule === 'anyone') return null
  if (rule === 'signedIn') {
    return context => {
      if (context.credential === null) throw new Refused('G-10')
    }
  }
  if (rule === 'member') return async context => void (await context.named.grant())
  return async context => refuseWithout(await context.named.permissions(), rule)
}

/** A field of an organization asks for rights in that one, whichever the request names. */
function checkOfOrganization(rule: Rule | undefined): Check | null {
  if (rule === undefined || rule === 'signedIn') return closed
  if (rule === 'anyone' || rule === 'member') return null
  return async (context, parent) => refuseWithout(await context.organization(idOf(parent)).permissions(), rule)
}

function idOf(organization: unknown): string {
  if (typeof organization === 'object' && organization !== null && 'id' in organization) return String(organization.id)
  throw new TypeError('an organization without its id')
}

function refuseWithout(permissions: ReadonlySet<string>, permission: Permission) {
  if (!permissions.has(permission)) throw new Refused('G-20')
}
