import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import type { PaymentProviderFiguresSource, PaymentRecordFeeSource, PaymentRecordMemberSource } from './sources.ts'
import {
  readFigures,
  readMembers,
  readProviders,
  readRecordFees,
  readRecords,
  readTransactions,
} from './treasuryProviders.ts'

export const providerLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readProviders(scope, ids)).items.map(provider => owned(scope, provider))),
  /** By connection: the figures on its card. */
  figures: new Loader<PaymentProviderFiguresSource | null>(null, async (providerIds, give) => {
    for (const figures of (await readFigures(scope, providerIds)).items) give(figures.providerId, figures)
  }),
  record: batchById(async ids => (await readRecords(scope, ids)).items.map(record => owned(scope, record))),
  /** By batch: its members, in the order of its report. */
  members: new Loader<PaymentRecordMemberSource[]>([], async (recordIds, give) => {
    for (const { recordId, members } of (await readMembers(scope, recordIds)).items)
      give(
        recordId,
        members.map(member => owned(scope, member)),
      )
  }),
  /** By batch: its fees by channel. */
  fees: new Loader<PaymentRecordFeeSource[]>([], async (recordIds, give) => {
    for (const { recordId, fees } of (await readRecordFees(scope, recordIds)).items) give(recordId, fees)
  }),
  transaction: batchById(async ids =>
    (await readTransactions(scope, ids)).items.map(transaction => owned(scope, transaction)),
  ),
})
