import type {
  CreateEntityInput,
  Language,
  Resolvers,
  UpdateControlsInput,
  UpdateEntityInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { codeOf, toPayload } from '../../graph/errors.ts'
import { encodePhotoId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { shownFactor } from '../freshFactor.ts'
import { ownField } from '../organization/relations.ts'
import {
  changePassword,
  checkEntityDeletion,
  chooseInvoiceBankAccount,
  countWithoutSecondFactor,
  createEntity,
  deleteEntity,
  readControls,
  readInvoiceBankDetails,
  readOrderSettings,
  setAppMode,
  setPeriodLock,
  setPhoto,
  updateControls,
  updateEntity,
  updateOrderSettings,
  updateOrganization,
  updateProfile,
} from './accountSettings.ts'
import { bankDetailsLoaders } from './loaders.ts'

const LANGUAGES = { en: 'EN', id: 'ID' } as const satisfies Record<string, Language>
const CODES = { EN: 'en', ID: 'id' } as const satisfies Record<Language, keyof typeof LANGUAGES>

/** The address of a user's photo. */
const photoOf = ({ id, photoId }: { id: string; photoId: string | null }) =>
  photoId === null ? null : `/files/${encodePhotoId(id, photoId)}`

const nobody = { viewer: null }
const nowhere = { organization: null }

export const settingsResolvers = {
  Viewer: {
    language: ({ language }) => LANGUAGES[language],
    numberFormat: ({ numberFormat }) => (numberFormat === null ? null : LANGUAGES[numberFormat]),
    photo: photoOf,
  },
  Person: { photo: photoOf },
  Organization: {
    taxNumber: ownField('taxNumber'),
    taxNumberDoubtful: ownField('taxNumberDoubtful'),
    address: ownField('address'),
    version: ownField('version'),
    controls: async ({ id }, _args, context) =>
      owned(context.organization(id), await readControls(context.organization(id))),
    orderSettings: async (organization, args, context) => {
      const modes = await ownField('modes')(organization, args, context)
      return modes.includes('INVOICING') ? readOrderSettings(context.organization(organization.id)) : null
    },
    invoiceBankDetails: async (organization, args, context) => {
      const modes = await ownField('modes')(organization, args, context)
      const scope = context.organization(organization.id)
      return modes.includes('INVOICING') ? owned(scope, await readInvoiceBankDetails(scope)) : null
    },
  },
  Entity: {
    invoiceBankDetails: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(bankDetailsLoaders).byEntity,
      show: orNull,
    }),
  },
  InvoiceBankDetails: {
    entityId: ({ entityId, organizationId }) => encodeId('Entity', organizationId, entityId),
    closed: ({ isClosed }) => isClosed,
    bankAccountId: ({ bankAccountId, organizationId }) =>
      bankAccountId === null ? null : encodeId('BankAccount', organizationId, bankAccountId),
  },
  Controls: {
    withoutSecondFactor: async ({ organizationId }, _args, context) => {
      const scope = context.organization(organizationId)
      if (!(await scope.permissions()).has('account.controls.manage')) return null
      return (await countWithoutSecondFactor(scope)).people
    },
  },
  Mutation: {
    updateProfile: (_root, { input }, context) => {
      const { preferredName = null, language, numberFormat, ...rest } = input
      const body = {
        ...rest,
        preferredName,
        language: CODES[language],
        numberFormat: numberFormat ? CODES[numberFormat] : null,
      }
      return toPayload(async () => ({ viewer: await updateProfile(context.personal, body) }), nobody)
    },
    setAppMode: (_root, { input: { mode } }, context) =>
      toPayload(async () => ({ viewer: await setAppMode(context.personal, mode) }), nobody),
    setPhoto: (_root, { input: { fileId } }, context) => {
      const scope = context.named
      const uuid = fileId ? scope.fileOf('account', fileId) : null
      return toPayload(async () => ({ viewer: await setPhoto(scope, uuid) }), nobody)
    },
    changePassword: (_root, { input }, context) =>
      toPayload(async () => ({ viewer: await changePassword(context.personal, input) }), nobody),
    updateOrganization: (_root, { input }, context) => {
      const scope = context.named
      const body = { ...input, taxNumber: input.taxNumber ?? null, address: input.address ?? null }
      return toPayload(async () => {
        const { id } = await updateOrganization(scope, body)
        return { organization: { id } }
      }, nowhere)
    },
    createEntity: (_root, { input: { idempotencyKey, ...input } }, context) => {
      const scope = context.named
      return toPayload(
        async () => ({
          entity: owned(scope, await createEntity(scope, toEntity(input), idempotencyKey)),
          organization: { id: scope.organizationId },
        }),
        { entity: null, ...nowhere },
      )
    },
    updateEntity: (_root, { input: { id, ...body } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Entity', id)
      return toPayload(async () => ({ entity: owned(scope, await updateEntity(scope, uuid, toEntityChange(body))) }), {
        entity: null,
      })
    },
    deleteEntity: (_root, { input: { id, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Entity', id)
      return toPayload(
        async () => {
          await refuseEntityInUse(scope, uuid)
          await deleteEntity(scope, uuid, version)
          return { deletedId: id, organization: { id: scope.organizationId } }
        },
        { deletedId: null, ...nowhere },
      )
    },
    updateControls: (_root, { input }, context) => {
      const scope = context.named
      return toPayload(async () => {
        await updateControls(scope, toControls(input))
        return { organization: { id: scope.organizationId } }
      }, nowhere)
    },
    setPeriodLock: (_root, { input }, context) => {
      const scope = context.named
      const { lockedBefore = null, reason, version } = input
      return toPayload(async () => {
        await setPeriodLock(scope, { lockedBefore, reason, version, ...shownFactor(input) })
        return { organization: { id: scope.organizationId } }
      }, nowhere)
    },
    updateOrderSettings: (_root, { input }, context) => {
      const scope = context.named
      const { rejectedRetentionDays: days, deactivatedRetentionYears: years, ...rest } = input
      const body = {
        ...rest,
        ...(typeof days === 'number' && { rejectedRetentionDays: days }),
        ...(typeof years === 'number' && { deactivatedRetentionYears: years }),
        creditLimit: input.creditLimit ?? null,
        invoiceNote: input.invoiceNote ?? null,
        invoiceTerms: input.invoiceTerms ?? null,
      }
      return toPayload(async () => {
        await updateOrderSettings(scope, body)
        return { organization: { id: scope.organizationId } }
      }, nowhere)
    },
    chooseInvoiceBankAccount: (_root, { input }, context) => {
      const scope = context.named
      const { bankAccountId, version } = input
      const entityId = scope.optionalUuidOf('Entity', input.entityId) ?? null
      const chosen = bankAccountId ? scope.uuidOf('BankAccount', bankAccountId) : null
      return toPayload(async () => {
        await chooseInvoiceBankAccount(scope, { entityId, bankAccountId: chosen, version, ...shownFactor(input) })
        return { organization: { id: scope.organizationId } }
      }, nowhere)
    },
  },
  Subscription: {
    organizationChanged: live({
      events: ['organization.changed', 'entity.changed'],
      shareable: true,
      open: () => ({}),
      accepts: () => true,
      read: ({ type }) => Promise.resolve({ kind: type === 'entity.changed' ? 'ENTITIES' : 'SETTINGS' } as const),
    }),
  },
} satisfies Resolvers

/** What is left out of a new entity is none. */
const toEntity = (input: Omit<CreateEntityInput, 'idempotencyKey'>) => ({
  name: input.name,
  taxNumber: input.taxNumber ?? null,
  address: input.address ?? null,
  isVatRegistered: input.isVatRegistered ?? false,
  branchNumber: input.branchNumber ?? '000000',
  finalTaxLetter: input.finalTaxLetter ?? null,
  finalTaxLetterUntil: input.finalTaxLetterUntil ?? null,
})

/** Null empties what may be empty, and leaves alone what may not. */
const toEntityChange = ({
  name,
  taxNumber,
  address,
  isVatRegistered,
  branchNumber,
  finalTaxLetter,
  finalTaxLetterUntil,
  version,
}: Omit<UpdateEntityInput, 'id'>) => ({
  name,
  version,
  ...(taxNumber !== undefined && { taxNumber }),
  ...(address !== undefined && { address }),
  ...(finalTaxLetter !== undefined && { finalTaxLetter }),
  ...(finalTaxLetterUntil !== undefined && { finalTaxLetterUntil }),
  ...(typeof isVatRegistered === 'boolean' && { isVatRegistered }),
  ...(typeof branchNumber === 'string' && { branchNumber }),
})

/** Only treasury knows an entity's bank accounts; an organization without treasury has none. */
async function refuseEntityInUse(scope: OrganizationScope, id: string): Promise<void> {
  try {
    await checkEntityDeletion(scope, id)
  } catch (error) {
    if (codeOf(error) !== 'U-ACC-OG-3') throw error
  }
}

/** Null sets a nullable field; for other fields it means unchanged. */
function toControls({ version, sessionIdleMinutes, ...switches }: UpdateControlsInput) {
  const { enforceTwoFactor, approveOwn, transfersActive, allowedEmailDomains } = switches
  return {
    version,
    ...(sessionIdleMinutes !== undefined && { sessionIdleMinutes }),
    ...(typeof enforceTwoFactor === 'boolean' && { enforceTwoFactor }),
    ...(typeof approveOwn === 'boolean' && { approveOwn }),
    ...(typeof transfersActive === 'boolean' && { transfersActive }),
    ...(allowedEmailDomains && { allowedEmailDomains }),
    ...shownFactor(switches),
  }
}
