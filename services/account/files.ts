// The files that this service takes.
import { type FilesOfModule, PAPER } from '../kit/files/contents.ts'

export const accountFiles = {
  DOCUMENT: { send: 'invoicing.customers.manage', read: 'invoicing.customers.view', contents: PAPER },
  PHOTO: {
    send: null,
    read: null,
    contents: { types: ['jpeg', 'png'], named: 'JPG, PNG', extensions: ['jpg', 'jpeg', 'png'], maximumMegabytes: 2 },
  },
} as const satisfies FilesOfModule
