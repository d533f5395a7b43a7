// How often a test repeats its proof: a small count in CI, the full one with `npm run campaign`, which runs every test file that imports
// this one.

const isCampaign = process.env.CAMPAIGN === '1'

const CAMPAIGN_LIMIT_MS = 4 * 3_600_000

/** The number of repetitions, or the cases: `small` in CI, `full` in a campaign. */
export const rounds = <T>(small: T, full: T): T => (isCampaign ? full : small)

/** The timeout of such a test: `ms` with the small count, four hours in a campaign. */
export const roundsLimit = (ms: number): number => (isCampaign ? CAMPAIGN_LIMIT_MS : ms)
