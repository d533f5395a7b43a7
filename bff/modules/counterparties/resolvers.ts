import type {
  CounterpartyFilter,
  CreateCounterpartyInput,
  Resolvers,
  UpdateCounterpartyInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKeys } from '../../graph/relation.ts'
import { listBanks } from '../bankAccounts/loaders.ts'
import { deleteEach } from '../bulk.ts'
import { toProvenPayload } from '../provenChange.ts'
import { importRecords } from '../recordImports/relations.ts'
import { counterpartyLoaders, toCounterparty } from './loaders.ts'
import type { SavedCounterpartyBody } from './sources.ts'
import {
  type CounterpartyQuery,
  createCounterparty,
  deleteCounterparties,
  getCounterparty,
  importCounterparties,
  listCounterparties,
  summarizeCounterparties,
  updateCounterparty,
} from './treasuryCounterparties.ts'

export const counterpartyResolvers = {
  Organization: {
    counterpartyBanks: async ({ id }, _args, context) => (await listBanks(context.organization(id))).items,
    counterparties: listField({
      filter: (_scope, { filter }) => toQuery(filter),
      list: (scope, query, { sort }) => listCounterparties(scope, { ...query, sort: toSort(sort) }),
      toNode: toCounterparty,
    }),
    counterparty: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toCounterparty(scope, await getCounterparty(scope, uuid))
    },
  },
  CounterpartyConnection: {
    totalCount: summaryField(summarizeCounterparties, 'totalCount'),
  },
  Counterparty: {
    id: ({ id, organizationId }) => encodeId('Counterparty', organizationId, id),
    uuid: ({ id }) => id,
  },
  CounterpartyWarning: {
    field: ({ path }) => path.split('.'),
    counterparties: byKeys({
      keys: ({ counterpartyIds }) => counterpartyIds,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
    }),
  },
  Mutation: {
    createCounterparty: (_root, { input }, context) => {
      const scope = context.named
      return toPayload(
        async () => toSaved(scope, await createCounterparty(scope, toBody(input), input.idempotencyKey)),
        NOT_SAVED,
      )
    },
    updateCounterparty: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Counterparty', input.id)
      const body = { ...toBody(input), version: input.version, status: input.status ?? null }
      return toProvenPayload(
        scope,
        input,
        async proof => toSaved(scope, await updateCounterparty(scope, id, { ...body, proof })),
        NOT_SAVED,
      )
    },
    deleteCounterparties: (_root, { input }, context) =>
      deleteEach(context.named, 'Counterparty', input.ids, deleteCounterparties),
    importCounterparties: (_root, { input }, context) =>
      importRecords(context.named, 'treasury', input, importCounterparties),
  },
} satisfies Resolvers

export const counterpartyNodes = {
  Counterparty: (scope, uuid) => scope.loaders(counterpartyLoaders).byId.load(uuid),
} satisfies NodeFinders

const NOT_SAVED = { counterparty: null, warnings: [], passkeyOptions: null }

const toSaved = (scope: OrganizationScope, { warnings, ...counterparty }: SavedCounterpartyBody) => ({
  counterparty: toCounterparty(scope, counterparty),
  warnings: warnings.map(warning => owned(scope, warning)),
  passkeyOptions: null,
})

function toBody(input: CreateCounterpartyInput | UpdateCounterpartyInput) {
  const { legalName, alias, externalId, type, email, taxNumber, residence, customerType, address, bankAccounts } = input
  return {
    legalName,
    alias,
    type,
    externalId: externalId ?? null,
    email: email ?? null,
    taxNumber: taxNumber ?? null,
    residence: residence ?? null,
    customerType: customerType ?? null,
    address: address ?? null,
    bankAccounts: bankAccounts.map(account => ({ ...account, id: account.id ?? null, alias: account.alias ?? null })),
  }
}

function toQuery(filter: CounterpartyFilter | null | undefined): CounterpartyQuery {
  const { search, type, status, account } = filter ?? {}
  return {
    ...(search && { search }),
    ...(type && { type }),
    ...(status && { status }),
    ...(account && { account: `${account.bankCode}/${account.accountNumber}` }),
  }
}

const toSort = orderBy({ ALIAS: 'alias', CREATED_AT: 'createdAt' }, { field: 'ALIAS', direction: 'ASC' })

/** How the list of this module is exported. */
export const counterpartyExports: ExportedLists = {
  COUNTERPARTIES: {
    service: 'treasury',
    toQuery: (_scope, { counterparties: rows }) => ({ ...toQuery(rows?.filter), sort: toSort(rows?.sort) }),
  },
}
