import type {
  CreateApprovalPolicyInput,
  Resolvers,
  UpdateApprovalPolicyInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { notFound, toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKeys, byOptionalKey, orNull } from '../../graph/relation.ts'
import { entityLoaders, personLoaders } from '../organization/loaders.ts'
import { toProvenPayload } from '../provenChange.ts'
import { blockedByMembers, blockedByOwnership, blockedByRole } from './blockedPolicies.ts'
import type {
  ApprovalBandSource,
  ApprovalPolicySource,
  ApprovalStepSource,
  BlockedApprovalBandSource,
} from './sources.ts'
import {
  createPolicy,
  deletePolicy,
  listBankingDays,
  listPolicies,
  readSettings,
  resetBankingDay,
  setBankingDay,
  updatePolicy,
  updateSettings,
} from './treasuryRules.ts'

const nowhere = { organization: null }
const noPolicy = { approvalPolicy: null, organization: null }
const organizationOf = (scope: OrganizationScope) => ({ id: scope.organizationId })

export const paymentRuleResolvers = {
  Organization: {
    approvalPolicies: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listPolicies(scope)).items.map(policy => owned(scope, policy))
    },
    approvalPolicy: ({ id }, { uuid }, context) => readPolicy(context.organization(id), uuid),
    bankingDays: async ({ id }, { year }, context) => (await listBankingDays(context.organization(id), year)).items,
    paymentSettings: ({ id }, _args, context) => readSettings(context.organization(id)),
    policiesBlockedByMembers: ({ id }, { memberIds, roleId }, context) => {
      const scope = context.organization(id)
      const members = memberIds.map(memberId => scope.uuidOf('Membership', memberId))
      return blockedByMembers(scope, members, scope.optionalUuidOf('Role', roleId))
    },
    policiesBlockedByOwnership: ({ id }, { memberId }, context) => {
      const scope = context.organization(id)
      return blockedByOwnership(scope, scope.uuidOf('Membership', memberId))
    },
    policiesBlockedByRole: ({ id }, { roleId, permissions }, context) => {
      const scope = context.organization(id)
      return blockedByRole(scope, scope.uuidOf('Role', roleId), permissions)
    },
  },
  ApprovalPolicy: {
    id: ({ id, organizationId }) => encodeId('ApprovalPolicy', organizationId, id),
    uuid: ({ id }) => id,
    entity: byOptionalKey({
      key: ({ entityId }: ApprovalPolicySource) => entityId,
      loader: scope => scope.loaders(entityLoaders).byId,
      show: orNull,
    }),
    bands: ({ bands, currency, organizationId }) => bands.map(band => ({ ...band, currency, organizationId })),
  },
  ApprovalBand: {
    upTo: ({ upTo, currency }) => (upTo === null ? null : { amount: upTo, currency }),
    steps: ({ steps, organizationId }) => steps.map(step => ({ ...step, organizationId })),
    unableApprovers: byKeys({
      keys: ({ unableApproverIds }: ApprovalBandSource) => unableApproverIds,
      loader: scope => scope.loaders(personLoaders).byId,
    }),
  },
  ApprovalStep: {
    approvers: byKeys({
      keys: ({ approverIds }: ApprovalStepSource) => approverIds,
      loader: scope => scope.loaders(personLoaders).byId,
    }),
  },
  BlockedApprovalPolicy: {
    bands: ({ bands, organizationId }) => bands.map(band => ({ ...band, organizationId })),
  },
  BlockedApprovalBand: {
    named: byKeys({
      keys: ({ namedIds }: BlockedApprovalBandSource) => namedIds,
      loader: scope => scope.loaders(personLoaders).byId,
    }),
    able: byKeys({
      keys: ({ ableIds }: BlockedApprovalBandSource) => ableIds,
      loader: scope => scope.loaders(personLoaders).byId,
    }),
  },
  Mutation: {
    createApprovalPolicy: (_root, { input }, context) => {
      const scope = context.named
      const body = toBody(scope, input)
      return toProvenPayload(
        scope,
        input,
        async proof => ({
          approvalPolicy: owned(scope, await createPolicy(scope, { ...body, proof }, input.idempotencyKey)),
          organization: organizationOf(scope),
        }),
        noPolicy,
      )
    },
    updateApprovalPolicy: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('ApprovalPolicy', input.id)
      const body = { ...toBody(scope, input), version: input.version }
      return toProvenPayload(
        scope,
        input,
        async proof => ({
          approvalPolicy: owned(scope, await updatePolicy(scope, id, { ...body, proof })),
          organization: organizationOf(scope),
        }),
        noPolicy,
      )
    },
    deleteApprovalPolicy: (_root, { input: { id, version, ...shown } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('ApprovalPolicy', id)
      return toProvenPayload(
        scope,
        shown,
        async proof => {
          await deletePolicy(scope, uuid, { version, proof })
          return { deletedId: id, organization: organizationOf(scope) }
        },
        { deletedId: null, organization: null },
      )
    },
    setBankingDay: (_root, { input: { date, closesAt, ...day } }, context) => {
      const scope = context.named
      return toPayload(async () => {
        await setBankingDay(scope, date, { ...day, closesAt: closesAt ?? null })
        return { organization: organizationOf(scope) }
      }, nowhere)
    },
    resetBankingDay: (_root, { input: { date } }, context) => {
      const scope = context.named
      return toPayload(async () => {
        await resetBankingDay(scope, date)
        return { organization: organizationOf(scope) }
      }, nowhere)
    },
    updatePaymentSettings: (_root, { input }, context) => {
      const scope = context.named
      const { maxFeeRupiah, dormantDays, staleBankingDays, code, passkeyAssertion, ...settings } = input
      const body = {
        ...settings,
        ...(maxFeeRupiah != null && { maxFeeRupiah }),
        ...(dormantDays != null && { dormantDays }),
        ...(staleBankingDays != null && { staleBankingDays }),
      }
      return toProvenPayload(
        scope,
        { code, passkeyAssertion },
        async proof => {
          await updateSettings(scope, { ...body, proof })
          return { organization: organizationOf(scope) }
        },
        nowhere,
      )
    },
  },
} satisfies Resolvers

export const paymentRuleNodes = { ApprovalPolicy: readPolicy } satisfies NodeFinders

/** There are few, so it reads all and picks one. */
async function readPolicy(scope: OrganizationScope, uuid: string): Promise<ApprovalPolicySource> {
  const found = (await listPolicies(scope)).items.find(({ id }) => id === uuid)
  if (!found) throw notFound()
  return owned(scope, found)
}

function toBody(scope: OrganizationScope, input: CreateApprovalPolicyInput | UpdateApprovalPolicyInput) {
  const { name, currency, entityId, method, bands } = input
  return {
    name,
    currency,
    entityId: scope.optionalUuidOf('Entity', entityId) ?? null,
    method: method ?? null,
    bands: bands.map(({ upTo, steps, inOrder }) => ({
      upTo: upTo ?? null,
      steps: steps.map(({ approverUuids }) => ({ approverIds: approverUuids })),
      inOrder,
    })),
  }
}
