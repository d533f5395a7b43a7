// The bank account that records of other modules name.
import type { OfOrganization } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { bankAccountLoaders } from './loaders.ts'

/** For records that always name one. */
export const bankAccountOfRecord = byKey({
  key: ({ bankAccountId }: OfOrganization & { bankAccountId: string }) => bankAccountId,
  loader: scope => scope.loaders(bankAccountLoaders).byId,
  show: orNotFound,
})

/** For records that may name one. */
export const optionalBankAccountOfRecord = byOptionalKey({
  key: ({ bankAccountId }: OfOrganization & { bankAccountId: string | null }) => bankAccountId,
  loader: scope => scope.loaders(bankAccountLoaders).byId,
  show: orNull,
})
