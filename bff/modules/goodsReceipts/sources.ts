import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'
import type { GoodsReceiptQuery } from './accountGoodsReceipts.ts'

export type GoodsReceiptBody = components['schemas']['GoodsReceipt']
export type GoodsReceiptSource = GoodsReceiptBody & OfOrganization
export type GoodsReceiptLineSource = GoodsReceiptBody['lines'][number]
export type GoodsReceiptFileSource = GoodsReceiptBody['files'][number] & OfOrganization
/** Keeps the filter for the field that is resolved on demand. */
export type GoodsReceiptConnectionSource = Connection<GoodsReceiptSource> &
  OfOrganization & { filter: GoodsReceiptQuery }
