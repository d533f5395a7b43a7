// Uploads files in the customer portal.
import { type Refused, sendFile } from '../sendFile.ts'

export type UploadPurpose =
  'PAYMENT_PROOF' | 'WITHHOLDING_SLIP' | 'SALES_ORDER_MESSAGE' | 'INVOICE_MESSAGE' | 'CUSTOMER_DOCUMENT'

/** Uploads a file of the customer; returns its uuid, or why it was rejected. */
export async function sendUpload(
  purpose: UploadPurpose,
  file: File,
  onProgress: (sent: number) => void,
): Promise<{ uuid: string } | Refused> {
  const answer = await sendFile({ path: `/customer/uploads/${purpose}`, file, onProgress })
  if (!('text' in answer)) return answer
  const made: unknown = JSON.parse(answer.text)
  if (typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'string') return { uuid: made.id }
  return { code: null, message: '' }
}
