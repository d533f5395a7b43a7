// HTTP of bank accounts: shapes in and out, no rules.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { id } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { currency, money, showMoney } from '../../kit/money.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Projection } from '../projection/public.ts'
import type { Access } from '../../kit/access.ts'
import { nameOf, proseOf } from '../../kit/nameShape.ts'
import type { Caller } from '../../kit/tokens.ts'
import { bankOf, bankShape, banksOfAccounts, banksOfCounterparties } from './banks.ts'
import { closeEntity } from './closeEntity.ts'
import { createBankAccount } from './createBankAccount.ts'
import { deleteBankAccount } from './deleteBankAccount.ts'
import { ACCOUNT_ACTIONS, ACCOUNT_STATUSES, allowedAccountActions, MANAGE_ACCOUNTS } from './lifecycle.ts'
import { bankAccountList, bankAccountSummary } from './list.ts'
import { restrictionInput, restrictionShape, showRestriction } from './restriction.ts'
import { closeBankAccount, reopenBankAccount } from './status.ts'
import { statementMapping } from './statementMapping.ts'
import { type BankAccountRow, CONNECTION_TYPES } from './table.ts'
import { updateBankAccount } from './updateBankAccount.ts'
import { LINK_METHODS, LOGIN_FIELDS, type LinkProviders, linkMethodsFor } from './linkMethods.ts'

const bankAccount = z
  .object({
    id: z.uuid(),
    bank: bankShape,
    accountNumber: z.string(),
    alias: z.string(),
    entityId: z.uuid(),
    connectionType: z.enum(CONNECTION_TYPES),
    status: z.enum(ACCOUNT_STATUSES).meta({ id: 'BankAccountStatus' }),
    bankStatus: z.enum(ACCOUNT_STATUSES).nullable().describe('What the bank last said of it'),
    allowedActions: z.array(z.enum(ACCOUNT_ACTIONS)).describe('What the caller may do with it now'),
    connectableBy: z.array(z.enum(LINK_METHODS)).describe('LinkProviders to its bank that this installation has'),
    loginFields: z
      .array(z.enum(LOGIN_FIELDS).meta({ id: 'BankLoginField' }))
      .describe("Login fields required by its bank's file server; empty without one"),
    currency,
    balance: z.object({ ledger: money, available: money.nullable(), asOf: z.string() }).nullable(),
    lastCheckedOn: z.string().nullable(),
    lastStatementOn: z.string().nullable().describe('Date of the newest statement transaction; null: none'),
    statementMapping: statementMapping.nullable(),
    restriction: restrictionShape.nullable(),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'BankAccount' })

const accountNumberForm = z.string().regex(/^\d{5,34}$/)
/** Accepts any code, so that the refusal has the business code (U-TRSY-BA-4). */
const anyCurrency = z.string().regex(/^[A-Z]{3}$/)

const newBankAccount = z.strictObject({
  bankCode: z.string().regex(/^\d{3}$/),
  accountNumber: accountNumberForm,
  alias: nameOf(100),
  entityId: id,
  currency: anyCurrency,
})

const bankAccountEdit = z.strictObject({
  version: z.int().min(1),
  alias: nameOf(100).optional(),
  accountNumber: accountNumberForm.optional(),
  currency: anyCurrency.optional(),
  lastCheckedOn: businessDate.nullish(),
  restriction: restrictionInput.nullish().describe('Null takes it away; left out it stays'),
})

type Viewer = Pick<Caller, 'permissions'>

const showAccount = (
  providers: LinkProviders,
  row: BankAccountRow,
  { permissions }: Viewer,
): z.infer<typeof bankAccount> => ({
  id: row.id,
  bank: bankOf(row.bankCode) ?? { code: row.bankCode, name: row.bankCode, bic: '' },
  accountNumber: row.accountNumber,
  alias: row.alias,
  entityId: row.entityId,
  connectionType: row.connectionType,
  status: row.status,
  bankStatus: row.bankStatus,
  allowedActions: allowedAccountActions(row, permissions),
  connectableBy: linkMethodsFor(providers, row.bankCode),
  loginFields: [...providers.sftp.asks(row.bankCode)],
  currency: row.currency,
  balance: balanceOf(row),
  lastCheckedOn: row.lastCheckedOn,
  lastStatementOn: row.lastStatementOn,
  statementMapping: row.statementMapping,
  restriction: showRestriction(row),
  createdAt: row.createdAt,
  version: row.version,
})

function balanceOf(row: BankAccountRow): z.infer<typeof bankAccount>['balance'] {
  const { balanceMinor, availableMinor, balanceAt, currency: of } = row
  if (balanceMinor === null || balanceAt === null) return null
  const available = availableMinor === null ? null : showMoney(availableMinor, of)
  return { ledger: showMoney(balanceMinor, of), available, asOf: balanceAt }
}

type Dependencies = LinkProviders & { access: Access; projection: Pick<Projection, 'ensureEntity'> }

/** Routes of bank accounts and of the banks they can be at. */
export function bankAccountRoutes(app: Server, { access, projection, ...providers }: Dependencies) {
  const show = (row: BankAccountRow, viewer: Viewer) => showAccount(providers, row, viewer)
  app.get(
    '/v1/banks',
    {
      schema: {
        operationId: 'listBanks',
        description: 'Banks of Indonesia; `holdsAccounts` marks those at which the organization can have accounts',
        response: { 200: z.object({ items: z.array(bankShape.extend({ holdsAccounts: z.boolean() })) }) },
      },
    },
    async request => {
      await access.callerOf(request, null)
      const holding = new Set(banksOfAccounts)
      return { items: banksOfCounterparties.map(item => ({ ...item, holdsAccounts: holding.has(item) })) }
    },
  )

  listRoutes(app, access, {
    path: '/v1/bank-accounts',
    names: { one: 'BankAccount', many: 'BankAccounts' },
    words: { one: 'One bank account', many: 'Bank accounts' },
    permission: 'treasury.bankAccounts.view',
    list: bankAccountList,
    body: bankAccount,
    show,
    summary: bankAccountSummary,
  })

  app.post(
    '/v1/bank-accounts',
    {
      schema: {
        operationId: 'createBankAccount',
        description:
          'Creates a bank account without a connection; refuses BA-2 alias exists, BA-3 number exists, BA-4 currency, BA-12 bank',
        headers: optionalKeyHeader,
        body: newBankAccount,
        response: { 201: bankAccount },
      },
    },
    async (request, reply) => {
      const caller = await access.callerOf(request, 'treasury.bankAccounts.manage')
      await projection.ensureEntity(caller.organizationId, request.body.entityId)
      const { body } = await access.asCaller(request, 'treasury.bankAccounts.manage', (tx, viewer) =>
        once(tx, request.headers['idempotency-key'], ['createBankAccount', request.body], async () =>
          show(await createBankAccount(tx, request.body), viewer),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  app.patch(
    '/v1/bank-accounts/:id',
    {
      schema: {
        operationId: 'updateBankAccount',
        description:
          'Edits alias, last-checked date or restriction, or corrects number and currency; refuses BA-2 alias exists, BA-3 number exists, BA-4 currency, BA-11 has reconciled transactions, BA-14 date in the future, BA-30 in use, G-3 stale version',
        params: z.strictObject({ id }),
        body: bankAccountEdit,
        response: { 200: bankAccount },
      },
    },
    request =>
      access.asCaller(request, 'treasury.bankAccounts.manage', async (tx, viewer) =>
        show(await updateBankAccount(tx, request.params.id, request.body), viewer),
      ),
  )

  app.post(
    '/v1/bank-accounts/:id/close',
    {
      schema: {
        operationId: 'closeBankAccount',
        description:
          'Closes a bank account: it accepts no more statement transactions or payments; refuses BA-32 payments in progress, BA-34 already closed, G-3 stale version',
        params: z.strictObject({ id }),
        body: z.strictObject({ version: z.int().min(1), reason: proseOf(255, 1) }),
        response: { 200: bankAccount },
      },
    },
    request =>
      access.asCaller(request, MANAGE_ACCOUNTS, async (tx, viewer) =>
        show(await closeBankAccount(tx, request.params.id, request.body), viewer),
      ),
  )

  app.post(
    '/v1/bank-accounts/:id/reopen',
    {
      schema: {
        operationId: 'reopenBankAccount',
        description:
          'Reopens a closed bank account; refuses BA-33 closed by its bank, BA-34 not closed, G-3 stale version',
        params: z.strictObject({ id }),
        body: z.strictObject({ version: z.int().min(1) }),
        response: { 200: bankAccount },
      },
    },
    request =>
      access.asCaller(request, MANAGE_ACCOUNTS, async (tx, viewer) =>
        show(await reopenBankAccount(tx, request.params.id, request.body.version), viewer),
      ),
  )

  app.delete(
    '/v1/bank-accounts/:id',
    {
      schema: {
        operationId: 'deleteBankAccount',
        description:
          'Deletes a bank account that no record refers to; refuses BA-40 reconciled, BA-35 lines, BA-36 payments, BA-37 expected transactions, BA-38 a connection, BA-39 an import or run, G-3 stale version',
        params: z.strictObject({ id }),
        querystring: z.strictObject({ version: z.coerce.number().int().min(1) }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      const { id: deleted } = request.params
      await access.asCaller(request, MANAGE_ACCOUNTS, tx => deleteBankAccount(tx, deleted, request.query.version))
      return { id: deleted }
    },
  )

  app.post(
    '/v1/entities/:id/deletion-check',
    {
      schema: {
        operationId: 'checkEntityDeletion',
        description:
          'Called before the account service deletes an entity; no bank account can be created for it for a minute; refuses BA-16 while some belong to it',
        params: z.strictObject({ id }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      await access.asCaller(request, 'account.company.manage', tx => closeEntity(tx, request.params.id))
      return { id: request.params.id }
    },
  )
}
