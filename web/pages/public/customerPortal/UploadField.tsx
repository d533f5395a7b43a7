import { type Uploaded, UploadField as Field } from '../claims/UploadField.tsx'
import { sendUpload, type UploadPurpose } from './sendUpload.ts'

export type { Uploaded }

type UploadFieldProps = Omit<Parameters<typeof Field>[0], 'send'> & { purpose: UploadPurpose }

/** One file of the customer, authorized by their session. */
export function UploadField({ purpose, ...field }: UploadFieldProps) {
  return <Field {...field} send={(file, onProgress) => sendUpload(purpose, file, onProgress)} />
}
