import type { BankAccountFilter, Resolvers, SftpLoginInput } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedList } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import type { OrganizationScope } from '../../context.ts'
import { byKey, orNotFound, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { entityLoaders } from '../organization/loaders.ts'
import { toProvenPayload } from '../provenChange.ts'
import { bankAccountLoaders, toBankAccount } from './loaders.ts'
import {
  type BankAccountQuery,
  closeBankAccount,
  connectBankAccount,
  createBankAccount,
  deleteBankAccount,
  disconnectBankAccount,
  getBankAccount,
  listBalanceHistory,
  listBankBalances,
  listBankAccounts,
  listBanks,
  reopenBankAccount,
  rotateBankCredentials,
  setSyncSchedule,
  summarizeBankAccounts,
  syncBankAccount,
  testBankConnection,
  updateBankAccount,
} from './treasuryBankAccounts.ts'

export const bankAccountResolvers = {
  Organization: {
    banks: async ({ id }, _args, context) => {
      const { items } = await listBanks(context.organization(id))
      return items.filter(bank => bank.holdsAccounts)
    },
    bankAccounts: listField({
      filter: (_scope, { filter }) => toQuery(filter),
      list: (scope, query, { sort }) => listBankAccounts(scope, { ...query, sort: toSort(sort) }),
      toNode: toBankAccount,
    }),
    bankAccount: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toBankAccount(scope, await getBankAccount(scope, uuid))
    },
    bankBalances: async ({ id }, _args, context) => (await listBankBalances(context.organization(id))).items,
    balanceHistory: async ({ id }, { bankAccountIds, ...span }, context) => {
      const scope = context.organization(id)
      const accounts = bankAccountIds?.map(accountId => scope.uuidOf('BankAccount', accountId))
      const found = await scope.loaders(bankAccountLoaders).byId.loadAll(accounts ?? [])
      found.forEach(orNotFound)
      const query = { ...span, ...(accounts && { accountIds: accounts.join(',') }) }
      return (await listBalanceHistory(scope, query)).items
    },
  },
  BankAccountConnection: {
    totalCount: summaryField(summarizeBankAccounts, 'totalCount'),
    totals: summaryField(summarizeBankAccounts, 'totals'),
  },
  BankAccount: {
    id: ({ id, organizationId }) => encodeId('BankAccount', organizationId, id),
    uuid: ({ id }) => id,
    entity: byKey({
      key: ({ entityId }) => entityId,
      loader: scope => scope.loaders(entityLoaders).byId,
      show: orNotFound,
    }),
    connection: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(bankAccountLoaders).link,
      show: orNull,
    }),
    unreconciledCount: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(bankAccountLoaders).unreconciledCount,
      show: found => found?.count ?? 0,
    }),
  },
  Mutation: {
    createBankAccount: (_root, { input }, context) => {
      const scope = context.named
      const { entityId, idempotencyKey, ...values } = input
      const body = { ...values, entityId: scope.uuidOf('Entity', entityId) }
      return toPayload(
        async () => ({ bankAccount: toBankAccount(scope, await createBankAccount(scope, body, idempotencyKey)) }),
        { bankAccount: null },
      )
    },
    updateBankAccount: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('BankAccount', input.id)
      const { version, alias, accountNumber, currency, lastCheckedOn, restriction } = input
      // Only the date and the restriction can be cleared; for other fields null means unchanged.
      const body = {
        version,
        ...(alias != null && { alias }),
        ...(accountNumber != null && { accountNumber }),
        ...(currency != null && { currency }),
        ...(lastCheckedOn !== undefined && { lastCheckedOn }),
        ...(restriction !== undefined && {
          restriction: restriction && { ...restriction, until: restriction.until ?? null },
        }),
      }
      return toPayload(async () => ({ bankAccount: toBankAccount(scope, await updateBankAccount(scope, id, body)) }), {
        bankAccount: null,
      })
    },
    closeBankAccount: (_root, { input: { id, ...body } }, context) =>
      changeAccount(context.named, id, uuid => closeBankAccount(context.named, uuid, body)),
    reopenBankAccount: (_root, { input: { id, version } }, context) =>
      changeAccount(context.named, id, uuid => reopenBankAccount(context.named, uuid, version)),
    deleteBankAccount: (_root, { input: { id, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('BankAccount', id)
      return toPayload(
        async () => {
          await deleteBankAccount(scope, uuid, version)
          return { deletedId: id }
        },
        { deletedId: null },
      )
    },
    connectBankAccount: (_root, { input: { id, type, credentials, login, schedule, startsOn, ...shown } }, context) => {
      const scope = context.named
      const connection = {
        type,
        credentials: credentials ?? null,
        login: toLogin(login),
        schedule: schedule ?? [],
        startsOn: startsOn ?? null,
      }
      return changeWithProof(scope, id, shown, (uuid, proof) =>
        connectBankAccount(scope, uuid, { ...connection, proof }),
      )
    },
    rotateBankCredentials: (_root, { input: { id, version, credentials, login, ...shown } }, context) => {
      const scope = context.named
      const replaced = { version, credentials: credentials ?? null, login: toLogin(login) }
      return changeWithProof(scope, id, shown, (uuid, proof) =>
        rotateBankCredentials(scope, uuid, { ...replaced, proof }),
      )
    },
    setSyncSchedule: (_root, { input: { id, ...body } }, context) => {
      const scope = context.named
      return changeConnection(scope, id, uuid => setSyncSchedule(scope, uuid, body))
    },
    disconnectBankAccount: (_root, { input: { id, version, ...shown } }, context) => {
      const scope = context.named
      return changeWithProof(scope, id, shown, (uuid, proof) => disconnectBankAccount(scope, uuid, { version, proof }))
    },
    testBankConnection: (_root, { input: { id } }, context) => {
      const scope = context.named
      return toPayload(() => testBankConnection(scope, scope.uuidOf('BankAccount', id)), { balance: null })
    },
    syncBankAccount: (_root, { input: { id } }, context) => {
      const scope = context.named
      return changeConnection(scope, id, uuid => syncBankAccount(scope, uuid))
    },
  },
  Subscription: {
    bankAccountChanged: live({
      events: ['bank-account.changed', 'statement-import.changed'],
      // The content depends on permissions, in which subscribers must agree anyway.
      shareable: true,
      open: async ({ bankAccountId }: { bankAccountId: string }, scope) => {
        const uuid = scope.uuidOf('BankAccount', bankAccountId)
        await readNow(scope, uuid)
        return { uuid }
      },
      accepts: ({ scopeId }, { uuid }) => scopeId === uuid,
      read: (_event, { uuid }, scope) => readNow(scope, uuid),
      first: ({ uuid }, scope) => readNow(scope, uuid),
    }),
  },
} satisfies Resolvers

/** The account in its current state. */
const readNow = async (scope: OrganizationScope, uuid: string) =>
  toBankAccount(scope, await getBankAccount(scope, uuid))

const toLogin = (login: SftpLoginInput | null | undefined) =>
  login
    ? {
        companyId: login.companyId ?? null,
        userId: login.userId,
        password: login.password ?? null,
        cif: login.cif ?? null,
        privateKey: login.privateKey ?? null,
      }
    : null

/** Changes an account, and returns the service's answer. */
const changeAccount = (
  scope: OrganizationScope,
  accountId: string,
  change: (uuid: string) => Promise<Parameters<typeof toBankAccount>[1]>,
) =>
  toPayload(async () => ({ bankAccount: toBankAccount(scope, await change(scope.uuidOf('BankAccount', accountId))) }), {
    bankAccount: null,
  })

/** Changes the connection of an account, and returns the updated account. */
const changeConnection = (scope: OrganizationScope, accountId: string, change: (uuid: string) => Promise<unknown>) =>
  toPayload(
    async () => {
      const uuid = scope.uuidOf('BankAccount', accountId)
      await change(uuid)
      return { bankAccount: await readNow(scope, uuid) }
    },
    { bankAccount: null },
  )

/** The same for a protected action. */
function changeWithProof(
  scope: OrganizationScope,
  accountId: string,
  shown: Parameters<typeof toProvenPayload>[1],
  change: (uuid: string, proof: string | null) => Promise<unknown>,
) {
  const uuid = scope.uuidOf('BankAccount', accountId)
  return toProvenPayload(
    scope,
    shown,
    async proof => {
      await change(uuid, proof)
      return { bankAccount: await readNow(scope, uuid) }
    },
    { bankAccount: null },
  )
}

export const bankAccountNodes = {
  BankAccount: (scope, uuid) => scope.loaders(bankAccountLoaders).byId.load(uuid),
} satisfies NodeFinders

function toQuery(filter: BankAccountFilter | null | undefined): BankAccountQuery {
  const { search, bankCodes, currency, connectionType, status, entityUuid, account } = filter ?? {}
  return {
    ...(search && { search }),
    ...(bankCodes && bankCodes.length > 0 && { bankCodes: bankCodes.join(',') }),
    ...(currency && { currency }),
    ...(connectionType && { connectionType }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(entityUuid && { entityId: entityUuid }),
    ...(account && { account: `${account.bankCode}/${account.accountNumber}` }),
  }
}

const toSort = orderBy({ ALIAS: 'alias', CREATED_AT: 'createdAt' }, { field: 'ALIAS', direction: 'ASC' })

const exported: ExportedList = {
  service: 'treasury',
  toQuery: (_scope, { bankAccounts: rows }) => ({ ...toQuery(rows?.filter), sort: toSort(rows?.sort) }),
}

/** How lists of this module are exported. */
export const bankAccountExports = { BANK_ACCOUNTS: exported, INTERNAL_ACCOUNTS: exported }
