// The passwords most often found in breaches: some 49,000, in lower case. The list comes from a package, so that it is updated with it, and
// is kept in memory: no network request is made.
import { dictionary } from '@zxcvbn-ts/language-common'

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'])
