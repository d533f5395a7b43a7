// What breaches brought to light most often: some 49,000 passwords, in lower case. The list is a package's, so that it is renewed with it,
// and is held here: nothing is asked for over the net.
import { dictionary } from '@zxcvbn-ts/language-common'

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'])
