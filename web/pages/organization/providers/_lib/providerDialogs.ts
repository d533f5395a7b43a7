import type { PayoutAccountField_organization$key } from '../../../../__generated__/PayoutAccountField_organization.graphql.ts'
import type { SavedMapping } from './reportMapping.ts'

/** The dialogs of a connection. */
export type OpenedDialog = 'UPLOAD' | 'UPDATE' | 'ROTATE' | 'DISABLE'

/** What each of them is given. */
export type DialogProps = {
  provider: {
    readonly id: string
    readonly version: number
    readonly alias: string
    readonly bankAccount: { readonly id: string }
    readonly fileMapping: SavedMapping | null | undefined
  }
  organizationKey: PayoutAccountField_organization$key
  /** What the provider asks for. */
  asked: readonly string[]
  /** Whether the columns of its report are known. */
  ownReport: boolean
  onDone: () => void
  onClose: () => void
}
