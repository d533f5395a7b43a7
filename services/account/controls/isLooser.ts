import type { ControlsRow } from '../organizations/public.ts'

type Compared = Pick<
  ControlsRow,
  'enforceTwoFactor' | 'approveOwn' | 'transfersActive' | 'sessionIdleMinutes' | 'allowedEmailDomains'
>

/** Whether any control allows something that it did not allow before. */
export const isLooser = (before: Compared, after: Compared): boolean =>
  (after.approveOwn && !before.approveOwn) ||
  (after.transfersActive && !before.transfersActive) ||
  (before.enforceTwoFactor && !after.enforceTwoFactor) ||
  idleMinutes(after) > idleMinutes(before) ||
  admitsMore(after.allowedEmailDomains, before.allowedEmailDomains)

/** Without a limit, the installation's limit applies. */
const idleMinutes = ({ sessionIdleMinutes }: Compared) => sessionIdleMinutes ?? Infinity

/** An empty list allows all domains. */
const admitsMore = (after: readonly string[], before: readonly string[]) =>
  before.length > 0 && (after.length === 0 || after.some(domain => !before.includes(domain)))
