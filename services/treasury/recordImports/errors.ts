import { recordImportErrors } from '../../kit/recordImports/errors.ts'

export const codes = recordImportErrors('TRSY')
