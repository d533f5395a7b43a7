import type { components } from '../../rest/account.generated.ts'

export type PositionEmailSource = components['schemas']['PositionEmail']
